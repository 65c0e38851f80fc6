import type { Components, Theme } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { text } from '#src/i18n/text.ts';

const note = (tone: string) => ({
  borderColor: `var(--${tone}-line)`,
  background: `var(--${tone}-soft)`,
  '& .MuiAlert-icon': { color: `var(--${tone})` },
});

export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', background: 'var(--surface)', color: 'var(--ink)' } },
  },
  MuiCard: {
    styleOverrides: {
      root: { border: '1px solid var(--line)', borderRadius: 'var(--r-lg)', boxShadow: 'var(--e1)' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--r-lg)',
        boxShadow: 'var(--e3)',
        maxWidth: 480,
        // what does not fit scrolls between the title and the acts, in a form as without one
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        '@media (max-width: 599px)': {
          margin: 0,
          width: '100%',
          maxWidth: '100% !important',
          alignSelf: 'flex-end',
          borderRadius: 'var(--r-lg) var(--r-lg) 0 0',
        },
      },
      paperWidthMd: { maxWidth: 720 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '16px 20px 4px', fontSize: 'var(--fs-lg)', fontWeight: 650, lineHeight: 1.25 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiDialogContentText: { styleOverrides: { root: { color: 'var(--ink-2)', fontSize: 'var(--fs-md)' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        padding: '12px 16px',
        gap: 8,
        borderTop: '1px solid var(--line)',
        background: 'var(--sunken)',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { background: 'var(--scrim)', '&.MuiBackdrop-invisible': { background: 'transparent' } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { background: 'var(--surface)', boxShadow: 'var(--e3)' } } },
  MuiPopover: {
    styleOverrides: {
      paper: { border: '1px solid var(--line)', borderRadius: 'var(--r-lg)', boxShadow: 'var(--e2)' },
    },
  },
  MuiMenu: {
    // a menu is painted at the end of the page, outside its landmarks: it brings one of its own
    defaultProps: { slotProps: { root: { role: 'region', 'aria-label': text('ui.menuAberto') } as object } },
    styleOverrides: { paper: { marginTop: 4 }, list: { padding: '4px 0' } },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 12px',
        gap: 10,
        fontSize: 'var(--fs-md)',
        whiteSpace: 'normal',
        '& .lucide': { width: '1.143em', height: '1.143em', color: 'var(--ink-2)' },
        '& .MuiListItemIcon-root': { minWidth: 0 },
        '&:hover, &.Mui-focusVisible': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          background: 'var(--primary-100)',
          fontWeight: 600,
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'var(--ink-2)' } } },
  MuiListSubheader: {
    styleOverrides: {
      root: {
        padding: '8px 12px 4px',
        background: 'none',
        fontSize: 'var(--fs-xs)',
        fontWeight: 600,
        lineHeight: 1.45,
        color: 'var(--ink-3)',
      },
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100, arrow: false },
    styleOverrides: {
      tooltip: {
        maxWidth: 320,
        padding: '6px 10px',
        borderRadius: 'var(--r-sm)',
        background: 'var(--ink)',
        color: 'var(--surface)',
        fontSize: 'var(--fs-xs)',
        fontWeight: 450,
        lineHeight: 1.45,
      },
    },
  },
  MuiAlert: {
    defaultProps: {
      severity: 'info',
      variant: 'outlined',
      closeText: text('ui.fechar'),
      iconMapping: {
        info: <Info size={18} />,
        success: <CircleCheck size={18} />,
        warning: <TriangleAlert size={18} />,
        error: <CircleAlert size={18} />,
      },
    },
    styleOverrides: {
      root: {
        padding: '8px 12px',
        gap: 8,
        border: '1px solid',
        borderRadius: 'var(--r-md)',
        color: 'var(--ink)',
        fontSize: 'var(--fs-sm)',
        lineHeight: 1.45,
      },
      icon: { margin: 0, padding: '1px 0 0', opacity: 1 },
      message: { padding: 0 },
      action: { padding: 0, margin: '-2px -4px -2px auto' },
    },
    variants: [
      { props: { severity: 'info' }, style: note('azul') },
      { props: { severity: 'success' }, style: note('verde') },
      { props: { severity: 'warning' }, style: note('ambar') },
      { props: { severity: 'error' }, style: note('rubro') },
    ],
  },
  MuiSnackbarContent: { styleOverrides: { root: { background: 'var(--ink)', color: 'var(--surface)' } } },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { background: 'var(--line)', borderRadius: 'var(--r-sm)', transform: 'none' } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 8,
        border: '1px solid var(--pedra-line)',
        borderRadius: 4,
        background: 'var(--pedra-soft)',
      },
      bar: { background: 'var(--primary-base)', borderRadius: 4 },
    },
  },
};

import type { Components, Theme } from '@mui/material/styles';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** An act that is refused now: keeps its place and the focus, and tells why. */
    explica: true;
  }
}

const focusRing = {
  outline: '2px solid var(--focus)',
  outlineOffset: 2,
  boxShadow: '0 0 0 2px var(--focus-gap)',
} as const;

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible, &:focus-visible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'inherit', variant: 'outlined' },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 'var(--h-md)',
        padding: '0 12px',
        borderRadius: 'var(--r-md)',
        fontSize: 'var(--fs-md)',
        fontWeight: 600,
        lineHeight: 1,
        gap: 6,
        whiteSpace: 'nowrap',
        textTransform: 'none',
        transition: 'background-color var(--t-fast) var(--ease), border-color var(--t-fast) var(--ease)',
        '& .lucide': { width: '1.143em', height: '1.143em' },
        '&.Mui-disabled': { color: 'var(--ink-off)' },
        // what turns stands in the place of the words
        '&.Mui-disabled.MuiButton-loadingPositionCenter': { color: 'transparent' },
      },
      startIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } },
      endIcon: { margin: 0, '& > *:nth-of-type(1)': { fontSize: 'inherit' } },
      loadingIndicator: { color: 'var(--ink-2)' },
    },
    variants: [
      {
        props: { size: 'small' },
        style: { height: 'var(--h-sm)', padding: '0 10px', fontSize: 'var(--fs-sm)' },
      },
      { props: { size: 'large' }, style: { height: 'var(--h-lg)', padding: '0 20px' } },
      {
        props: { variant: 'contained' },
        style: {
          border: '1px solid var(--primary-border)',
          background: 'var(--primary-base)',
          color: 'var(--primary-text)',
          '&:hover': { background: 'var(--primary-hover)' },
          '&.Mui-disabled': { background: 'var(--sunken)', borderColor: 'var(--line-strong)' },
        },
      },
      {
        props: { variant: 'contained', color: 'error' },
        style: {
          borderColor: 'var(--rubro-solid)',
          background: 'var(--rubro-solid)',
          color: 'var(--on-rubro)',
          '&:hover': { background: 'var(--rubro)', color: 'var(--surface)' },
        },
      },
      {
        props: { variant: 'outlined' },
        style: {
          border: '1px solid var(--line-strong)',
          background: 'var(--surface)',
          color: 'var(--ink)',
          '&:hover': { background: 'var(--hover)', borderColor: 'var(--ink-2)' },
          '&.Mui-disabled': { background: 'var(--sunken)', borderColor: 'var(--line)' },
        },
      },
      {
        props: { variant: 'text' },
        style: {
          border: '1px solid transparent',
          color: 'var(--ink-2)',
          '&:hover': { background: 'var(--hover)' },
        },
      },
      { props: { variant: 'text', color: 'primary' }, style: { color: 'var(--primary-ink)' } },
      {
        props: { variant: 'explica' },
        style: {
          border: '1px dashed var(--line-strong)',
          background: 'var(--sunken)',
          color: 'var(--ink-3)',
          cursor: 'help',
          '&:hover': { background: 'var(--hover)' },
        },
      },
    ],
  },
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        width: 'var(--h-md)',
        height: 'var(--h-md)',
        padding: 0,
        borderRadius: 'var(--r-md)',
        color: 'var(--ink-2)',
        fontSize: 'var(--fs-md)',
        '& .lucide': { width: '1.286em', height: '1.286em' },
        '&:hover': { background: 'var(--hover)' },
        '&.Mui-disabled': { color: 'var(--ink-off)' },
      },
      sizeSmall: {
        width: 'var(--h-sm)',
        height: 'var(--h-sm)',
        '& .lucide': { width: '1.143em', height: '1.143em' },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        height: 'var(--h-md)',
        minWidth: 'var(--h-md)',
        padding: '0 8px',
        gap: 6,
        border: '1px solid var(--line-strong)',
        borderRadius: 'var(--r-md)',
        background: 'var(--surface)',
        color: 'var(--ink-2)',
        fontSize: 'var(--fs-md)',
        fontWeight: 600,
        textTransform: 'none',
        '& .lucide': { width: '1.286em', height: '1.286em' },
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--primary-100)',
          color: 'var(--primary-ink)',
        },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
};

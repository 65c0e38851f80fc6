import type { Components, Theme } from '@mui/material/styles';
import { ArrowUp } from 'lucide-react';

export const data: Components<Theme> = {
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: {
        height: 'max(20px, 1.571rem)',
        borderRadius: 'var(--r-sm)',
        border: '1px solid var(--pedra-line)',
        background: 'var(--pedra-soft)',
        color: 'var(--pedra)',
        fontSize: 'var(--fs-xs)',
        fontWeight: 600,
      },
      label: { padding: '0 7px' },
      deleteIcon: { width: 14, height: 14, marginRight: 4, color: 'var(--ink-2)' },
    },
  },
  MuiTable: { styleOverrides: { root: { fontSize: 'var(--fs-md)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 'var(--row)',
        padding: '0 12px',
        borderBottom: '1px solid var(--line)',
        fontSize: 'var(--fs-md)',
        lineHeight: 1.25,
        color: 'var(--ink)',
      },
      head: {
        height: 'max(32px, 2.571rem)',
        background: 'var(--sunken)',
        color: 'var(--ink-2)',
        fontSize: 'var(--fs-sm)',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      },
      stickyHeader: { background: 'var(--sunken)' },
      sizeSmall: { padding: '0 12px' },
      paddingCheckbox: { width: 44, padding: '0 0 0 4px' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { background: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { background: 'var(--primary-100)' },
      },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: ArrowUp },
    styleOverrides: {
      root: {
        color: 'var(--ink-2)',
        '&.Mui-active': { color: 'var(--ink)' },
        '&:hover': { color: 'var(--ink)' },
      },
      icon: { width: 13, height: 13, fontSize: 13, transform: 'none' },
    },
    variants: [
      {
        props: { direction: 'desc' },
        style: { '& .MuiTableSortLabel-icon': { transform: 'rotate(180deg)' } },
      },
    ],
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto' },
    styleOverrides: {
      root: { minHeight: 0, borderBottom: '1px solid var(--line)', overflow: 'visible' },
      scroller: { marginBottom: '-1px' },
      list: { gap: 2 },
      indicator: { display: 'none' },
      // an arrow that leads nowhere takes no room
      scrollButtons: { '&.Mui-disabled': { display: 'none' } },
    },
  },
  MuiTab: {
    defaultProps: { iconPosition: 'start' },
    styleOverrides: {
      root: {
        minHeight: 'var(--h-md)',
        minWidth: 0,
        maxWidth: 'none',
        padding: '8px 12px 9px',
        gap: 6,
        flexDirection: 'row',
        border: '1px solid transparent',
        borderBottom: 0,
        borderRadius: 'var(--r-md) var(--r-md) 0 0',
        color: 'var(--ink-2)',
        fontSize: 'var(--fs-md)',
        fontWeight: 400,
        lineHeight: 1.25,
        textTransform: 'none',
        whiteSpace: 'nowrap',
        '&:hover': { background: 'var(--hover)' },
        '&.Mui-selected': {
          background: 'var(--surface)',
          borderColor: 'var(--line)',
          color: 'var(--ink)',
          fontWeight: 650,
          boxShadow: 'inset 0 2px 0 var(--primary-base)',
        },
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 'var(--h-sm)',
        height: 'var(--h-sm)',
        margin: 0,
        borderRadius: 'var(--r-md)',
        fontSize: 'var(--fs-sm)',
        fontWeight: 600,
        color: 'var(--ink-2)',
        '&.Mui-selected, &.Mui-selected:hover': {
          background: 'var(--primary-100)',
          border: '1px solid var(--primary-200)',
          color: 'var(--ink)',
        },
      },
    },
  },
};

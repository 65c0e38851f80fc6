/**
 * Parts of react-admin that only the register screens load; they read their names from the theme.
 * Plain data here, so that painting them costs the sign-in page nothing.
 */
export const reactAdmin = {
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-actions': { display: 'none' },
        '& .RaList-content': {
          border: '1px solid var(--line)',
          borderRadius: 'var(--r-lg)',
          overflow: 'hidden',
        },
      },
    },
  },
  RaDatagrid: {
    defaultProps: { size: 'medium' },
    styleOverrides: {
      root: {
        '& .RaDatagrid-headerCell': { background: 'var(--sunken)' },
        '& .RaDatagrid-row': { height: 'var(--row)' },
        '& .RaDatagrid-rowEven, & .RaDatagrid-rowOdd': { background: 'none' },
        '& .RaDatagrid-rowCell': { fontVariantNumeric: 'tabular-nums' },
        '& .RaDatagrid-row:focus-within': { boxShadow: 'inset 3px 0 0 var(--primary-base)' },
      },
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { background: 'var(--sunken)' },
        '& .RaDataTable-row': { height: 'var(--row)' },
        '& .RaDataTable-rowCell': { fontVariantNumeric: 'tabular-nums' },
        '& .RaDataTable-row:focus-within': { boxShadow: 'inset 3px 0 0 var(--primary-base)' },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': {
          minHeight: 52,
          padding: '0 12px',
          background: 'var(--primary-100)',
          borderBottom: '1px solid var(--primary-200)',
          color: 'var(--ink)',
        },
      },
    },
  },
  RaEdit: {
    styleOverrides: { root: { '& .RaEdit-card': { border: 0, background: 'none', boxShadow: 'none' } } },
  },
  RaShow: {
    styleOverrides: { root: { '& .RaShow-card': { border: 0, background: 'none', boxShadow: 'none' } } },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        position: 'sticky',
        bottom: 0,
        minHeight: 60,
        background: 'var(--surface)',
        borderTop: '1px solid var(--line)',
      },
    },
  },
} as const;

import type { Components, Theme } from '@mui/material/styles';
import { Check, ChevronDown, Minus, X } from 'lucide-react';
import { text } from '#src/i18n/text.ts';

/** The square of a checkbox, drawn small inside a larger target. */
const box = (mark: React.ReactNode, on: boolean, round = false): React.ReactNode => (
  <span className={`mlt-marca${on ? ' mlt-ligada' : ''}${round ? ' mlt-redonda' : ''}`} aria-hidden="true">
    {mark}
  </span>
);

const mark = {
  '& .mlt-marca': {
    display: 'inline-grid',
    placeItems: 'center',
    width: 18,
    height: 18,
    border: '1.5px solid var(--line-strong)',
    borderRadius: 4,
    background: 'var(--surface)',
    color: 'var(--primary-text)',
  },
  '& .mlt-redonda': { borderRadius: '50%' },
  '& .mlt-ligada': { background: 'var(--primary-base)', borderColor: 'var(--primary-border)' },
  '& .mlt-redonda.mlt-ligada': { boxShadow: 'inset 0 0 0 4px var(--surface)' },
  '&.Mui-disabled .mlt-marca': { borderStyle: 'dashed', opacity: 0.7 },
} as const;

const choice = {
  width: 'var(--h-md)',
  height: 'var(--h-md)',
  padding: 0,
  '&:hover': { background: 'none' },
  '&.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
  '&.Mui-focusVisible .mlt-marca': {
    outline: '2px solid var(--focus)',
    outlineOffset: 2,
    boxShadow: '0 0 0 2px var(--focus-gap)',
  },
  ...mark,
} as const;

export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        fontSize: 'var(--fs-sm)',
        fontWeight: 600,
        lineHeight: 1.45,
        color: 'var(--ink)',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--ink)' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: 'var(--fs-sm)',
        fontWeight: 600,
        color: 'var(--ink)',
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--ink)' },
      },
      asterisk: { display: 'none' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 'var(--h-md)',
        borderRadius: 'var(--r-md)',
        background: 'var(--surface)',
        fontSize: 'var(--fs-md)',
        paddingInline: 0,
        '& .lucide': { color: 'var(--ink-2)', width: '1.143em', height: '1.143em' },
        '& fieldset': { top: 0, border: '1px solid var(--line-strong)' },
        '& legend': { display: 'none' },
        '&:hover fieldset, &:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-2)' },
        '&.Mui-focused fieldset, &.Mui-focused .MuiOutlinedInput-notchedOutline': {
          border: '1px solid var(--line-strong)',
        },
        '&.Mui-focused': {
          outline: '2px solid var(--focus)',
          outlineOffset: 2,
          boxShadow: '0 0 0 2px var(--focus-gap)',
        },
        '&.Mui-error fieldset, &.Mui-error .MuiOutlinedInput-notchedOutline': {
          border: '2px solid var(--rubro)',
        },
        // the hidden twin that measures a text of several lines is read-only too, and so is every picker of colours
        '&:has(input:read-only:not([role=combobox], [type=color])), &:has(textarea:read-only:not([aria-hidden])), &.Mui-disabled':
          {
            background: 'var(--sunken)',
            '& fieldset': { borderStyle: 'dashed', borderColor: 'var(--line-strong)' },
            '& input, & textarea': { color: 'var(--ink-2)', WebkitTextFillColor: 'currentColor' },
          },
        '&.MuiInputBase-sizeSmall': { '& .MuiInputBase-input': { paddingBlock: 0 } },
        '&.MuiInputBase-multiline': {
          padding: '8px 0',
          '& textarea': { height: 'auto', lineHeight: 1.45 },
        },
      },
      input: {
        height: 'calc(var(--h-md) - 2px)',
        padding: '0 10px',
        '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
        '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      },
    },
  },
  MuiInputBase: {
    styleOverrides: { input: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: { maxHeight: 'none', color: 'var(--ink-2)' },
      positionStart: { marginLeft: 10, marginRight: -2 },
      positionEnd: { marginRight: 4, marginLeft: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '3px 0 0',
        fontSize: 'var(--fs-xs)',
        lineHeight: 1.45,
        color: 'var(--ink-3)',
        '&.Mui-error': { color: 'var(--rubro)', fontSize: 'var(--fs-sm)', fontWeight: 550 },
      },
    },
  },
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      select: {
        // what does not fit ends in an ellipsis, before the arrow
        display: 'block',
        minHeight: 0,
        height: 'calc(var(--h-md) - 2px)',
        lineHeight: 'calc(var(--h-md) - 2px)',
        padding: '0 34px 0 10px',
      },
      icon: { right: 10, top: 'calc(50% - .571em)', color: 'var(--ink-2)', transition: 'none' },
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      size: 'small',
      popupIcon: <ChevronDown aria-hidden="true" />,
      clearIcon: <X aria-hidden="true" />,
      autoHighlight: true,
      handleHomeEndKeys: true,
      // the list is painted at the end of the page, outside its landmarks: it brings one of its own
      slotProps: { popper: { role: 'region', 'aria-label': text('ui.listaAberta') } },
      openText: text('ui.escolha.abrir'),
      closeText: text('ui.escolha.fechar'),
      clearText: text('ui.escolha.limpar'),
      loadingText: text('ui.escolha.procurando'),
      noOptionsText: text('ui.escolha.nada'),
    },
    styleOverrides: {
      inputRoot: { padding: '0 64px 0 0 !important', flexWrap: 'wrap' },
      input: { height: 'calc(var(--h-md) - 2px)', padding: '0 10px !important' },
      endAdornment: { right: '6px !important', top: '50%', transform: 'translateY(-50%)' },
      popupIndicator: { width: 28, height: 28, transform: 'none' },
      clearIndicator: { width: 28, height: 28 },
      tag: { margin: 2 },
      paper: { boxShadow: 'var(--e2)', border: '1px solid var(--line)', borderRadius: 'var(--r-md)' },
      listbox: { padding: '4px 0' },
      noOptions: { fontSize: 'var(--fs-sm)', color: 'var(--ink-2)' },
      loading: { fontSize: 'var(--fs-sm)', color: 'var(--ink-2)' },
      option: {
        minHeight: '36px !important',
        padding: '4px 12px !important',
        fontSize: 'var(--fs-md)',
        '&.Mui-focused, &.Mui-focusVisible': { background: 'var(--hover) !important' },
        '&[aria-selected="true"]': { background: 'var(--primary-100) !important', fontWeight: 600 },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: box(null, false),
      checkedIcon: box(<Check size={13} strokeWidth={3} />, true),
      indeterminateIcon: box(<Minus size={13} strokeWidth={3} />, true),
    },
    styleOverrides: { root: choice },
  },
  MuiRadio: {
    defaultProps: { icon: box(null, false, true), checkedIcon: box(null, true, true) },
    styleOverrides: { root: choice },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 34, height: 20, padding: 0, margin: '8px 8px 8px 10px', overflow: 'visible' },
      switchBase: {
        padding: 0,
        top: 4,
        left: 4,
        transition: 'transform var(--t-fast) var(--ease)',
        '&.Mui-checked': { transform: 'translateX(14px)' },
        '&.Mui-checked + .MuiSwitch-track': {
          background: 'var(--primary-base)',
          borderColor: 'var(--primary-border)',
          opacity: 1,
        },
        '&.Mui-checked .MuiSwitch-thumb': { background: 'var(--primary-text)' },
        '&.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: '2px solid var(--focus)',
          outlineOffset: 2,
          boxShadow: '0 0 0 2px var(--focus-gap)',
        },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.6, borderStyle: 'dashed' },
      },
      thumb: { width: 12, height: 12, boxShadow: 'none', background: 'var(--line-strong)' },
      track: {
        border: '1.5px solid var(--line-strong)',
        borderRadius: 10,
        background: 'var(--surface)',
        opacity: 1,
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: { root: { marginLeft: -9, marginRight: 12 }, label: { fontSize: 'var(--fs-md)' } },
  },
};

import { OutlinedInput } from '@mui/material';
import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import { useIMask } from 'react-imask';
import { masksOf, storesLiterals } from '../mask.ts';
import { fieldOf, useControl } from './widget.ts';

const definitions = {
  '9': /[0-9]/,
  A: /[A-Za-z]/,
  '*': { mask: /[0-9A-Za-z]/, placeholderChar: '_' },
};

/** `0` and `a` mean something to the library; here only 9, A and * do. */
const escape = (mask: string): string => mask.replace(/[0a[\]{}`!#]/g, '\\$&');

/** A number with a mask: kept bare for formats, as shown for masks of the register itself. */
export function MaskWidget(props: WidgetProps) {
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { property } = fieldOf(props);
  const { id: _, ...aria } = useControl(props);
  const literal = storesLiterals(property);
  const masks = masksOf(property);
  const upper = property.format === 'cnpj' || property.format === 'cpf-cnpj';
  const outside = typeof value === 'string' && value !== '' ? value : undefined;
  const settled = useRef(outside);
  const {
    ref,
    value: shown,
    setValue,
    setUnmaskedValue,
  } = useIMask<HTMLInputElement>(
    {
      mask: masks.map((mask) => ({ mask: escape(mask) })),
      definitions,
      ...(upper ? { prepare: (typed: string) => typed.toUpperCase() } : {}),
    } as never,
    {
      onAccept: (written, mask) => {
        const next = (literal ? written : mask.unmaskedValue) || undefined;
        if (next === settled.current) return;
        settled.current = next;
        onChange(next);
      },
    },
    literal ? { defaultValue: outside ?? '' } : { defaultUnmaskedValue: outside ?? '' },
  );
  useEffect(() => {
    if (outside === settled.current) return;
    settled.current = outside;
    if (literal) setValue(outside ?? '');
    else setUnmaskedValue(outside ?? '');
  }, [outside, literal, setValue, setUnmaskedValue]);
  return (
    <OutlinedInput
      id={id}
      inputRef={ref}
      fullWidth
      size="small"
      inputProps={{
        ...aria,
        autoComplete: 'off',
        inputMode: masks.every(onlyDigits) && !upper ? 'numeric' : 'text',
        className: 'num',
      }}
      value={shown}
      error={aria['aria-invalid']}
      readOnly={readonly}
      disabled={disabled}
      onChange={() => undefined}
      onBlur={() => onBlur(id, value)}
    />
  );
}

const onlyDigits = (mask: string): boolean => !/[A*]/.test(mask);

import { OutlinedInput } from '@mui/material';
import { useEffect, useState } from 'react';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

const written = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';

/** What was typed as a number: with comma, and thousands as people write them. What is no number stays as typed, to be refused. */
export function readNumber(typed: string): number | string | undefined {
  const clean = typed.trim();
  if (clean === '') return undefined;
  const plain = clean.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : clean;
}

/** A number, typed the Brazilian way. */
export function NumberWidget(props: FieldWidgetProps) {
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { property } = fieldOf(props);
  const { id: _, ...aria } = useControl(props);
  const [typed, setTyped] = useState(() => written(value));
  // what comes from outside (a draft, another version) replaces the text; what was typed here already says the same
  useEffect(
    () => setTyped((now) => (readNumber(now) === (value ?? undefined) ? now : written(value))),
    [value],
  );
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      inputProps={{
        ...aria,
        inputMode: property.type === 'integer' ? 'numeric' : 'decimal',
        autoComplete: 'off',
        className: 'num',
      }}
      value={typed}
      error={aria['aria-invalid']}
      readOnly={readonly}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
      }}
      onBlur={() => onBlur(id, value)}
    />
  );
}

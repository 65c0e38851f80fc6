import { InputAdornment, OutlinedInput } from '@mui/material';
import { useEffect, useState } from 'react';
import { readNumber, writtenAmountOf, writtenNumber } from '../read-number.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** A number, typed the Brazilian way; an amount of money with its sign before it, and its cents once it is left. */
export function NumberWidget(props: FieldWidgetProps) {
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { property, kind } = fieldOf(props);
  const money = kind === 'money';
  const written = money ? writtenAmountOf : writtenNumber;
  const { id: _, ...aria } = useControl(props);
  const [typed, setTyped] = useState(() => written(value));
  // what comes from outside (a draft, another version) replaces the text; what was typed here already says the same
  useEffect(
    () => setTyped((now) => (readNumber(now, property) === (value ?? undefined) ? now : written(value))),
    [value, property, written],
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
        onChange(readNumber(target.value, property));
      }}
      startAdornment={money && <InputAdornment position="start">R$</InputAdornment>}
      onBlur={() => {
        if (money) setTyped(written(value));
        onBlur(id, value);
      }}
    />
  );
}

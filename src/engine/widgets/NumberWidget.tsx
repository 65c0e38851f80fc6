import { OutlinedInput } from '@mui/material';
import { useEffect, useState } from 'react';
import { readNumber, writtenNumber } from '../read-number.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** A number, typed the Brazilian way. */
export function NumberWidget(props: FieldWidgetProps) {
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { property } = fieldOf(props);
  const { id: _, ...aria } = useControl(props);
  const [typed, setTyped] = useState(() => writtenNumber(value));
  // what comes from outside (a draft, another version) replaces the text; what was typed here already says the same
  useEffect(
    () =>
      setTyped((now) => (readNumber(now, property) === (value ?? undefined) ? now : writtenNumber(value))),
    [value, property],
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
      onBlur={() => onBlur(id, value)}
    />
  );
}

import { OutlinedInput } from '@mui/material';
import { useControl, type FieldWidgetProps } from './widget.ts';

/** An hour of the day, HH:MM; the colon comes by itself. */
export function HourWidget(props: FieldWidgetProps) {
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { id: _, ...aria } = useControl(props);
  const write = (typed: string): void => {
    const digits = typed.replace(/\D/g, '').slice(0, 4);
    onChange(
      digits === '' ? undefined : digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits,
    );
  };
  const complete = (): void => {
    if (typeof value === 'string' && /^\d{1,2}$/.test(value)) onChange(`${value.padStart(2, '0')}:00`);
    onBlur(id, value);
  };
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      inputProps={{
        ...aria,
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: 5,
        placeholder: 'HH:MM',
        className: 'num',
      }}
      value={value ?? ''}
      error={aria['aria-invalid']}
      readOnly={readonly}
      disabled={disabled}
      onChange={({ target }) => write(target.value)}
      onBlur={complete}
    />
  );
}

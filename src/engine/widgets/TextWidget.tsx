import { OutlinedInput } from '@mui/material';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** One line of text. */
export function TextWidget(props: FieldWidgetProps) {
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { property, kind } = fieldOf(props);
  const { id: _, ...aria } = useControl(props);
  const example = property.examples?.[0];
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      inputProps={{
        ...aria,
        maxLength: property.maxLength,
        inputMode: property.format === 'email' ? 'email' : property.format === 'uri' ? 'url' : 'text',
        autoComplete: 'off',
        className: kind === 'code' || property.format === 'cron' ? 'mono' : undefined,
      }}
      value={value ?? ''}
      error={aria['aria-invalid']}
      readOnly={readonly}
      disabled={disabled}
      placeholder={example === undefined ? undefined : String(example)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

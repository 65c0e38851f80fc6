import { OutlinedInput } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { ColourPicker } from '#src/ui/ColourPicker.tsx';
import { useControl, type FieldWidgetProps } from './widget.ts';

/** A colour: written as #rrggbb, or picked. */
export function ColorWidget(props: FieldWidgetProps) {
  const text = useText();
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { id: _, ...aria } = useControl(props);
  const written = typeof value === 'string' ? value : '';
  return (
    <OutlinedInput
      id={id}
      fullWidth
      size="small"
      inputProps={{ ...aria, maxLength: 7, autoComplete: 'off', className: 'mono', placeholder: '#0f5a61' }}
      value={written}
      error={aria['aria-invalid']}
      readOnly={readonly}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
      startAdornment={
        <ColourPicker
          label={text('cadastro.campo.cor')}
          value={written}
          disabled={disabled || readonly}
          onChange={onChange}
        />
      }
    />
  );
}

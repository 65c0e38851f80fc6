import { InputAdornment, OutlinedInput } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { useControl, type FieldWidgetProps } from './widget.ts';
import styles from './Widgets.module.css';

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
        <InputAdornment position="start">
          <input
            type="color"
            className={styles.color}
            aria-label={text('cadastro.campo.cor')}
            value={/^#[0-9a-f]{6}$/i.test(written) ? written : '#ffffff'}
            disabled={disabled || readonly}
            onChange={({ target }) => onChange(target.value)}
          />
        </InputAdornment>
      }
    />
  );
}

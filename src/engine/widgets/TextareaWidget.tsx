import { OutlinedInput } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { fieldOf, useControl, type FieldWidgetProps } from './widget.ts';

/** Text of several lines, with how much of the limit is used when it gets near. */
export function TextareaWidget(props: FieldWidgetProps) {
  const text = useText();
  const { value, onChange, onBlur, readonly, disabled, id } = props;
  const { property, kind } = fieldOf(props);
  const { id: _, ...aria } = useControl(props);
  const written = typeof value === 'string' ? value : '';
  const max = property.maxLength;
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={readonly ? 1 : kind === 'code' ? 5 : 3}
        maxRows={14}
        inputProps={{
          ...aria,
          maxLength: max,
          className: kind === 'code' ? 'mono' : undefined,
          spellCheck: kind !== 'code',
        }}
        value={written}
        error={aria['aria-invalid']}
        readOnly={readonly}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        onBlur={() => onBlur(id, value)}
      />
      {max !== undefined && written.length > max * 0.8 && (
        <p className="xs mut num">{text('cadastro.campo.contador', { n: written.length, max })}</p>
      )}
    </>
  );
}

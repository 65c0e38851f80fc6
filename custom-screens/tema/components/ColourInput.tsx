import { useText } from '#src/i18n/use-text.ts';
import { ColourPicker } from '#src/ui/ColourPicker.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import type { ColourField } from '../theme-form.ts';

interface ColourInputProps {
  readonly name: ColourField;
  readonly value: string;
  readonly optional: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const helps: Partial<Record<ColourField, 'tema.primaryBaseAjuda' | 'tema.secondaryBaseAjuda'>> = {
  primaryBase: 'tema.primaryBaseAjuda',
  secondaryBase: 'tema.secondaryBaseAjuda',
};

/** A colour of the theme: written as #rrggbb, or picked. */
export const ColourInput = ({ name, value, optional, error, onChange }: ColourInputProps) => {
  const text = useText();
  const label = text(`tema.${name}`);
  const help = optional ? text('tema.calculada') : helps[name] && text(helps[name]);
  return (
    <TextInput
      fullWidth
      label={label}
      required={!optional}
      error={error}
      help={help || undefined}
      value={value}
      inputProps={{ maxLength: 7, autoComplete: 'off', spellCheck: false, className: 'mono' }}
      onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
      startAdornment={
        <ColourPicker label={text('tema.escolher', { campo: label })} value={value} onChange={onChange} />
      }
    />
  );
};

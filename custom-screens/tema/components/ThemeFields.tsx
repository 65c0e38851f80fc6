import { useText } from '#src/i18n/use-text.ts';
import { fontSizes } from '#src/theme/appearance.ts';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { colourFields, optionalFields, type ThemeForm } from '../theme-form.ts';
import styles from '../Tema.module.css';
import { ColourInput } from './ColourInput.tsx';

interface ThemeFieldsProps {
  readonly form: ThemeForm;
  readonly problems: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (change: Partial<ThemeForm>) => void;
}

const sizes = Array.from({ length: fontSizes.max - fontSizes.min + 1 }, (_, index) => fontSizes.min + index);

/** The colours, each beside its text, and the size of the text. */
export const ThemeFields = ({ form, problems, onChange }: ThemeFieldsProps) => {
  const text = useText();
  return (
    <div className={styles.fields}>
      <Sheet title={text('tema.cores')}>
        <div className={styles.grid}>
          {colourFields.map((name) => (
            <ColourInput
              key={name}
              name={name}
              value={form[name]}
              optional={optionalFields.includes(name)}
              error={problems[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
        </div>
      </Sheet>
      <Sheet title={text('tema.texto')}>
        <SelectInput
          className={styles.size}
          label={text('tema.fontSizeDefault')}
          help={text('tema.fontSizeDefaultAjuda')}
          options={sizes.map((n) => ({ value: n, label: text('tema.pixels', { n }) }))}
          value={form.fontSizeDefault}
          onChange={(fontSizeDefault) => onChange({ fontSizeDefault })}
        />
      </Sheet>
    </div>
  );
};

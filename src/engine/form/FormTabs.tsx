import type { FieldError } from '#schemas/app-error.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CountTabs } from '#src/ui/CountTabs.tsx';
import { isWithin } from './field-path.ts';
import type { FormSection } from './layout.ts';

interface Props {
  tabs: readonly string[];
  tab: string | undefined;
  sections: readonly FormSection[];
  errors: readonly FieldError[];
  onChange: (tab: string) => void;
}

/** The pages of a long form; each says how many of its fields need attention. */
export function FormTabs({ tabs, tab, sections, errors, onChange }: Props) {
  const text = useText();
  if (tab === undefined) return null;
  const wrong = (name: string): number => {
    const names = sections.filter((section) => section.tab === name).flatMap((section) => section.names);
    return errors.filter(({ campo }) => names.some((field) => isWithin(campo, field))).length;
  };
  return (
    <CountTabs
      label={text('cadastro.formulario.paginas')}
      value={tab}
      onChange={onChange}
      tabs={tabs.map((name) => {
        const count = wrong(name);
        return {
          value: name,
          label: name,
          count: count > 0 ? count : undefined,
          late: count > 0 || undefined,
        };
      })}
    />
  );
}

/** The page that a field is on. */
export const tabOfField = (sections: readonly FormSection[], campo: string): string | undefined =>
  sections.find(({ names }) => names.some((name) => isWithin(campo, name)))?.tab;

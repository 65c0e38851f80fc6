import { camposDePeriodo, type CampoPesquisa } from '#schemas/campos-pesquisa.ts';
import type { FiltroCampos, PeriodoPesquisa } from '#schemas/shapes/filtro-pesquisa.ts';
import { useText } from '#src/i18n/use-text.ts';
import { DateRangeField } from '#src/ui/DateRangeField.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { anyValue, fieldChoices, isLookedUp } from './field-choices.ts';
import { LookUpField } from './LookUpField.tsx';

interface FilterFieldProps {
  readonly id: string;
  readonly name: CampoPesquisa;
  readonly value: FiltroCampos[CampoPesquisa];
  readonly error?: string | undefined;
  readonly onChange: (value: FiltroCampos[CampoPesquisa]) => void;
}

const isPeriod = (name: CampoPesquisa): boolean => camposDePeriodo.some((one) => one === name);

const named: ReadonlySet<CampoPesquisa> = new Set(['nivelAcesso', 'resposta', 'vigencia']);

/** What a choice means on the wire: a number, a yes or no, or a name. */
const chosen = (name: CampoPesquisa, value: string): FiltroCampos[CampoPesquisa] => {
  if (value === anyValue) return undefined;
  if (named.has(name)) return value;
  if (value === 'true' || value === 'false') return value === 'true';
  return Number(value);
};

/** One field of the advanced search, as its kind asks. */
export const FilterField = ({ id, name, value, error, onChange }: FilterFieldProps) => {
  const text = useText();
  const label = text(`pesquisa.campos.${name}`);
  const choices = fieldChoices[name]?.();
  if (choices)
    return (
      <SelectInput
        label={label}
        options={choices}
        value={value === undefined || typeof value === 'object' ? (choices[0]?.value ?? '') : String(value)}
        onChange={(picked) => onChange(chosen(name, picked))}
      />
    );
  if (isLookedUp(name))
    return <LookUpField id={id} name={name} value={value as number | undefined} onChange={onChange} />;
  if (isPeriod(name))
    return (
      <DateRangeField
        id={id}
        label={label}
        clearable
        value={value as PeriodoPesquisa | undefined}
        onChange={onChange}
        error={error}
      />
    );
  return (
    <TextInput
      id={id}
      label={label}
      value={value ?? ''}
      inputProps={{ maxLength: name === 'cpfCnpj' ? 20 : name === 'numero' ? 60 : 200 }}
      help={name === 'q' ? text('pesquisa.avancada.ajudaPalavras') : undefined}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

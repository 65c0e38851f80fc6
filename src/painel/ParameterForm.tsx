import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import type { WidgetPainel } from '#schemas/shapes/painel.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';
import type { MessageKey } from '#src/i18n/message-key.ts';
import { useText } from '#src/i18n/use-text.ts';
import { offeredReports } from '#src/relatorio/offered-reports.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { Note } from '#src/ui/Note.tsx';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import styles from './Organizer.module.css';

type Parameters = NonNullable<WidgetPainel['parametros']>;
type Choice = { readonly value: string | number; readonly label: string };

interface ParameterFormProps {
  /** What the kind asks: values of a list, or one of the saved searches. */
  readonly schema: JsonSchema;
  readonly searches: readonly PesquisaSalva[];
  readonly value: Parameters;
  readonly changing: boolean;
  /** In the home of a person, and not in that of a profile, whose people may be chiefs. */
  readonly ofPerson: boolean;
  readonly onSubmit: (parameters: Parameters) => void;
}

/** Where the names of the values of a list are. */
const textsOf: Readonly<Record<string, string>> = { relatorio: 'relatorios', estado: 'estados' };

/** What a block asks, one field for each property of its schema. */
export const ParameterForm = ({
  schema,
  searches,
  value,
  changing,
  ofPerson,
  onSubmit,
}: ParameterFormProps) => {
  const text = useText();
  const session = useSignedIn();
  const reports: readonly unknown[] = offeredReports(session, value.relatorio);
  const offers = (name: string, one: unknown): boolean =>
    name !== 'relatorio' || !ofPerson || reports.includes(one);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name: name as keyof Parameters,
    choices: property.enum
      ? property.enum
          .filter((one) => offers(name, one))
          .map((one): Choice => ({
            value: String(one),
            label: text(`painel.${textsOf[name] ?? 'cores'}.${String(one)}` as MessageKey),
          }))
      : searches.map(({ id, nome }): Choice => ({ value: id, label: nome })),
  }));
  const first = Object.fromEntries(
    fields.map(({ name, choices }) => [name, value[name] ?? choices[0]?.value]),
  );
  const [chosen, setChosen] = useState<Parameters>(first);
  if (fields.some(({ choices }) => choices.length === 0)) return <Note>{text('painel.semPesquisas')}</Note>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(chosen);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {fields.map(({ name, choices }) => (
        <SelectInput<string | number>
          key={name}
          label={text(`painel.parametros.${name}`)}
          options={choices}
          value={chosen[name] ?? ''}
          onChange={(next) => setChosen({ ...chosen, [name]: next })}
        />
      ))}
      <Button type="submit" variant="contained">
        {text(changing ? 'painel.guardar' : 'painel.usar')}
      </Button>
    </form>
  );
};

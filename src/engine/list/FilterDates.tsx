import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import type { Field } from '../field.ts';
import { ApplyFilter } from './ApplyFilter.tsx';
import { filterKeys } from './list-filter.ts';
import styles from './Filters.module.css';

interface Props {
  field: Field;
  values: Record<string, unknown>;
  onApply: (values: Record<string, unknown>) => void;
}

/** From a day, up to a day, or both. */
export function FilterDates({ field, values, onApply }: Props) {
  const text = useText();
  const [from = '', to = ''] = filterKeys(field);
  const [draft, setDraft] = useState<Record<string, string | undefined>>({
    [from]: dayOf(values[from]),
    [to]: dayOf(values[to]),
  });
  const [problems, setProblems] = useState<Record<string, string | undefined>>({});
  const [refused, setRefused] = useState(false);
  const wrong = Object.values(problems).some((problem) => problem !== undefined);
  const said = (key: string): { error?: string } =>
    refused && problems[key] !== undefined ? { error: problems[key] } : {};
  const hear = (key: string, problem: string | undefined): void =>
    setProblems((known) => ({ ...known, [key]: problem }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong) setRefused(true);
        else onApply(Object.fromEntries(Object.entries(draft).filter(([, day]) => day !== undefined)));
      }}
    >
      <div className={styles.dates}>
        <DateField
          autoFocus
          label={text('cadastro.lista.de')}
          value={draft[from]}
          {...said(from)}
          onInvalid={(problem) => hear(from, problem)}
          onChange={(day) => setDraft((typed) => ({ ...typed, [from]: day }))}
        />
        <DateField
          label={text('cadastro.lista.ate')}
          value={draft[to]}
          {...said(to)}
          onInvalid={(problem) => hear(to, problem)}
          onChange={(day) => setDraft((typed) => ({ ...typed, [to]: day }))}
        />
      </div>
      <ApplyFilter disabled={refused && wrong} />
    </form>
  );
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

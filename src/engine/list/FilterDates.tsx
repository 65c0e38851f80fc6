import { Button } from '@mui/material';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import type { Field } from '../field.ts';
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
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(Object.fromEntries(Object.entries(draft).filter(([, day]) => day !== undefined)));
      }}
    >
      <div className={styles.dates}>
        <DateField
          autoFocus
          label={text('cadastro.lista.de')}
          value={draft[from]}
          onChange={(day) => setDraft({ ...draft, [from]: day })}
        />
        <DateField
          label={text('cadastro.lista.ate')}
          value={draft[to]}
          onChange={(day) => setDraft({ ...draft, [to]: day })}
        />
      </div>
      <div className={styles.apply}>
        <Button type="submit" size="small">
          {text('cadastro.lista.aplicar')}
        </Button>
      </div>
    </form>
  );
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

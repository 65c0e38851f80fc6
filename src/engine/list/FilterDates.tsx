import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { DateRangeField } from '#src/ui/DateRangeField.tsx';
import type { DateRange } from '#src/ui/date-text.ts';
import type { Field } from '../field.ts';
import { ApplyFilter } from './ApplyFilter.tsx';
import { filterKeys } from './list-filter.ts';

interface Props {
  field: Field;
  values: Record<string, unknown>;
  onApply: (values: Record<string, unknown>) => void;
}

/** A period: both days or none. */
export function FilterDates({ field, values, onApply }: Props) {
  const text = useText();
  const [from = '', to = ''] = filterKeys(field);
  const [period, setPeriod] = useState<DateRange | undefined>(() => periodOf(values[from], values[to]));
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onApply(period ? { [from]: period.inicio, [to]: period.fim } : {});
        else setRefused(true);
      }}
    >
      <DateRangeField
        autoFocus
        label={text('cadastro.lista.periodo')}
        value={period}
        error={refused && problem !== undefined ? problem : undefined}
        onInvalid={setProblem}
        onChange={setPeriod}
      />
      <ApplyFilter disabled={refused && problem !== undefined} />
    </form>
  );
}

const periodOf = (inicio: unknown, fim: unknown): DateRange | undefined =>
  typeof inicio === 'string' && typeof fim === 'string' && inicio !== '' && fim !== ''
    ? { inicio, fim }
    : undefined;

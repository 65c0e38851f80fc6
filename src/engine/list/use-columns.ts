import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Field } from '../field.ts';
import { useRegister } from '../RegisterContext.tsx';
import { columnsOf, shownColumns, type ColumnChoice } from './columns.ts';

interface Columns {
  all: Field[];
  shown: Field[];
  choose: (names: ColumnChoice) => void;
  reset: () => void;
}

/** The columns of the list, as the person last arranged them. */
export function useColumns(): Columns {
  const { fields, place } = useRegister();
  const { list } = place.register.definicao;
  const [choice, setChoice] = useStore<ColumnChoice | undefined>(`colunas.${place.base}`, undefined);
  return useMemo(() => {
    const all = columnsOf(fields, list);
    return {
      all,
      shown: shownColumns(all, list, choice),
      choose: setChoice,
      reset: () => setChoice(undefined),
    };
  }, [fields, list, choice, setChoice]);
}

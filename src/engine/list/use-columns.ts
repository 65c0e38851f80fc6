import { useStore } from 'react-admin';
import type { Field } from '../field.ts';
import { useRegister } from '../RegisterContext.tsx';
import { columnsOf, shownColumns, type ColumnChoice } from './columns.ts';
import { useListPreference } from './use-list-preference.ts';

interface Columns {
  all: Field[];
  shown: Field[];
  choose: (names: ColumnChoice) => void;
  reset: () => void;
}

/** The columns of the list, as the person last arranged them; this browser knows them before the server answers. */
export function useColumns(): Columns {
  const { fields, place } = useRegister();
  const { list } = place.register.definicao;
  const [local, setLocal] = useStore<ColumnChoice | undefined>(`colunas.${place.base}`, undefined);
  const { value, change } = useListPreference();
  const all = columnsOf(fields, list);
  const keep = (colunas: ColumnChoice | undefined): void => {
    // until the server says what it has, only this browser can show the choice at once
    if (!value) setLocal(colunas);
    change(
      ({ colunas: _former, ...others }) => (colunas === undefined ? others : { ...others, colunas }),
      () => setLocal(colunas),
      () => setLocal(local),
    );
  };
  return {
    all,
    shown: shownColumns(all, list, value ? value.colunas : local),
    choose: keep,
    reset: () => keep(undefined),
  };
}

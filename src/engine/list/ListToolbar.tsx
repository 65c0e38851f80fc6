import { Button, useMediaQuery } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import { inSentence } from '../in-sentence.ts';
import { useRegister } from '../RegisterContext.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DensityButton } from './DensityButton.tsx';
import { FilterButton } from './FilterButton.tsx';
import { ListTools } from './ListTools.tsx';
import { SearchField } from './SearchField.tsx';
import { phoneWidth } from './phone-width.ts';
import styles from './List.module.css';
import { useList } from './use-list.ts';
import { countedTo } from '#src/ui/page-numbers.ts';
import { useMemo } from 'react';
import type { Field } from '../field.ts';

/** The fields that the definition offers as filters, in its order. */
function useFilterFields(): Field[] {
  const { fields, place } = useRegister();
  const names = place.register.definicao.list?.filters;
  return useMemo(
    () => (names ?? []).flatMap((name) => fields.filter((field) => field.name === name)),
    [fields, names],
  );
}

const numbers = new Intl.NumberFormat('pt-BR');

/** How many records the list has, said aloud when it changes. */
function ListCount() {
  const text = useText();
  const { place, one, gender } = useRegister();
  const { total, exact, isPending } = useList();
  // what a place calls the list is not what is counted: "Minhas ausências" has 3 ausências
  const many = inSentence(place.register.definicao.title.many);
  const count = (found: number): string => {
    if (!exact) return text('cadastro.lista.totalEstimado', { n: text(countedTo(found)), nome: many });
    if (found === 0) return text(`cadastro.lista.totalNada.${gender}`, { nome: one });
    return text('cadastro.lista.total', { n: numbers.format(found), nome: found === 1 ? one : many });
  };
  return (
    <span role="status" className={`num ${styles.count}`}>
      {isPending || total === undefined ? '' : count(total)}
    </span>
  );
}

const AppliedFilters = later(() => import('./AppliedFilters.tsx').then((module) => module.AppliedFilters));
const SortSelect = later(() => import('./SortSelect.tsx').then((module) => module.SortSelect));
const ListActions = later(() => import('./ListActions.tsx').then((module) => module.ListActions));

/** Search, applied filters, count, columns and density. */
export function ListToolbar() {
  const text = useText();
  const phone = useMediaQuery(phoneWidth);
  const { place, can } = useRegister();
  const { filterValues, setFilters } = useList();
  const fields = useFilterFields();
  const searches = (place.register.definicao.list?.search ?? []).length > 0;
  const actions = (place.register.definicao.actions ?? []).filter(
    ({ name, on }) => on === 'list' && can(name),
  );
  const applied = Object.keys(filterValues).length;
  return (
    <div className={styles.bar}>
      {searches && <SearchField />}
      {applied > 0 && <AppliedFilters fields={fields} />}
      {fields.length > 0 && <FilterButton fields={fields} />}
      {applied > 1 && (
        <Button size="small" onClick={() => setFilters({})}>
          {text('cadastro.lista.limpar')}
        </Button>
      )}
      <span className="grow" />
      <ListCount />
      {actions.length > 0 && <ListActions actions={actions} />}
      <div className={styles.tools}>
        {phone && <SortSelect />}
        <ColumnsMenu />
        <DensityButton />
        <ListTools saves={fields.length > 0 || searches} />
      </div>
    </div>
  );
}

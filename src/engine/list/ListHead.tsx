import { Checkbox } from '@mui/material';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useListContext } from 'react-admin';
import type { KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { Field } from '../field.ts';
import type { RegisterRecord } from '../register.ts';
import { columnTitle } from './column-title.ts';
import { sortableFields } from './columns.ts';
import { sortedAlsoBy, sortedBy, sortTerms, toRaSort } from './list-sort.ts';
import { useSelectable } from './use-bulk.ts';
import styles from './List.module.css';

/** Heads of the columns: those that the definition orders by are buttons. */
export function ListHead({ columns }: { columns: readonly Field[] }) {
  const text = useText();
  const { place } = useRegister();
  const selectable = useSelectable();
  const sortable = sortableFields(place.register.definicao.list);
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className={styles.select}>
            <SelectPage label={text('cadastro.lista.selecionarPagina')} />
          </th>
        )}
        {columns.map((field) => (
          <HeadCell key={field.name} field={field} sortable={sortable.has(field.name)} />
        ))}
        <th scope="col" className={styles.actions}>
          <span className="vh">{text('cadastro.lista.acoes')}</span>
        </th>
      </tr>
    </thead>
  );
}

function HeadCell({ field, sortable }: { field: Field; sortable: boolean }) {
  const text = useText();
  const { sort, setSort } = useListContext();
  const terms = sortTerms(sort);
  const at = terms.findIndex((term) => term.field === field.name);
  const term = terms[at];
  const title = columnTitle(field);
  if (!sortable)
    return (
      <th scope="col" data-kind={field.kind}>
        {title}
      </th>
    );
  const direction = term?.order === 'DESC' ? 'descending' : 'ascending';
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  const order = (also: boolean): void =>
    setSort(toRaSort(also ? sortedAlsoBy(terms, field.name) : sortedBy(terms, field.name)));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.shiftKey || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    order(true);
  };
  return (
    <th scope="col" data-kind={field.kind} aria-sort={at === 0 ? direction : 'none'}>
      <button
        className={styles.sort}
        type="button"
        data-active={term !== undefined}
        title={text('cadastro.lista.ordenarDica')}
        onClick={({ shiftKey }) => order(shiftKey)}
        onKeyDown={onKeyDown}
      >
        {title}
        <Arrow size={13} aria-hidden />
        {term && terms.length > 1 && (
          <small>
            <span aria-hidden>{at + 1}</span>
            <span className="vh">
              {`, ${text('cadastro.lista.criterio', { n: at + 1 })}, ${text(`cadastro.lista.${direction === 'ascending' ? 'sobe' : 'desce'}`)}`}
            </span>
          </small>
        )}
      </button>
    </th>
  );
}

function SelectPage({ label }: { label: string }) {
  const { data = [], selectedIds = [], onSelect } = useListContext<RegisterRecord>();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      size="small"
      checked={ids.length > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={({ target }) => onSelect(target.checked ? [...others, ...ids] : others)}
    />
  );
}

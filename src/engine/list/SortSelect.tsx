import { MenuItem, Select } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { useRegister } from '../RegisterContext.tsx';
import { columnTitle } from './column-title.ts';
import { sortableFields } from './columns.ts';
import { sortTerms } from './list-sort.ts';
import styles from './List.module.css';

/** The order of the list where there are no heads to press: narrow screens. */
export function SortSelect() {
  const text = useText();
  const { fields, place } = useRegister();
  const { sort, setSort } = useListContext();
  const [first] = sortTerms(sort);
  const sortable = sortableFields(place.register.definicao.list);
  const options = fields
    .filter(({ name }) => sortable.has(name))
    .flatMap((field) => [
      { value: `${field.name},ASC`, label: text('cadastro.lista.crescente', { coluna: columnTitle(field) }) },
      {
        value: `${field.name},DESC`,
        label: text('cadastro.lista.decrescente', { coluna: columnTitle(field) }),
      },
    ]);
  if (options.length === 0) return null;
  return (
    <Select
      size="small"
      value={`${first?.field ?? ''},${first?.order ?? 'ASC'}`}
      inputProps={{ 'aria-label': text('cadastro.lista.ordem') }}
      onChange={({ target }) => {
        const [field = '', order] = target.value.split(',');
        setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
      }}
      className={styles.sort}
    >
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </Select>
  );
}

import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { useRegister } from '../RegisterContext.tsx';
import { AppliedFilters } from './AppliedFilters.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DensityButton } from './DensityButton.tsx';
import { FilterButton } from './FilterButton.tsx';
import { ListCount } from './ListCount.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useFilterFields } from './use-filter-fields.ts';
import styles from './List.module.css';
import { useList } from './use-list.ts';

/** Search, applied filters, count, columns and density. */
export function ListToolbar() {
  const text = useText();
  const { place } = useRegister();
  const { filterValues, setFilters } = useList();
  const fields = useFilterFields();
  const searches = (place.register.definicao.list?.search ?? []).length > 0;
  const applied = Object.keys(filterValues).length;
  return (
    <div className={styles.bar}>
      {searches && <SearchField />}
      <AppliedFilters fields={fields} />
      {fields.length > 0 && <FilterButton fields={fields} />}
      {applied > 1 && (
        <Button size="small" onClick={() => setFilters({})}>
          {text('cadastro.lista.limpar')}
        </Button>
      )}
      <span className="grow" />
      <ListCount />
      <div className={styles.tools}>
        <SortSelect />
        <ColumnsMenu />
        <DensityButton />
      </div>
    </div>
  );
}

import { Button, useMediaQuery } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import { useRegister } from '../RegisterContext.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DensityButton } from './DensityButton.tsx';
import { FilterButton } from './FilterButton.tsx';
import { ListCount } from './ListCount.tsx';
import { ListTools } from './ListTools.tsx';
import { SearchField } from './SearchField.tsx';
import { phoneWidth } from './phone-width.ts';
import { useFilterFields } from './use-filter-fields.ts';
import styles from './List.module.css';
import { useList } from './use-list.ts';

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

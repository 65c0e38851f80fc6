import { Popover } from '@mui/material';
import type { Field } from '../field.ts';
import { columnTitle } from './column-title.ts';
import { FilterForm } from './FilterForm.tsx';
import { valuesOf, without } from './list-filter.ts';
import styles from './Filters.module.css';
import { useList } from './use-list.ts';

interface Props {
  field: Field;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The value of one filter; applying closes it and the focus goes back to where it was opened. */
export function FilterPopover({ field, anchor, onClose }: Props) {
  const { filterValues, setFilters } = useList();
  const apply = (values: Record<string, unknown>): void => {
    setFilters({ ...without(field, filterValues), ...values });
    onClose();
  };
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': columnTitle(field), sx: { mt: 0.5, overflow: 'visible' } },
      }}
    >
      <div className={styles.panel}>
        <h2>{columnTitle(field)}</h2>
        <FilterForm field={field} values={valuesOf(field, filterValues)} onApply={apply} />
      </div>
    </Popover>
  );
}

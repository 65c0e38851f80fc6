import { useMediaQuery } from '@mui/material';
import { DataTableBase, useListContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { later } from '#src/ui/later.tsx';
import { TableSkeleton } from '#src/ui/Skeletons.tsx';
import type { RegisterRecord } from '../register.ts';
import { ListTable } from './ListTable.tsx';
import { useSelectable } from './use-bulk.ts';
import { phoneWidth } from './phone-width.ts';
import styles from './List.module.css';

const ListCards = later(
  () => import('./ListCards.tsx').then((module) => module.ListCards),
  <TableSkeleton rows={12} columns={1} />,
);
const ListEmpty = later(() => import('./ListEmpty.tsx').then((module) => module.ListEmpty));
const ListError = later(() => import('./ListError.tsx').then((module) => module.ListError));

/** The rows: a table, or cards on a phone; the engine of react-admin's data table keeps order and selection. */
export function ListRows() {
  const text = useText();
  const { error, isFetching, isPending } = useListContext<RegisterRecord>();
  const phone = useMediaQuery(phoneWidth);
  const hasBulkActions = useSelectable();
  if (error) return <ListError error={error} />;
  return (
    <div className={styles.rows} aria-busy={isFetching}>
      {isFetching && !isPending && (
        <div
          className={styles.refreshing}
          role="progressbar"
          aria-label={text('cadastro.lista.atualizando')}
        />
      )}
      <DataTableBase<RegisterRecord>
        hasBulkActions={hasBulkActions}
        loading={<TableSkeleton rows={12} columns={4} />}
        empty={<ListEmpty />}
      >
        {phone ? <ListCards /> : <ListTable />}
      </DataTableBase>
    </div>
  );
}

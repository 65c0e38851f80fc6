import { RecordContextProvider, useDataTableDataContext } from 'react-admin';
import { useText } from '#src/i18n/use-text.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { columnWidth, tableWidth } from './columns.ts';
import { ListHead } from './ListHead.tsx';
import { ListRow } from './ListRow.tsx';
import { marksWidth, useColumnWidths } from './use-column-widths.ts';
import { useColumns } from './use-columns.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useSelectable } from './use-bulk.ts';
import styles from './List.module.css';

/** The table: one tab stop, arrows inside. */
export function ListTable() {
  const text = useText();
  const { many } = useRegister();
  const { shown } = useColumns();
  const selectable = useSelectable();
  const records = useDataTableDataContext<RegisterRecord>() ?? [];
  const grid = useGridKeys(records.length);
  const widths = useColumnWidths(grid.ref, shown, records, selectable);
  const flexible = shown.filter((field) => columnWidth(field) === undefined).length;
  return (
    <table
      className={styles.table}
      role="grid"
      aria-label={text('cadastro.lista.tabela', { nome: many })}
      style={widths ? undefined : { minWidth: `${tableWidth(shown)}rem` }}
      ref={grid.ref}
      onKeyDown={grid.onKeyDown}
      onFocus={grid.onFocus}
    >
      <colgroup>
        {selectable && <col style={{ width: marksWidth.select }} />}
        {shown.map((field, index) => (
          <col
            key={field.name}
            style={{ width: widths?.[index] ?? widthOf(columnWidth(field), flexible === 0 && index === 0) }}
          />
        ))}
        <col style={{ width: marksWidth.acts }} />
      </colgroup>
      <ListHead columns={shown} />
      <tbody>
        {records.map((record, index) => (
          <RecordContextProvider key={record.id} value={record}>
            <ListRow record={record} columns={shown} stop={index === grid.row ? grid.column : undefined} />
          </RecordContextProvider>
        ))}
      </tbody>
    </table>
  );
}

const widthOf = (rem: number | undefined, stretches: boolean): string =>
  rem === undefined || stretches ? 'auto' : `${rem}rem`;

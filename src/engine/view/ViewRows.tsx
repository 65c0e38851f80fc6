import { useText } from '#src/i18n/use-text.ts';
import { PlainTable } from '#src/ui/PlainTable.tsx';
import { isFile, type Field } from '../field.ts';
import { StoredFiles } from '../file/StoredFiles.tsx';
import { formatValue } from '../format-value.ts';
import type { RecordLabel } from '../register.ts';
import styles from './View.module.css';

type Row = Readonly<Record<string, unknown>> & { rotulos?: Record<string, RecordLabel> };

/** A grid of rows, read only; rows within rows stand in a line of their own below. */
export function ViewRows({ field, rows }: { field: Field; rows: unknown }) {
  const text = useText();
  const list: readonly Row[] = Array.isArray(rows) ? (rows as Row[]) : [];
  if (list.length === 0) return <p className={styles.noRows}>{text('cadastro.vazio')}</p>;
  const columns = (field.columns ?? []).filter(
    (column) => column.kind !== 'rows' && column.kind !== 'secret' && applies(column, list),
  );
  const nested = (field.columns ?? []).filter(({ kind }) => kind === 'rows');
  return (
    <div className={styles.rows}>
      <PlainTable label={field.title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        {list.map((row, index) => (
          <tbody key={typeof row['id'] === 'number' ? row['id'] : index}>
            <tr>
              {columns.map((column) => (
                <td key={column.name} className="num">
                  {isFile(column) ? (
                    <StoredFiles value={row[column.name]} />
                  ) : (
                    formatValue(
                      column,
                      row[column.name] ?? (column.kind === 'boolean' ? false : undefined),
                      row.rotulos?.[column.name],
                    )
                  )}
                </td>
              ))}
            </tr>
            {nested.map((column) =>
              Array.isArray(row[column.name]) && (row[column.name] as unknown[]).length > 0 ? (
                <tr key={column.name}>
                  <td colSpan={columns.length}>
                    <ViewRows field={column} rows={row[column.name]} />
                  </td>
                </tr>
              ) : null,
            )}
          </tbody>
        ))}
      </PlainTable>
    </div>
  );
}

/** A column that only some rows have is worth its place when one of these has it. */
const applies = ({ name, property }: Field, rows: readonly Row[]): boolean =>
  property['x-when']?.show === undefined || rows.some((row) => row[name] !== undefined);

import type { ReactElement } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import styles from './Rows.module.css';

/** What some rows require is not called optional for all of them. */
const mayBeRequired = ({ required, property }: Field): boolean =>
  required || property['x-when']?.require !== undefined;

/** With more than these, the words of a head take two lines, and the table may be wider than its place. */
const fewColumns = 8;

/** Heads of the columns; on a narrow place each row is a card and its cells say their own name. */
export function RowsTable({ field, items }: { field: Field; items: readonly ReactElement[] }) {
  const text = useText();
  const columns = field.columns ?? [];
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        role="table"
        aria-label={field.title}
        data-colunas={columns.length > fewColumns ? 'muitas' : undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" className={styles.grip}>
              <span className="vh">{text('cadastro.linhas.ordem')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.name} role="columnheader" scope="col" data-kind={column.kind}>
                {column.title}
                {!mayBeRequired(column) && column.kind !== 'boolean' && (
                  <span className={styles.optional}> {text('cadastro.formulario.opcional')}</span>
                )}
              </th>
            ))}
            <th role="columnheader" className={styles.remove}>
              <span className="vh">{text('cadastro.lista.acoes')}</span>
            </th>
          </tr>
        </thead>
        {items}
      </table>
    </div>
  );
}

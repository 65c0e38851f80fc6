import type { RegistroHistorico } from '#schemas/generated.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { Field } from '../field.ts';
import { formatValue } from '../format-value.ts';
import { useRegister } from '../RegisterContext.tsx';
import { plainText } from '../widgets/plain-text.ts';
import styles from './View.module.css';

/** Field, before, after. A creation has no before. */
export function HistoryChanges({ entry }: { entry: RegistroHistorico }) {
  const text = useText();
  const { fields } = useRegister();
  const creation = entry.tipo === 'criacao';
  return (
    <div className={styles.changes}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('cadastro.historico.campo')}</th>
            {!creation && <th scope="col">{text('cadastro.historico.antes')}</th>}
            <th scope="col">{text('cadastro.historico.depois')}</th>
          </tr>
        </thead>
        <tbody>
          {entry.campos.map(({ campo, antes, depois }) => {
            const field = fields.find(({ name }) => name === campo);
            return (
              <tr key={campo}>
                <td>{field?.title ?? campo}</td>
                {!creation && <td>{shown(field, antes) || '—'}</td>}
                <td>{shown(field, depois) || '—'}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Relations come as their labels already; rows are told one after the other. */
function shown(field: Field | undefined, value: unknown): string {
  if (value === undefined) return '';
  if (!field) return typeof value === 'object' ? '' : String(value);
  if (field.columns && Array.isArray(value))
    return value.map((row: Record<string, unknown>) => rowText(field.columns ?? [], row)).join('; ');
  if (field.kind === 'custom') return plainText(value);
  const isLabel = field.kind === 'relation' || field.kind === 'tree' || field.kind === 'relations';
  return formatValue(field, value, isLabel ? (value as string | string[]) : undefined);
}

const rowText = (columns: readonly Field[], row: Record<string, unknown>): string =>
  columns
    .map((column) => {
      const value = shown(column, row[column.name]);
      if (column.kind === 'boolean') return row[column.name] === true ? column.title : '';
      return value;
    })
    .filter((part) => part !== '')
    .join(' · ');

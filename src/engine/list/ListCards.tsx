import { Checkbox } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSelectedIdsContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { openRow, opensRow } from '#src/ui/open-row.ts';
import { isFile, isViewed, type Field } from '../field.ts';
import { formatValue } from '../format-value.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { Situation } from './Cell.tsx';
import { columnTitle, isSituation } from './column-title.ts';
import { FilesInList } from './FilesInList.tsx';
import { nameColumn } from './ListRow.tsx';
import { recordPath } from './record-path.ts';
import { RowMenu } from './RowMenu.tsx';
import { useColumns } from './use-columns.ts';
import { useSelectable } from './use-bulk.ts';
import { ViewedInList } from './ViewedInList.tsx';
import styles from './List.module.css';

/** The rows on a phone: name first, the other columns as two lines below it. */
export function ListCards() {
  const text = useText();
  const { place, nameOf, many, can, fields } = useRegister();
  const { shown } = useColumns();
  const selectable = useSelectable();
  const records = useDataTableDataContext<RegisterRecord>() ?? [];
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  const first = shown[nameColumn(shown, place.register.definicao.represent)];
  const rest = shown.filter((field) => field !== first);
  return (
    <ul aria-label={text('cadastro.lista.tabela', { nome: many })}>
      {records.map((record) => {
        const registro = nameOf(record);
        const title = first ? formatValue(first, record[first.name], record.rotulos?.[first.name]) : registro;
        return (
          <li
            className={styles.card}
            key={record.id}
            data-selected={selectedIds.includes(record.id)}
            onClick={openRow}
          >
            {selectable && (
              <Checkbox
                checked={selectedIds.includes(record.id)}
                slotProps={{ input: { 'aria-label': text('cadastro.lista.selecionar', { registro }) } }}
                onClick={(event) => handleToggleItem?.(record.id, event)}
              />
            )}
            <div className={styles.cardText}>
              <CardName to={recordPath({ place, can, fields }, record)}>{title || registro}</CardName>
              <p>
                {rest.map((field) => (
                  <CardValue key={field.name} field={field} record={record} />
                ))}
              </p>
            </div>
            <RowMenu record={record} />
          </li>
        );
      })}
    </ul>
  );
}

/** The name, which leads to the record where there is somewhere to go. */
function CardName({ to, children }: { to: string | undefined; children: string }) {
  if (to === undefined) return <b>{children}</b>;
  return (
    <Link className={styles.name} to={to} {...opensRow}>
      {children}
    </Link>
  );
}

/** Only what departs from the normal state, and the texts; a plain no says nothing on a card. */
function CardValue({ field, record }: { field: Field; record: RegisterRecord }) {
  const value = record[field.name];
  if (isSituation(field))
    return value === true ? null : (
      <span data-chip>
        <Situation active={false} />
      </span>
    );
  if (field.kind === 'boolean') return value === true ? <span>{columnTitle(field)}</span> : null;
  const shown = formatValue(field, value, record.rotulos?.[field.name]);
  if (shown === '') return null;
  if (isFile(field))
    return (
      <span data-chip>
        <FilesInList field={field} record={record} />
      </span>
    );
  if (isViewed(field))
    return (
      <span data-chip>
        <ViewedInList field={field} value={value} />
      </span>
    );
  return (
    <span className="num">
      <span className="vh">{columnTitle(field)}: </span>
      {shown}
    </span>
  );
}

import { Checkbox, IconButton } from '@mui/material';
import { Eye, Pencil } from 'lucide-react';
import { useDataTableCallbacksContext, useDataTableSelectedIdsContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useText } from '#src/i18n/use-text.ts';
import { Hint } from '#src/ui/Hint.tsx';
import { openRow } from '#src/ui/open-row.ts';
import type { Field } from '../field.ts';
import { registerPath } from '../paths.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { RegisterRecord } from '../register.ts';
import { allows } from './allows.ts';
import { Cell } from './Cell.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useSelectable } from './use-bulk.ts';
import styles from './List.module.css';

interface Props {
  record: RegisterRecord;
  columns: readonly Field[];
  /** The control of this row where Tab lands, when it is this row's turn. */
  stop: number | undefined;
}

/** One record: a box to select it, its columns, shortcuts that appear on hover and focus, and the menu that holds all. */
export function ListRow({ record, columns, stop }: Props) {
  const text = useText();
  const { place, nameOf, can } = useRegister();
  const selectable = useSelectable();
  const selectedIds = useDataTableSelectedIdsContext() ?? [];
  const { handleToggleItem } = useDataTableCallbacksContext();
  const registro = nameOf(record);
  const selected = selectedIds.includes(record.id);
  let control = 0;
  const next = (): { 'data-control': number; tabIndex: number } => {
    const index = control++;
    return { 'data-control': index, tabIndex: stop === index ? 0 : -1 };
  };
  return (
    <tr aria-selected={selectable ? selected : undefined} onClick={openRow}>
      {selectable && (
        <td className={styles.select} data-controls>
          <Checkbox
            size="small"
            checked={selected}
            slotProps={{
              input: { 'aria-label': text('cadastro.lista.selecionar', { registro }), ...next() },
            }}
            onClick={(event) => handleToggleItem?.(record.id, event)}
          />
        </td>
      )}
      {columns.map((field, index) => (
        <td key={field.name} data-kind={field.kind}>
          <Cell
            field={field}
            record={record}
            link={index === nameColumn(columns, place.register.definicao.represent) ? next() : undefined}
          />
        </td>
      ))}
      <td className={styles.actions} data-controls>
        <span className={styles.rowActions}>
          <span className={styles.shortcuts}>
            {can('view') && (
              <Shortcut
                label={text('cadastro.lista.consultarItem', { registro })}
                to={registerPath.view(place, record.id)}
                {...next()}
              >
                <Eye size={18} aria-hidden />
              </Shortcut>
            )}
            {can('edit') && allows(record, 'edit') && (
              <Shortcut
                label={text('cadastro.lista.editarItem', { registro })}
                to={registerPath.edit(place, record.id)}
                data-act="edit"
                {...next()}
              >
                <Pencil size={18} aria-hidden />
              </Shortcut>
            )}
          </span>
          <RowMenu record={record} {...next()} />
        </span>
      </td>
    </tr>
  );
}

/** The column that names the record: the first one that its template uses, or simply the first. */
export function nameColumn(columns: readonly Field[], template: string): number {
  const places = [...template.matchAll(/\{(\w+)\}/g)].map((match) =>
    columns.findIndex(({ name }) => name === match[1]),
  );
  return places.find((index) => index >= 0) ?? 0;
}

interface ShortcutProps {
  label: string;
  to: string;
  children: React.ReactNode;
  tabIndex: number;
  'data-control': number;
  'data-act'?: string;
}

function Shortcut({ label, to, children, ...control }: ShortcutProps) {
  return (
    <Hint title={label}>
      <IconButton size="small" component={Link} to={to} aria-label={label} {...control}>
        {children}
      </IconButton>
    </Hint>
  );
}

import type { KeyboardEvent } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { marginColumns, tableWidth, widthOf, type ColumnName } from '../columns.ts';
import { itemKey } from '../item-key.ts';
import { tabTitle } from '../tabs.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';
import type { InboxColumns } from '../use-inbox-columns.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { arrowTarget, type RowsProps } from './rows.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import styles from './Table.module.css';

interface ItemTableProps extends RowsProps {
  readonly url: CaixaUrl;
  readonly columns: InboxColumns;
}

/** The rows of a tab with the columns of the person: one stop of Tab, arrows inside. */
export const ItemTable = (props: ItemTableProps) => {
  const { tab, groups, grouping, items, index, columns, url } = props;
  const text = useText();
  const { shown } = columns;
  const names = shown.map(({ nome }) => nome);
  // somewhere the content must be opened from
  const opener: ColumnName = names.includes('assunto') ? 'assunto' : (names[0] ?? 'assunto');
  const stretched = shown.find(({ nome, largura }) => nome === opener && largura === undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const inRows = event.target instanceof Element && event.target.closest('[data-item]') !== null;
    const to = inRows ? arrowTarget(event.key, index, items.length) : undefined;
    if (to === undefined) return;
    event.preventDefault();
    props.onMove(to);
  };
  return (
    <table
      className={styles.table}
      aria-label={text('caixa.lista.rotulo', { aba: tabTitle(tab) })}
      style={{ minWidth: `${tableWidth(shown)}rem` }}
      onKeyDown={onKeyDown}
    >
      <colgroup>
        <col style={{ width: `${marginColumns / 2}rem` }} />
        {shown.map((column) => (
          <col key={column.nome} style={{ width: column === stretched ? 'auto' : `${widthOf(column)}rem` }} />
        ))}
        <col style={{ width: stretched ? `${marginColumns / 2}rem` : 'auto' }} />
      </colgroup>
      <TableHead columns={columns} url={url} />
      {groups.map(({ key, title, items: rows }) => {
        const open = grouping.by === undefined || grouping.isOpen(key);
        return (
          <tbody key={key}>
            {grouping.by !== undefined && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={shown.length + 2}>
                  <GroupHeading
                    title={title}
                    count={rows.length}
                    open={open}
                    onToggle={() => grouping.toggle(key)}
                  />
                </th>
              </tr>
            )}
            {open &&
              rows.map((item) => (
                <TableRow
                  key={itemKey(item)}
                  {...props}
                  item={item}
                  names={names}
                  opener={opener}
                  stop={items.indexOf(item) === index}
                />
              ))}
          </tbody>
        );
      })}
    </table>
  );
};

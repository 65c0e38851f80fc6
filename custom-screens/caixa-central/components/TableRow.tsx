import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router-dom';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { openPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { pressItem } from '#src/conteudo/press-item.ts';
import { useText } from '#src/i18n/use-text.ts';
import { classes } from '#src/ui/classes.ts';
import type { ColumnName } from '../columns.ts';
import { columnCell } from './column-cell.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { RowsProps } from './rows.ts';
import styles from './Table.module.css';

interface TableRowProps extends Pick<
  RowsProps,
  'tab' | 'items' | 'selection' | 'acts' | 'term' | 'onOpen' | 'onShow' | 'stateOf'
> {
  readonly item: ItemCaixa;
  readonly names: readonly ColumnName[];
  /** The column whose text opens the item. */
  readonly opener: ColumnName;
  /** Whether Tab stops here. */
  readonly stop: boolean;
}

/** One item as a row of the table. */
export const TableRow = (props: TableRowProps) => {
  const { item, tab, names, opener, items, selection, acts, term, stop, onShow } = props;
  const text = useText();
  const selected = selection.has(item);
  return (
    <tr data-item={item.id} className={classes(!item.lido && styles.unread, selected && styles.selected)}>
      <td className={styles.check}>
        <Checkbox
          size="small"
          checked={selected}
          tabIndex={stop ? 0 : -1}
          slotProps={{ input: { 'aria-label': text('caixa.lista.selecionar', { item: itemName(item) }) } }}
          onClick={(event) => (event.shiftKey ? selection.extend(item, items) : selection.toggle(item))}
        />
      </td>
      {names.map((name) => {
        const cell = columnCell(item, name, { term, stop });
        return (
          <td key={name}>
            {name === opener ? (
              <Link
                className={styles.open}
                to={openPath(item)}
                state={props.stateOf(item)}
                tabIndex={stop ? 0 : -1}
                title={item.assunto}
                onClick={(event) =>
                  pressItem(event, onShow && (() => onShow(item)), () => props.onOpen(item))
                }
              >
                {!item.lido && <span className="vh">{text('caixa.lista.naoLido')}. </span>}
                {cell ?? item.assunto}
              </Link>
            ) : (
              cell
            )}
          </td>
        );
      })}
      <td className={styles.menu}>
        <RowMenu tab={tab} item={item} acts={acts} stop={stop} />
      </td>
    </tr>
  );
};

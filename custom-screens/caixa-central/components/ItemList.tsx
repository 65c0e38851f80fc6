import type { KeyboardEvent } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { openPath } from '#src/conteudo/content-path.ts';
import { ItemRow } from '#src/conteudo/ItemRow.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { itemKey } from '../item-key.ts';
import { tabTitle } from '../tabs.ts';
import { GroupHeading } from './GroupHeading.tsx';
import { RowMenu } from './RowMenu.tsx';
import { arrowTarget, type RowsProps } from './rows.ts';
import styles from './Groups.module.css';

/** The rows of a tab: one stop of Tab, arrows inside; under headings, where they are put together. */
export const ItemList = (props: RowsProps) => {
  const { tab, groups, grouping, items, index, showCurrent, selection, acts, term } = props;
  const text = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const to = arrowTarget(event.key, index, items.length);
    if (to === undefined) return;
    event.preventDefault();
    props.onMove(to);
  };
  const row = (item: ItemCaixa) => {
    const at = items.indexOf(item);
    return (
      <ItemRow
        key={itemKey(item)}
        item={item}
        to={openPath(item)}
        state={props.stateOf(item)}
        term={term}
        current={showCurrent && at === index}
        stop={at === index}
        selected={selection.has(item)}
        direction={tab.sent ? 'para' : 'de'}
        tellNoDeadline={tab.name === 'receber'}
        onSelect={(range) => (range ? selection.extend(item, items) : selection.toggle(item))}
        menu={<RowMenu tab={tab} item={item} acts={acts} stop={at === index} />}
        onOpen={() => props.onOpen(item)}
        onShow={props.onShow && (() => props.onShow?.(item))}
      />
    );
  };
  return groups.map(({ key, title, items: rows }) =>
    grouping.by === undefined ? (
      <ul key={key} aria-label={text('caixa.lista.rotulo', { aba: tabTitle(tab) })} onKeyDown={onKeyDown}>
        {rows.map(row)}
      </ul>
    ) : (
      <section key={key}>
        <h2 className={styles.title}>
          <GroupHeading
            title={title}
            count={rows.length}
            open={grouping.isOpen(key)}
            onToggle={() => grouping.toggle(key)}
          />
        </h2>
        {grouping.isOpen(key) && (
          <ul aria-label={title} onKeyDown={onKeyDown}>
            {rows.map(row)}
          </ul>
        )}
      </section>
    ),
  );
};

import type { KeyboardEvent, RefObject } from 'react';
import type { ItemCaixa } from '#schemas/generated.ts';
import { openPath } from '#src/conteudo/content-path.ts';
import { itemName } from '#src/conteudo/item-name.ts';
import { ItemRow } from '#src/conteudo/ItemRow.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { MoreActions } from '#src/ui/MoreActions.tsx';
import { itemActions } from '../item-actions.ts';
import { itemKey } from '../item-key.ts';
import type { Tab } from '../tabs.ts';
import type { CaixaActs } from '../use-caixa-acts.ts';
import type { Selection } from '../use-selection.ts';

interface ItemListProps {
  readonly tab: Tab;
  readonly items: readonly ItemCaixa[];
  /** Place of the item in use. */
  readonly index: number;
  /** The item in use is read beside the list. */
  readonly showCurrent: boolean;
  readonly selection: Selection;
  readonly acts: CaixaActs;
  readonly term: string;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly onMove: (index: number) => void;
  /** An item is opened on its own page. */
  readonly onOpen: (item: ItemCaixa) => void;
  /** Absent where a press follows the address. */
  readonly onShow?: (item: ItemCaixa) => void;
}

/** The rows of a tab: one stop of Tab, arrows inside. */
export const ItemList = (props: ItemListProps) => {
  const { tab, items, index, showCurrent, selection, acts, term, list, onMove, onOpen, onShow } = props;
  const text = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <ul ref={list} aria-label={text('caixa.lista.rotulo', { aba: text(tab.label) })} onKeyDown={onKeyDown}>
      {items.map((item, at) => (
        <ItemRow
          key={itemKey(item)}
          item={item}
          to={openPath(item)}
          term={term}
          current={showCurrent && at === index}
          stop={at === index}
          selected={selection.has(item)}
          direction={tab.sent ? 'para' : 'de'}
          tellNoDeadline={tab.name === 'receber'}
          onSelect={(range) => (range ? selection.extend(item, items) : selection.toggle(item))}
          menu={
            <MoreActions
              size="small"
              tabIndex={at === index ? 0 : -1}
              label={text('caixa.lista.acoesDe', { item: itemName(item) })}
              actions={itemActions(tab, item, acts)}
            />
          }
          onOpen={() => onOpen(item)}
          onShow={onShow && (() => onShow(item))}
        />
      ))}
    </ul>
  );
};

import { useEffect, useRef, useState } from 'react';
import type { ItemCaixa } from '#schemas/generated.ts';
import { text } from '#src/i18n/text.ts';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { ShortcutsDialog } from '#src/ui/ShortcutsDialog.tsx';
import { SplitView } from '#src/ui/SplitView.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { caixaQuery, countFilters } from '../caixa-url.ts';
import { itemKey } from '../item-key.ts';
import { useCaixa } from '../queries.ts';
import type { Tab } from '../tabs.ts';
import { useCaixaActs } from '../use-caixa-acts.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';
import { focusRow, useCurrent } from '../use-current.ts';
import { useInboxKeys } from '../use-inbox-keys.ts';
import { useItemKey } from '../use-item-key.ts';
import { useListChanges } from '../use-list-changes.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useSelection } from '../use-selection.ts';
import type { InboxView } from '../use-view.ts';
import { BulkBar, BulkFoot } from './BulkBar.tsx';
import { BulkConfirm } from './BulkConfirm.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ItemList } from './ItemList.tsx';
import { ListSide } from './ListSide.tsx';
import { Reading } from './Reading.tsx';
import { NothingToRead } from './NothingToRead.tsx';
import { SelectAll } from './SelectAll.tsx';

interface CaixaPanelProps {
  readonly tab: Tab;
  readonly url: CaixaUrl;
  readonly layout: InboxView;
  /** How many the counters say that the tab has. */
  readonly counted: number | undefined;
  readonly map: boolean;
  readonly onMap: (open: boolean) => void;
}

/** Going down the list quickly does not ask for each item on the way. */
const readingMs = 150;
const none: readonly ItemCaixa[] = [];

/** One tab: the list, the item being read, what is selected and what is done with it. */
export const CaixaPanel = ({ tab, url, layout, counted, map, onMap }: CaixaPanelProps) => {
  const { state } = url;
  const list = useRef<HTMLUListElement>(null);
  const reading = useRef<HTMLElement>(null);
  const read = useCaixa(caixaQuery(state));
  const page = read.data?.itens ?? none;
  const total = read.data?.total ?? 0;
  const [key, choose] = useItemKey(url);
  const current = useCurrent(page, key);
  const selection = useSelection();
  const markRead = useMarkRead();
  // what is selected is shown as the list knows it now
  const selected = selection.items.map(
    (item) => page.find((each) => itemKey(each) === itemKey(item)) ?? item,
  );
  const [whole, setWhole] = useState<string>();
  const question = JSON.stringify(caixaQuery({ ...state, start: 1 }));
  const acts = useCaixaActs((ids) => {
    setWhole(undefined);
    selection.remove(ids);
  });
  useListChanges({
    items: read.isPlaceholderData ? undefined : read.data?.itens,
    question: JSON.stringify(caixaQuery(state)),
    index: current.index,
    list,
    onGone: selection.drop,
  });

  const count =
    read.data === undefined
      ? ''
      : read.data.totalExato
        ? text('caixa.lista.total', { count: total })
        : text('caixa.lista.maisDe');
  // another question has other items: what was meant of one filter is not of the next
  const isWhole = whole === question && selected.length > 0;
  const chosen = {
    items: selected,
    ...(isWhole && { whole: { caixa: caixaQuery(state), total: String(total) } }),
  };
  const bulk = {
    tab,
    chosen,
    acts,
    total: String(total),
    onClear: () => {
      setWhole(undefined);
      selection.clear();
    },
    onWhole:
      !isWhole && read.data?.totalExato && total > page.length && page.every(selection.has)
        ? () => setWhole(question)
        : undefined,
  };

  const lastPage = Math.ceil(total / state.pageSize);
  const moveTo = (index: number): void => {
    const to = page[index];
    if (to) {
      choose(itemKey(to));
      focusRow(list, index, reading);
    } else if (index > 0 && state.start < lastPage) url.setPage(state.start + 1);
    else if (index < 0 && state.start > 1) url.setPage(state.start - 1);
  };
  const shortcuts = useInboxKeys({
    page,
    current,
    selection,
    selected,
    acts,
    list,
    reading,
    onMove: moveTo,
    onOpen: (item) => void markRead(item),
    onMap: () => onMap(true),
  });

  const settled = useSettled(current.item, readingMs);
  // in the place of the list there is nothing to wait for
  const shown = layout.split ? settled : current.item;
  // the item may have left the list, or changed, while the list moved
  const shownNow = page.find((item) => shown && itemKey(item) === itemKey(shown)) ?? current.item;
  const shownIndex = shownNow ? page.indexOf(shownNow) : -1;
  // what comes up beside the list by itself was not opened by anybody
  const opened =
    (layout.split || !layout.roomy) && current.named && shownNow === current.item ? shownNow : undefined;
  useEffect(() => {
    if (opened) void markRead(opened);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each opening: who marks it as unread afterwards keeps it so
  }, [opened && itemKey(opened)]);
  const readingOpen = !layout.roomy && current.named;
  // an item that is not here (any more) leads back to the list
  const lost = !layout.roomy && key !== undefined && !current.named && read.isSuccess && !read.isFetching;
  useEffect(() => {
    if (lost) choose(undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `choose` is another at each painting
  }, [lost]);
  const readingSide = shownNow ? (
    <Reading
      key={itemKey(shownNow)}
      ref={reading}
      item={shownNow}
      acts={acts}
      selecting={selected.length > 0}
      onBack={layout.roomy ? undefined : () => choose(undefined)}
      position={{
        n: (state.start - 1) * state.pageSize + shownIndex + 1,
        total,
        onPrevious: shownIndex > 0 || state.start > 1 ? () => moveTo(shownIndex - 1) : undefined,
        onNext:
          shownIndex < page.length - 1 || state.start < lastPage ? () => moveTo(shownIndex + 1) : undefined,
      }}
    />
  ) : (
    <NothingToRead waiting={read.isPending} />
  );
  const selectAll = <SelectAll page={page} selection={selection} />;
  const listSide = (
    <ListSide
      tab={tab}
      url={url}
      read={read}
      pagerInside={layout.phone}
      fresh={
        countFilters(state) === 0 && counted !== undefined && !read.isFetching
          ? Math.max(0, counted - total)
          : 0
      }
      bar={
        layout.phone ? undefined : selected.length > 0 ? (
          <BulkBar {...bulk} selectAll={selectAll} />
        ) : (
          <FilterBar url={url} tab={tab} selectAll={selectAll} count={count} />
        )
      }
      foot={layout.phone && selected.length > 0 && <BulkFoot {...bulk} />}
    >
      <ItemList
        tab={tab}
        items={page}
        index={current.index}
        showCurrent={layout.split}
        selection={selection}
        acts={acts}
        term={state.query}
        list={list}
        onMove={moveTo}
        onOpen={(item) => void markRead(item)}
        onShow={layout.split || !layout.roomy ? (item) => choose(itemKey(item), !layout.roomy) : undefined}
      />
    </ListSide>
  );
  return (
    <>
      {layout.split ? (
        <SplitView
          key={layout.share}
          name={`caixa-${layout.share}`}
          initial={layout.share}
          list={listSide}
          reading={readingSide}
        />
      ) : readingOpen ? (
        readingSide
      ) : (
        listSide
      )}
      <BulkConfirm acts={acts} />
      {acts.details && <ResultDialog results={acts.details} onClose={acts.closeDetails} />}
      {map && <ShortcutsDialog shortcuts={shortcuts} onClose={() => onMap(false)} />}
    </>
  );
};

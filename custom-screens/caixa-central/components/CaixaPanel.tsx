import { defined } from '#schemas/defined.ts';
import { useEffect, useRef, useState } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { useOfferDossie } from '#src/conteudo/dossie/use-offer-dossie.tsx';
import { useOfferLoteSolicitacoes } from '#src/conteudo/lote/use-offer-lote-solicitacoes.tsx';
import { useOfferLote } from '#src/conteudo/lote/use-offer-lote.tsx';
import { recallList } from '#src/conteudo/list-memory.ts';
import { text } from '#src/i18n/text.ts';
import { ResultDialog } from '#src/ui/ResultDialog.tsx';
import { SplitView } from '#src/ui/SplitView.tsx';
import { actOf } from '../actions.ts';
import { caixaQuery, countFilters } from '../caixa-url.ts';
import { itemKey } from '../item-key.ts';
import { positionIn } from '../position-in.ts';
import { useItems } from '../queries.ts';
import { searchIdOf, type Tab } from '../tabs.ts';
import { useCaixaActs } from '../use-caixa-acts.ts';
import type { CaixaUrl } from '../use-caixa-url.ts';
import { useCameBack } from '../use-came-back.ts';
import { focusRow, useCurrent } from '../use-current.ts';
import type { Grouping } from '../use-grouping.ts';
import { useInboxColumns } from '../use-inbox-columns.ts';
import { useInboxCommands } from '../use-inbox-commands.ts';
import { useInboxKeys } from '../use-inbox-keys.ts';
import { useItemKey } from '../use-item-key.ts';
import { useListChanges } from '../use-list-changes.ts';
import { useListPlace } from '../use-list-place.ts';
import { useMarkRead } from '../use-mark-read.ts';
import { useReading } from '../use-reading.ts';
import { useSelection } from '../use-selection.ts';
import type { InboxView } from '../use-view.ts';
import { widthInRem } from '../width-in-rem.ts';
import { BulkBar, BulkFoot } from './BulkBar.tsx';
import { BulkConfirm } from './BulkConfirm.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ItemList } from './ItemList.tsx';
import { ItemTable } from './ItemTable.tsx';
import { ListSide } from './ListSide.tsx';
import { Reading } from './Reading.tsx';
import { NothingToRead } from './NothingToRead.tsx';
import { SelectAll } from './SelectAll.tsx';
import styles from './Groups.module.css';

interface CaixaPanelProps {
  readonly tab: Tab;
  readonly url: CaixaUrl;
  readonly layout: InboxView;
  readonly grouping: Grouping;
  /** How many the counters say that the tab has. */
  readonly counted: number | undefined;
  /** How many have come that the list does not show yet. */
  readonly onFresh: (fresh: number) => void;
}

const none: readonly ItemCaixa[] = [];

/** One tab: the list, the item being read, what is selected and what is done with it. */
export const CaixaPanel = ({ tab, url, layout, grouping, counted, onFresh }: CaixaPanelProps) => {
  const { state } = url;
  const list = useRef<HTMLDivElement>(null);
  const reading = useRef<HTMLElement>(null);
  const read = useItems(state);
  const page = read.data?.itens ?? none;
  const total = read.data?.total ?? 0;
  const groups = grouping.arrange(page);
  const arranged = groups.flatMap(({ items }) => items);
  const items = groups.filter(({ key }) => grouping.isOpen(key)).flatMap((group) => group.items);
  const place = useListPlace(state, arranged, total);
  const columns = useInboxColumns(tab, layout.roomy);
  const [key, choose] = useItemKey(url, layout.roomy ? recallList(place.address).chave : undefined);
  const current = useCurrent(items, key);
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
  const ready = read.data !== undefined && !read.isPlaceholderData && !grouping.waiting;
  useCameBack(place.address, current, list, ready && layout.roomy);

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
    ...defined({ whole: isWhole ? { caixa: caixaQuery(state), total: String(total) } : undefined }),
  };
  const lote = useOfferLote(!isWhole && selected.some(actOf('tramitar').accepts) ? selected : none, (ids) =>
    selection.remove(ids),
  );
  const dossie = useOfferDossie(isWhole ? none : selected);
  const pedidos = useOfferLoteSolicitacoes(isWhole ? none : selected);
  const bulk = {
    tab,
    chosen,
    acts,
    offered: [...pedidos.actions, ...lote.actions, ...dossie.actions],
    total: String(total),
    onClear: () => {
      setWhole(undefined);
      selection.clear();
    },
    onWhole:
      !isWhole &&
      searchIdOf(tab.name) === undefined &&
      read.data?.totalExato &&
      total > page.length &&
      page.every(selection.has)
        ? () => setWhole(question)
        : undefined,
  };

  const fresh =
    countFilters(state) === 0 && counted !== undefined && read.data?.totalExato && !read.isFetching
      ? Math.max(0, counted - total)
      : 0;
  useEffect(() => {
    onFresh(fresh);
    return () => onFresh(0);
  }, [fresh, onFresh]);
  const lastPage = Math.ceil(total / state.pageSize);
  const moveTo = (index: number): void => {
    const to = items[index];
    if (to) {
      choose(itemKey(to));
      focusRow(list, index, reading);
    } else if (index > 0 && state.start < lastPage) url.setPage(state.start + 1);
    else if (index < 0 && state.start > 1) url.setPage(state.start - 1);
  };
  const open = (item: ItemCaixa): void => {
    place.remember(item);
    void markRead(item);
  };
  const shortcuts = useInboxKeys({
    page: items,
    current,
    selection,
    selected,
    acts,
    list,
    reading,
    stateOf: place.stateOf,
    onMove: moveTo,
    onOpen: open,
  });
  useInboxCommands({ tab, url, layout, grouping, chosen, current: current.item, acts, shortcuts });

  const shown = useReading({
    items,
    current,
    layout,
    settled: read.isSuccess && !read.isFetching && !grouping.waiting,
    named: key !== undefined,
    onOpened: (item) => void markRead(item),
    onLost: () => choose(undefined),
  });
  const readingSide = shown.item ? (
    <Reading
      key={itemKey(shown.item)}
      ref={reading}
      item={shown.item}
      acts={acts}
      selecting={selected.length > 0}
      from={place.stateOf(shown.item)}
      onOpen={open}
      onBack={layout.roomy ? undefined : () => choose(undefined)}
      position={positionIn(shown.item, { arranged, items, state, total, moveTo })}
    />
  ) : (
    <NothingToRead waiting={read.isPending} />
  );
  const selectAll = <SelectAll page={page} selection={selection} />;
  const rows = {
    tab,
    groups,
    grouping,
    items,
    index: current.index,
    showCurrent: layout.split,
    selection,
    acts,
    term: state.query,
    onMove: moveTo,
    onOpen: open,
    onShow:
      layout.split || !layout.roomy ? (item: ItemCaixa) => choose(itemKey(item), !layout.roomy) : undefined,
    stateOf: place.stateOf,
  };
  const listSide = (
    <ListSide
      tab={tab}
      url={url}
      read={read}
      address={place.address}
      wide={layout.table}
      waiting={grouping.waiting}
      pagerInside={layout.phone}
      fresh={fresh}
      bar={
        layout.phone ? undefined : selected.length > 0 ? (
          <BulkBar {...bulk} selectAll={selectAll} />
        ) : (
          <FilterBar
            url={url}
            tab={tab}
            selectAll={selectAll}
            count={count}
            grouping={grouping}
            columns={layout.table && <ColumnsButton columns={columns} room={() => widthInRem(list)} />}
          />
        )
      }
      foot={layout.phone && selected.length > 0 && <BulkFoot {...bulk} />}
    >
      {grouping.by !== undefined && total > page.length && (
        <p className={styles.note}>
          {text('exibicaoCaixa.grupos.daPagina', { count: page.length, total: count })}
        </p>
      )}
      <div ref={list}>
        {layout.table ? <ItemTable {...rows} url={url} columns={columns} /> : <ItemList {...rows} />}
      </div>
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
      ) : shown.alone ? (
        readingSide
      ) : (
        listSide
      )}
      {pedidos.dialog}
      {lote.dialog}
      {dossie.dialog}
      <BulkConfirm acts={acts} />
      {acts.details && <ResultDialog results={acts.details} onClose={acts.closeDetails} />}
    </>
  );
};

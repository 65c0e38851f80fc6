import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { assinaturaPath, edicaoPath, openPath } from '#src/conteudo/content-path.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { undoLast } from '#src/ui/undo.ts';
import { useShortcuts, type Shortcut } from '#src/ui/use-shortcuts.ts';
import { actOf, type OwnActName } from './actions.ts';
import { inboxShortcuts } from './inbox-shortcuts.ts';
import { focusRow, type Current } from './use-current.ts';
import type { CaixaActs } from './use-caixa-acts.ts';
import type { Selection } from './use-selection.ts';

interface InboxKeysInput {
  readonly page: readonly ItemCaixa[];
  readonly current: Current;
  readonly selection: Selection;
  /** The selection as the list shows it now. */
  readonly selected: readonly ItemCaixa[];
  readonly acts: CaixaActs;
  readonly list: RefObject<HTMLElement | null>;
  readonly reading: RefObject<HTMLElement | null>;
  /** What the page of an item is told of the list. */
  readonly stateOf: (item: ItemCaixa) => unknown;
  readonly onMove: (index: number) => void;
  readonly onOpen: (item: ItemCaixa) => void;
}

/** The keyboard of the inbox: letters act on the selection, or on the item in use when nothing is selected. */
export const useInboxKeys = (input: InboxKeysInput): readonly Shortcut[] => {
  const { page, current, selection, selected, acts, list, reading, onMove, onOpen } = input;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const go = (to: string): void => void navigate(to, { state: { from: pathname + search } });
  const onCurrent = (perform: (item: ItemCaixa) => void) => (): void => {
    if (current.item) perform(current.item);
  };
  const act = (name: OwnActName) => (): void => {
    const items = selected.length > 0 ? selected : current.item ? [current.item] : [];
    if (items.length === 0) return;
    if (items.some(actOf(name).accepts)) void acts.run(name, items);
    else notify(text(`caixa.porque.${name}`), { kind: 'info' });
  };
  /** Does the first of two opposite acts where something accepts it, or else the second. */
  const either = (first: OwnActName, second: OwnActName) => (): void => {
    const items = selected.length > 0 ? selected : current.item ? [current.item] : [];
    void acts.run(items.some(actOf(first).accepts) ? first : second, items);
  };
  const shortcuts = inboxShortcuts({
    next: () => onMove(current.index + 1),
    previous: () => onMove(current.index - 1),
    open: onCurrent((item) => {
      onOpen(item);
      void navigate(openPath(item), { state: input.stateOf(item) });
    }),
    edit: onCurrent((item) => {
      if (item.acoes.includes('editar')) go(edicaoPath(item.id, item.tipo));
    }),
    focusList: () => {
      // the focus leaves the reading, so the row takes it
      reading.current?.blur();
      (document.activeElement as HTMLElement | null)?.blur();
      focusRow(list, current.index, { current: null });
    },
    focusReading: () => reading.current?.focus(),
    toggle: onCurrent((item) => selection.toggle(item)),
    extend: onCurrent((item) => selection.extend(item, page)),
    selectAll: () => selection.selectAll(page),
    clear: selection.clear,
    receber: act('receber'),
    tramitar: act('tramitar'),
    ciente: act('tomarCiencia'),
    assinar: onCurrent((item) => go(assinaturaPath(item.id))),
    favourite: either('favoritar', 'desfavoritar'),
    unread: either('marcarLido', 'marcarNaoLido'),
    marker: act('marcar'),
    undo: undoLast,
  });
  useShortcuts(shortcuts);
  return shortcuts;
};

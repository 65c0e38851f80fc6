import { useEffect } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { itemKey } from './item-key.ts';
import type { Current } from './use-current.ts';
import type { InboxView } from './use-view.ts';

interface ReadingInput {
  readonly items: readonly ItemCaixa[];
  readonly current: Current;
  readonly layout: InboxView;
  /** The list was read, and is not being read again. */
  readonly settled: boolean;
  /** The address names an item. */
  readonly named: boolean;
  readonly onOpened: (item: ItemCaixa) => void;
  readonly onLost: () => void;
}

interface Read {
  /** The item shown, beside the list or in its place. */
  readonly item: ItemCaixa | undefined;
  /** It takes the place of the list. */
  readonly alone: boolean;
}

/** Going down the list quickly does not ask for each item on the way. */
const readingMs = 150;

/** Which item is being read. What comes up beside the list by itself was not opened by anybody. */
export const useReading = (input: ReadingInput): Read => {
  const { items, current, layout, onOpened, onLost } = input;
  const settled = useSettled(current.item, readingMs);
  // in the place of the list there is nothing to wait for
  const shown = layout.split ? settled : current.item;
  // the item may have left the list, or changed, while the list moved
  const item = items.find((each) => shown && itemKey(each) === itemKey(shown)) ?? current.item;
  const opened = (layout.split || !layout.roomy) && current.named && item === current.item ? item : undefined;
  useEffect(() => {
    if (opened) onOpened(opened);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each opening: who marks it as unread afterwards keeps it so
  }, [opened && itemKey(opened)]);
  // an item that is not here (any more) leads back to the list
  const lost = !layout.roomy && input.named && !current.named && input.settled;
  useEffect(() => {
    if (lost) onLost();
    // oxlint-disable-next-line react/exhaustive-deps -- `onLost` is another at each painting
  }, [lost]);
  return { item, alone: !layout.roomy && current.named };
};

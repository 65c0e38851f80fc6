import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { CaixaState } from './caixa-url.ts';
import type { Position } from './components/ReadingHeader.tsx';

interface PositionInput {
  /** The rows of the page in the order in which they are read, those under closed headings too. */
  readonly arranged: readonly ItemCaixa[];
  /** Those that appear. */
  readonly items: readonly ItemCaixa[];
  readonly state: CaixaState;
  readonly total: number;
  readonly moveTo: (index: number) => void;
}

/** Where an item stands in the whole list, and the ways to its neighbours. */
export const positionIn = (
  item: ItemCaixa,
  { arranged, items, state, total, moveTo }: PositionInput,
): Position => {
  const { start, pageSize } = state;
  const at = items.indexOf(item);
  const last = Math.ceil(total / pageSize);
  return {
    n: (start - 1) * pageSize + arranged.indexOf(item) + 1,
    total,
    onPrevious: at > 0 || start > 1 ? () => moveTo(at - 1) : undefined,
    onNext: at < items.length - 1 || start < last ? () => moveTo(at + 1) : undefined,
  };
};

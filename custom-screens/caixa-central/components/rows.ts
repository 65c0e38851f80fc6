import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItemGroup } from '../group-items.ts';
import type { Tab } from '../tabs.ts';
import type { CaixaActs } from '../use-caixa-acts.ts';
import type { Grouping } from '../use-grouping.ts';
import type { Selection } from '../use-selection.ts';

/** What the rows of a tab are given, as a list or as a table. */
export interface RowsProps {
  readonly tab: Tab;
  readonly groups: readonly ItemGroup[];
  readonly grouping: Grouping;
  /** The rows that appear, in order: those of the headings that are open. */
  readonly items: readonly ItemCaixa[];
  /** Place of the item in use among them. */
  readonly index: number;
  /** The item in use is read beside the list. */
  readonly showCurrent: boolean;
  readonly selection: Selection;
  readonly acts: CaixaActs;
  readonly term: string;
  readonly onMove: (index: number) => void;
  /** An item is opened on its own page. */
  readonly onOpen: (item: ItemCaixa) => void;
  /** Absent where a press follows the address. */
  readonly onShow?: (item: ItemCaixa) => void;
  /** What the page of an item is told of the list. */
  readonly stateOf: (item: ItemCaixa) => unknown;
}

/** Where an arrow key leads from a row. */
export const arrowTarget = (key: string, index: number, length: number): number | undefined =>
  ({ ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: length - 1 })[key];

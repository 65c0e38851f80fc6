import { useState } from 'react';
import {
  clampWidth,
  knownColumns,
  standardColumns,
  widthOf,
  type ChosenColumn,
  type ColumnName,
} from './columns.ts';
import type { Tab } from './tabs.ts';
import { useInboxPreference } from './use-inbox-preference.ts';

export interface InboxColumns {
  readonly shown: readonly ChosenColumn[];
  readonly choose: (columns: readonly ChosenColumn[]) => void;
  readonly reset: () => void;
  /** While a hand is on the line between two columns; nothing is kept before it lets go. */
  readonly drag: (name: ColumnName, rem: number) => void;
  readonly drop: () => void;
  readonly widen: (name: ColumnName, by: -1 | 1) => void;
}

/** One step of a key, in rem. */
const step = 1;

/** The columns of the table of the inbox, as the person last arranged them. */
export const useInboxColumns = (tab: Tab, roomy: boolean): InboxColumns => {
  const { value, change } = useInboxPreference();
  const [dragged, setDragged] = useState<readonly ChosenColumn[]>();
  const shown = dragged ?? knownColumns(value?.colunas) ?? standardColumns(tab, roomy);
  const choose = (colunas: readonly ChosenColumn[]): void => change((kept) => ({ ...kept, colunas }));
  const sized = (name: ColumnName, rem: number): readonly ChosenColumn[] =>
    shown.map((column) => (column.nome === name ? { ...column, largura: clampWidth(rem) } : column));
  return {
    shown,
    choose,
    reset: () => change(({ colunas: _, ...others }) => others),
    drag: (name, rem) => setDragged(sized(name, rem)),
    drop: () => {
      if (dragged) choose(dragged);
      setDragged(undefined);
    },
    widen: (name, by) => {
      const column = shown.find(({ nome }) => nome === name);
      if (column) choose(sized(name, widthOf(column) + by * step));
    },
  };
};

import { useEffect, useRef, type RefObject } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemKey } from './item-key.ts';
import { focusRow } from './use-current.ts';

interface ListChanges {
  /** The items as the server last gave them; undefined while another page is on its way. */
  readonly items: readonly ItemCaixa[] | undefined;
  /** What was asked: another question is another list, not a change of this one. */
  readonly question: string;
  readonly index: number;
  readonly list: RefObject<HTMLElement | null>;
  readonly onGone: (keys: readonly string[]) => void;
}

/** When items leave the list they leave the selection too, and the focus that they took along goes to the next one. */
export const useListChanges = ({ items, question, index, list, onGone }: ListChanges): void => {
  const before = useRef<{ question: string; keys: readonly string[] }>({ question, keys: [] });
  useEffect(() => {
    if (!items) return;
    const keys = items.map(itemKey);
    const gone =
      before.current.question === question ? before.current.keys.filter((key) => !keys.includes(key)) : [];
    before.current = { question, keys };
    if (gone.length === 0) return;
    onGone(gone);
    if (document.activeElement === document.body) focusRow(list, index, { current: null });
    // oxlint-disable-next-line react/exhaustive-deps -- only another answer of the server is a change
  }, [items, question]);
};

import { useEffect, useRef, type RefObject } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemKey } from './item-key.ts';

export interface Current {
  readonly item: ItemCaixa | undefined;
  /** Place in the page, -1 in an empty one. */
  readonly index: number;
  /** The address names it, and it is here. */
  readonly named: boolean;
}

/**
 * The item in use: the one that the address names; when it left the list (it was received) the one that took its
 * place; at first the first.
 */
export const useCurrent = (items: readonly ItemCaixa[], key: string | undefined): Current => {
  const last = useRef(0);
  const found = key === undefined ? -1 : items.findIndex((item) => itemKey(item) === key);
  const index = found >= 0 ? found : Math.min(key === undefined ? 0 : last.current, items.length - 1);
  useEffect(() => {
    if (found >= 0) last.current = found;
  }, [found]);
  return { item: items[index], index, named: found >= 0 };
};

/** Moves the focus to a row of the list; while somebody reads beside it, the row only comes into view. */
export const focusRow = (
  list: RefObject<HTMLElement | null>,
  index: number,
  reading: RefObject<HTMLElement | null>,
): void => {
  const row = list.current?.querySelectorAll<HTMLElement>('[data-item]')[index];
  if (reading.current?.contains(document.activeElement)) row?.scrollIntoView({ block: 'nearest' });
  else row?.querySelector<HTMLElement>('a')?.focus();
};

import { useCallback, useMemo, useRef, useState } from 'react';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { itemKey } from './item-key.ts';

export interface Selection {
  readonly items: readonly ItemCaixa[];
  readonly has: (item: ItemCaixa) => boolean;
  readonly toggle: (item: ItemCaixa) => void;
  /** Selects from the last one chosen to this one. */
  readonly extend: (item: ItemCaixa, page: readonly ItemCaixa[]) => void;
  readonly selectAll: (page: readonly ItemCaixa[]) => void;
  readonly remove: (ids: readonly number[]) => void;
  /** What left the list cannot be acted upon any more. */
  readonly drop: (keys: readonly string[]) => void;
  readonly clear: () => void;
}

/** The items chosen for an act; they stay chosen when the page changes. */
export const useSelection = (): Selection => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ItemCaixa>>(new Map());
  const anchor = useRef<string | undefined>(undefined);
  const add = useCallback(
    (more: readonly ItemCaixa[]) =>
      setChosen((now) => new Map([...now, ...more.map((item) => [itemKey(item), item] as const)])),
    [],
  );
  return useMemo(
    () => ({
      items: [...chosen.values()],
      has: (item) => chosen.has(itemKey(item)),
      toggle: (item) => {
        anchor.current = itemKey(item);
        setChosen((now) => {
          const next = new Map(now);
          if (!next.delete(itemKey(item))) next.set(itemKey(item), item);
          return next;
        });
      },
      extend: (item, page) => {
        const keys = page.map(itemKey);
        const from = anchor.current === undefined ? -1 : keys.indexOf(anchor.current);
        const to = keys.indexOf(itemKey(item));
        add(from < 0 ? [item] : page.slice(Math.min(from, to), Math.max(from, to) + 1));
        if (from < 0) anchor.current = itemKey(item);
      },
      selectAll: (page) => add(page),
      remove: (ids) => setChosen((now) => new Map([...now].filter(([, item]) => !ids.includes(item.id)))),
      drop: (keys) =>
        setChosen((now) =>
          keys.some((key) => now.has(key)) ? new Map([...now].filter(([key]) => !keys.includes(key))) : now,
        ),
      clear: () => {
        anchor.current = undefined;
        setChosen(new Map());
      },
    }),
    [chosen, add],
  );
};

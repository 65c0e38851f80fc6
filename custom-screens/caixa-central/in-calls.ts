import type { ItemCaixa } from '#schemas/shapes/caixa.ts';

/** How many contents the server marks in one call. */
const most = 100;

/** Calls for the contents of some items, so many at a time, each once: one that waits twice, as a charge and as a copy, is one. */
export const inCalls = async (
  items: readonly ItemCaixa[],
  perform: (ids: number[]) => Promise<unknown>,
): Promise<void> => {
  const ids = [...new Set(items.map(({ id }) => id))];
  for (let from = 0; from < ids.length; from += most) await perform(ids.slice(from, from + most));
};

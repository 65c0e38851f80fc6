import { useState } from 'react';

/**
 * The list as it was handed before, while it names the same things: a field of choices takes another list, even an
 * equal one, as another choice, and empties what is being typed.
 * @param keyOf what tells two of them apart
 */
export const useSameList = <T>(list: readonly T[], keyOf: (one: T) => string | number): T[] => {
  const [kept, keep] = useState(() => [...list]);
  const same =
    kept.length === list.length &&
    kept.every((one, index) => {
      const other = list[index];
      return other !== undefined && keyOf(one) === keyOf(other);
    });
  if (same) return kept;
  const next = [...list];
  keep(next);
  return next;
};

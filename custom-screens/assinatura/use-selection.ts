import { useState } from 'react';

interface Selection {
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  readonly set: (ids: readonly number[]) => void;
  readonly clear: () => void;
}

/** What is chosen among what may be; what left the list is no longer chosen. */
export const useSelection = (possible: readonly number[]): Selection => {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const ids = possible.filter((id) => chosen.includes(id));
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    set: setChosen,
    clear: () => setChosen([]),
  };
};

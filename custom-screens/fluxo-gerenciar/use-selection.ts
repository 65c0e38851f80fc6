import { useCallback, useMemo, useState } from 'react';
import { bandsOf } from './bands.ts';
import { elementsOf, type Drawing } from './drawing.ts';

export interface Selection {
  /** Everything that is chosen, in the order in which it was. */
  readonly chosen: readonly string[];
  /** What its properties are shown of, and what a new element comes after: the last that was chosen. */
  readonly selected: string | undefined;
  /** This one only; nothing, where none is said. */
  readonly choose: (id: string | undefined) => void;
  readonly chooseAll: (ids: readonly string[]) => void;
  /** Some in, some out; the others stay as they are. */
  readonly change: (marks: readonly { readonly id: string; readonly selected: boolean }[]) => void;
}

/** What is chosen of a drawing; what a change took away is no longer. */
export const useSelection = (drawing: Drawing, turn: number): Selection => {
  const [marked, setChosen] = useState<readonly string[]>([]);
  const chosen = useMemo(
    () => {
      const there = new Set([
        ...elementsOf(drawing).map(({ id }) => id),
        ...bandsOf(drawing).map(({ band }) => band.id),
      ]);
      return marked.filter((id) => there.has(id));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the tree is changed in place: its turn says that it changed
    [drawing, turn, marked],
  );
  const choose = useCallback((id: string | undefined) => setChosen(id === undefined ? [] : [id]), []);
  const change = useCallback<Selection['change']>((marks) => {
    const out = new Set(marks.map(({ id }) => id));
    const inside = marks.flatMap(({ id, selected }) => (selected ? [id] : []));
    setChosen((now) => [...now.filter((id) => !out.has(id)), ...inside]);
  }, []);
  return { chosen, selected: chosen.at(-1), choose, chooseAll: setChosen, change };
};

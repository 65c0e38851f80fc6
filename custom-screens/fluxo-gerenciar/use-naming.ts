import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isLane } from './bands.ts';
import { elementOf, type Drawing } from './drawing.ts';
import { nameIt, type PapelNomeado } from './lane-role.ts';
import type { DrawingActs } from './use-drawing.ts';

interface NamingOf {
  readonly drawing: Drawing;
  readonly edit: DrawingActs['edit'];
  readonly papeis: readonly PapelNomeado[];
  readonly onChoose: (id: string) => void;
}

/** By which key a name was ended; none, where one went elsewhere. */
export type NamedBy = 'Enter' | 'Escape' | undefined;

export interface Naming {
  /** Whose name is being written. */
  readonly id: string | undefined;
  readonly begin: (id: string) => void;
  /** What is being made will be named: what is typed meanwhile is its name, and no key of the drawing. */
  readonly expect: <T>(made: Promise<T>) => Promise<T>;
  readonly end: (id: string, name: string | undefined, by?: NamedBy) => void;
  /** Whether a key, pressed while there is no field yet, is of the name that will be written. */
  readonly takes: (event: KeyboardEvent) => boolean;
  /** What was typed before the field was there. */
  readonly typed: () => string;
}

/** Keys that wait for the field. */
interface Ahead {
  said: string;
  by: NamedBy;
}
const nothing = (): Ahead => ({ said: '', by: undefined });

/** The name that is written on a shape or a lane. Who types at once, before the field is drawn, loses no letter. */
export const useNaming = ({ drawing, edit, papeis, onChoose }: NamingOf): Naming => {
  const [id, setId] = useState<string>();
  const now = useRef({ id, awaited: 0, ahead: nothing() });
  const latest = useRef({ drawing, edit, papeis, onChoose });
  useEffect(() => {
    latest.current = { drawing, edit, papeis, onChoose };
  });

  const become = useCallback((next: string | undefined): void => {
    now.current.id = next;
    setId(next);
  }, []);
  const end = useCallback<Naming['end']>(
    (named, name, by) => {
      become(undefined);
      now.current.ahead = nothing();
      const { drawing: drawn, edit: change, papeis: roles, onChoose: choose } = latest.current;
      if (name === undefined) return;
      void change((tree) => nameIt(tree, named, name, roles));
      const next = by === 'Enter' && name !== '' ? nextLane(drawn, named) : undefined;
      if (next === undefined) return;
      choose(next);
      become(next);
    },
    [become],
  );
  const begin = useCallback<Naming['begin']>(
    (named) => {
      const { said, by } = now.current.ahead;
      if (by === undefined) become(named);
      else end(named, by === 'Enter' && said.trim() !== '' ? said.trim() : undefined, by);
    },
    [become, end],
  );
  const expect = useCallback<Naming['expect']>(async (made) => {
    now.current.ahead = nothing();
    now.current.awaited += 1;
    try {
      const answer = await made;
      // nothing came of it: nothing is named
      if (answer === undefined) now.current.ahead = nothing();
      return answer;
    } finally {
      now.current.awaited -= 1;
    }
  }, []);
  const takes = useCallback<Naming['takes']>(
    ({ key, ctrlKey, metaKey, altKey }) => {
      const { id: named, awaited, ahead } = now.current;
      if ((named === undefined && awaited === 0) || ahead.by !== undefined) return false;
      const isLetter = [...key].length === 1 && (!(ctrlKey || metaKey) || altKey);
      if ((ctrlKey || metaKey) && !isLetter) return false;
      if (isLetter) ahead.said += key;
      else if (key === 'Backspace') ahead.said = ahead.said.slice(0, -1);
      else if (key === 'Enter' || key === 'Escape') {
        ahead.by = key;
        if (named !== undefined) begin(named);
      } else return false;
      return true;
    },
    [begin],
  );
  const typed = useCallback((): string => {
    const { said } = now.current.ahead;
    now.current.ahead = nothing();
    return said;
  }, []);
  return useMemo(() => ({ id, begin, expect, end, takes, typed }), [id, begin, expect, end, takes, typed]);
};

/** Of lanes made together, the one after a lane that was just named, while it has no name. */
const nextLane = (drawing: Drawing, id: string): string | undefined => {
  const lane = elementOf(drawing, id);
  if (!isLane(lane)) return undefined;
  const all = lane?.$parent?.lanes ?? [];
  const next = all[all.findIndex((one) => one.id === id) + 1];
  return next && (next.name ?? '').trim() === '' ? next.id : undefined;
};

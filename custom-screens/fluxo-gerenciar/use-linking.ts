import { useState } from 'react';
import { elementOf, type Drawing } from './drawing.ts';
import { mayConnect } from './edits.ts';
import { readingOrder } from './outline.ts';

/** A link that waits for the element that it leads to. */
export interface Linking {
  /** Where it comes from; undefined while none waits. */
  readonly source: string | undefined;
  /** Where it may lead. */
  readonly targets: ReadonlySet<string>;
  /** The one that the keys are at. */
  readonly at: string | undefined;
  readonly begin: (source: string) => void;
  readonly stop: () => void;
  /** Leads it there, if it may; from the keys, to the one that they are at. */
  readonly end: (target: string | undefined) => void;
  /** The keys go on to another. */
  readonly step: (by: 1 | -1) => void;
}

export const useLinking = (
  drawing: Drawing,
  onConnect: (source: string, target: string) => void,
): Linking => {
  const [source, setSource] = useState<string>();
  const [at, setAt] = useState<string>();
  const from = elementOf(drawing, source);
  const order = from ? readingOrder(drawing) : [];
  const targets = order.flatMap((one) => (from && mayConnect(from, one) ? [one.id] : []));
  /** How many of them are read before where it comes from: the keys go on from there, and not from the beginning. */
  const before = order
    .slice(
      0,
      order.findIndex(({ id }) => id === source),
    )
    .filter(({ id }) => targets.includes(id)).length;
  const begin = (id: string | undefined): void => {
    setSource(id);
    setAt(undefined);
  };
  return {
    source: from?.id,
    targets: new Set(targets),
    at,
    begin,
    stop: () => begin(undefined),
    end: (target) => {
      if (source === undefined || target === undefined || !targets.includes(target)) return;
      begin(undefined);
      onConnect(source, target);
    },
    step: (by) => {
      const now = at === undefined ? before - (by === 1 ? 1 : 0) : targets.indexOf(at);
      const next = now + by;
      setAt(targets[(next + targets.length) % targets.length]);
    },
  };
};

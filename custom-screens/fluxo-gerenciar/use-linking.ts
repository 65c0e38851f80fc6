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
  const targets = from
    ? readingOrder(drawing)
        .filter((one) => mayConnect(from, one))
        .map(({ id }) => id)
    : [];
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
      const now = at === undefined ? -1 : targets.indexOf(at);
      const next = now < 0 ? (by === 1 ? 0 : targets.length - 1) : now + by;
      setAt(targets[(next + targets.length) % targets.length]);
    },
  };
};

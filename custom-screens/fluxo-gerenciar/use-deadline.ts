import { createContext, useEffect, useState } from 'react';
import { addDeadline } from './edits.ts';
import type { DrawingActs } from './use-drawing.ts';

/** Puts a time limit on an activity. */
type PutDeadline = (host: string) => void;

/** For the pad of an activity. */
export const Deadlines = createContext<PutDeadline | undefined>(undefined);

interface DeadlineOf {
  readonly edit: DrawingActs['edit'];
  readonly choose: (id: string | undefined) => void;
  /** Its properties come into view. */
  readonly show: () => void;
}

/** Puts a time limit on an activity, and asks at once how long: its field has the focus. */
export const useDeadline = ({ edit, choose, show }: DeadlineOf): PutDeadline => {
  const [asked, ask] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const field = document.querySelector<HTMLInputElement>('[data-tempo] input[type=number]');
    field?.focus();
    field?.select();
  }, [asked]);
  return (host) =>
    void edit((now) => addDeadline(now, host)).then((made) => {
      if (made === undefined) return;
      choose(made);
      show();
      ask((times) => times + 1);
    });
};

import { useEffect, useRef, useState } from 'react';
import type { FormState } from './use-form-state.ts';

interface Submit {
  readonly waiting: boolean;
  /** Sends now, or as soon as no value is on the way. */
  readonly ask: () => void;
}

/**
 * Sends a form in which nothing is wrong: one with a fault goes to it instead, and while a value is on the way it waits. A value
 * that did not arrive is for the person to see first.
 */
export function useSubmit(
  form: Pick<FormState, 'sending' | 'failed' | 'faults' | 'showAll'>,
  send: () => void,
  goTo: (campo: string) => void,
): Submit {
  const { sending, failed } = form;
  const [waiting, setWaiting] = useState(false);
  const judge = (): void => {
    form.showAll();
    const [first] = form.faults;
    if (first) goTo(first.campo);
    else send();
  };
  // as it is when the last value has arrived
  const latest = useRef({ judge, goTo });
  useEffect(() => {
    latest.current = { judge, goTo };
  });
  useEffect(() => {
    if (!waiting || sending) return;
    setWaiting(false);
    if (failed === undefined) latest.current.judge();
    else latest.current.goTo(failed);
  }, [waiting, sending, failed]);
  return {
    waiting,
    ask: () => {
      if (sending) setWaiting(true);
      else judge();
    },
  };
}

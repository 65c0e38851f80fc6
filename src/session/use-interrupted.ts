import { useEffect, useRef } from 'react';
import { onSessionEnd } from './ending.ts';
import { dropLocalDraft, keepLocalDraft, readLocalDraft, type Dated } from './local-drafts.ts';
import { useDraftOwner } from './use-draft-owner.ts';

interface Interrupted<T> extends Dated {
  readonly value: T;
}

/**
 * What was typed when the session ended comes back when the same person opens the same screen again.
 * @param name of the screen and of what it is about
 * @param current what is typed now; undefined when there is nothing to keep
 */
export const useInterrupted = <T>(
  name: string,
  current: () => T | undefined,
  resume: (value: T) => void,
): void => {
  const draft = `${useDraftOwner()}.${name}`;
  const latest = useRef({ current, resume });
  useEffect(() => {
    latest.current = { current, resume };
  });
  useEffect(
    () =>
      onSessionEnd(() => {
        const value = latest.current.current();
        if (value === undefined) return;
        const kept: Interrupted<T> = { momento: new Date().toISOString(), value };
        void keepLocalDraft(draft, kept);
      }),
    [draft],
  );
  useEffect(() => {
    let gone = false;
    void readLocalDraft<Interrupted<T>>(draft).then((found) => {
      if (gone || !found) return;
      dropLocalDraft(draft);
      latest.current.resume(found.value);
    });
    return () => {
      gone = true;
    };
  }, [draft]);
};

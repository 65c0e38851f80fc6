import { useEffect, useRef } from 'react';
import type { Field } from '../field.ts';
import { draftInterval, dropDraft, keepDraft } from './local-draft.ts';

interface Watched {
  key: string;
  fields: readonly Field[];
  values: Readonly<Record<string, unknown>>;
  versao: number | undefined;
  dirty: boolean;
}

/** Keeps a draft of what is being typed, each few seconds while there is something new. */
export function useDraft(watched: Watched): void {
  const latest = useRef(watched);
  const kept = useRef<unknown>(undefined);
  useEffect(() => {
    latest.current = watched;
  });
  useEffect(() => {
    const save = (): void => {
      const { key, fields, values, versao, dirty } = latest.current;
      if (!dirty || values === kept.current) return;
      kept.current = values;
      keepDraft(key, fields, values, versao, new Date());
    };
    const timer = setInterval(save, draftInterval);
    globalThis.addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('pagehide', save);
    };
  }, []);
  // back to what is stored: nothing to recover
  useEffect(() => {
    if (watched.dirty || kept.current === undefined) return;
    kept.current = undefined;
    dropDraft(watched.key);
  }, [watched.dirty, watched.key]);
}

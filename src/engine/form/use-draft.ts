import { useEffect, useRef } from 'react';
import { onSessionEnd } from '#src/session/ending.ts';
import type { Field } from '../field.ts';
import { draftInterval, dropDraft, keepDraft } from './local-draft.ts';

interface Watched {
  name: string;
  fields: readonly Field[];
  /** What the form began with. */
  base: Readonly<Record<string, unknown>>;
  values: Readonly<Record<string, unknown>>;
  versao: number | undefined;
  dirty: boolean;
  /** The person is on the way out: nothing more is kept. */
  leaving: () => boolean;
}

/** Keeps a draft of what is being typed, each few seconds while there is something new, and when the session ends. */
export function useDraft(watched: Watched): void {
  const latest = useRef(watched);
  const kept = useRef<unknown>(undefined);
  useEffect(() => {
    latest.current = watched;
  });
  useEffect(() => {
    const keep = (end: { interrompido?: true }): void => {
      const { name, fields, base, values, versao, dirty, leaving } = latest.current;
      if (!dirty || leaving()) return;
      kept.current = values;
      keepDraft(name, fields, { base, values, ...end, versao }, new Date());
    };
    const save = (): void => {
      if (latest.current.values !== kept.current) keep({});
    };
    const timer = setInterval(save, draftInterval);
    const forget = onSessionEnd(() => keep({ interrompido: true }));
    globalThis.addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      forget();
      globalThis.removeEventListener('pagehide', save);
    };
  }, []);
  // back to what is stored: nothing to recover
  useEffect(() => {
    if (watched.dirty || kept.current === undefined) return;
    kept.current = undefined;
    dropDraft(watched.name);
  }, [watched.dirty, watched.name]);
}

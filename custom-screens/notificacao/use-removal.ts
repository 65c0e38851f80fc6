import { useEffect, useRef, useState } from 'react';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { text } from '#src/i18n/text.ts';
import { notify } from '#src/ui/notify.ts';
import { notifyUndo } from '#src/ui/undo.ts';
import { useApagar } from './queries.ts';

interface Removal {
  /** Ids that are already off the list. */
  readonly hidden: ReadonlySet<number>;
  readonly remove: (notificacao: Notificacao) => void;
}

/**
 * Takes a notification off the list at once and off the server when the time to regret has passed, or when the
 * screen is left: the server has no way back.
 */
export const useRemoval = (): Removal => {
  const seconds = useSignedIn().userConfig.tempoApresentacaoMensagens;
  const { act } = useApagar();
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const waiting = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  const show = (id: number): void => setHidden((now) => new Set([...now].filter((each) => each !== id)));
  const commit = (id: number): void => {
    clearTimeout(waiting.current.get(id));
    if (!waiting.current.delete(id)) return;
    // a failure is told by the query client, and the notification comes back
    act({ params: { id } }).catch(() => show(id));
  };
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const pending = waiting.current;
    const all = (): void => [...pending.keys()].forEach((id) => latest.current(id));
    addEventListener('pagehide', all);
    return () => {
      removeEventListener('pagehide', all);
      all();
    };
  }, []);

  const remove = ({ id }: Notificacao): void => {
    setHidden((now) => new Set([...now, id]));
    waiting.current.set(
      id,
      setTimeout(() => latest.current(id), Math.max(1, seconds) * 1_000),
    );
    notifyUndo(text('caixa.notificacao.removida'), async () => {
      clearTimeout(waiting.current.get(id));
      if (waiting.current.delete(id)) show(id);
      else notify(text('caixa.notificacao.jaRemovida'), { kind: 'info' });
    });
  };
  return { hidden, remove };
};

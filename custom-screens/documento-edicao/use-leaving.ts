import { useEffect, useRef } from 'react';
import { checkInApi } from '#schemas/api/check-in.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { text } from '#src/i18n/text.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { notify } from '#src/ui/notify.ts';
import type { Autosave } from './autosave.ts';

/** Screens on which the person still works on the same document. */
const stillWorking = (path: string, id: number): boolean =>
  new RegExp(`/documento/(consulta|edicao|tramite|assinatura)/${id}(/|$)`).test(path);

/**
 * Leaving the draft: what is unsaved is sent, or kept here, and the draft is released where the setting says so.
 * Closing the page with something unsaved asks first.
 */
export const useLeaving = (id: number, autosave: Autosave, holds: boolean): void => {
  const { isCheckOutAutomatico } = useSignedIn().sistemaConfig;
  const refresh = useRefreshContent();
  const releases = holds && isCheckOutAutomatico;
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // the same screen mounted again at once did not leave
    clearTimeout(pending.current);
    const release = async (): Promise<void> => {
      try {
        await call(checkInApi.liberar, { params: { id } }, { keepalive: true, quiet: true, ownDenial: true });
      } catch (error) {
        // nobody waits here for an answer: what was not released stays mine, and the inbox shows it
        if (!(error instanceof HttpProblem)) throw error;
      }
    };
    const leave = async (): Promise<void> => {
      const saved = await autosave.flush();
      if (!saved && autosave.hasUnsaved())
        notify(text(autosave.keepCopy() ? 'editor.salvo.naoSalvo' : 'editor.salvo.naoSalvoSemCopia'), {
          kind: 'warning',
        });
      autosave.stop();
      if (releases && !stillWorking(location.pathname, id)) await release();
      await refresh();
    };
    const onHide = (): void => {
      autosave.keepCopy();
      if (releases) void release();
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden' && autosave.hasUnsaved()) void autosave.flush();
    };
    const onOnline = (): void => {
      if (autosave.hasUnsaved()) void autosave.flush();
    };
    const warn = (event: BeforeUnloadEvent): void => {
      if (autosave.hasUnsaved()) event.preventDefault();
    };
    addEventListener('pagehide', onHide);
    addEventListener('online', onOnline);
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('online', onOnline);
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', onHidden);
      pending.current = setTimeout(() => void leave());
    };
  }, [id, autosave, releases, refresh]);
};

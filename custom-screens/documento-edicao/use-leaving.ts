import { useEffect, useRef } from 'react';
import { tipoConteudo } from '#schemas/enums.ts';
import { releaseOnLeave, stillWorking, takeAgain } from '#src/conteudo/release-on-leave.ts';
import { useRefreshContent } from '#src/conteudo/use-refresh-content.ts';
import { text } from '#src/i18n/text.ts';
import { beforeSignOut, holdWhileSigned, onSessionEnd } from '#src/session/ending.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { notify } from '#src/ui/notify.ts';
import type { Autosave } from './autosave.ts';

/**
 * Leaving the draft: what is unsaved is sent, or kept here, and the draft is released where the setting says so. When the
 * session ends under it there is nobody to send as: everything is kept here.
 */
export const useLeaving = (id: number, autosave: Autosave, holds: boolean, onReload: () => void): void => {
  const { isCheckOutAutomatico } = useSignedIn().sistemaConfig;
  const refresh = useRefreshContent();
  const releases = holds && isCheckOutAutomatico;
  const reload = useRef(onReload);
  useEffect(() => {
    reload.current = onReload;
  });
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // the same screen mounted again at once did not leave
    clearTimeout(pending.current);
    let ended = false;
    const leave = async (): Promise<void> => {
      if (ended) return;
      const saved = await autosave.flush();
      if (!saved && autosave.hasUnsaved())
        notify(text(autosave.keepCopy() ? 'editor.salvo.naoSalvo' : 'editor.salvo.naoSalvoSemCopia'), {
          kind: 'warning',
        });
      autosave.stop();
      if (releases && !stillWorking(location.pathname, id)) await releaseOnLeave(id);
      await refresh();
    };
    const onHide = (): void => {
      autosave.keepCopy();
      if (releases) void releaseOnLeave(id);
    };
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden' && autosave.hasUnsaved()) void autosave.flush();
    };
    const onOnline = (): void => {
      if (autosave.hasUnsaved()) void autosave.flush();
    };
    const forget = [
      onSessionEnd(() => {
        ended = true;
        autosave.keepCopy();
        autosave.stop();
      }),
      beforeSignOut(autosave.flush),
      ...(releases
        ? [
            holdWhileSigned({
              release: () => releaseOnLeave(id),
              // whoever took it meanwhile writes it now: opened again, it says so
              retake: async () => (await takeAgain(id, tipoConteudo.documento)) || reload.current(),
            }),
          ]
        : []),
    ];
    addEventListener('pagehide', onHide);
    addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      removeEventListener('pagehide', onHide);
      removeEventListener('online', onOnline);
      for (const each of forget) each();
      document.removeEventListener('visibilitychange', onHidden);
      pending.current = setTimeout(() => void leave());
    };
  }, [id, autosave, releases, refresh]);
};

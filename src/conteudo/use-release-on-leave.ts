import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { readKey } from '#src/data/query.ts';
import { holdWhileSigned } from '#src/session/ending.ts';
import { useSignedIn } from '#src/session/session-store.ts';
import { kindCalls } from './atos/kind-calls.ts';
import type { ConteudoAberto } from '#schemas/shapes/conteudo.ts';
import { releaseOnLeave, stillWorking, takeAgain } from './release-on-leave.ts';

/** Leaving the page (for another, signing out, or closing the tab) releases what is checked out to me, where the setting says so. */
export const useReleaseOnLeave = ({
  id,
  tipo,
  checkIn,
}: Pick<ConteudoAberto, 'id' | 'tipo' | 'checkIn'>): void => {
  const { isCheckOutAutomatico } = useSignedIn().sistemaConfig;
  const client = useQueryClient();
  const mine = isCheckOutAutomatico && checkIn.situacao === 1;
  useEffect(() => {
    if (!mine) return undefined;
    const readAgain = async (): Promise<void> => {
      const changed = [kindCalls(tipo).consultar, caixaCentralApi.listar, caixaCentralApi.contadores];
      await Promise.all(changed.map((read) => client.invalidateQueries({ queryKey: readKey(read) })));
    };
    const release = async (): Promise<void> => {
      await releaseOnLeave(id);
      await readAgain();
    };
    const onHide = (): void => void release();
    const forget = holdWhileSigned({
      release: () => releaseOnLeave(id),
      retake: async () => {
        await takeAgain(id, tipo);
        await readAgain();
      },
    });
    addEventListener('pagehide', onHide);
    return () => {
      forget();
      removeEventListener('pagehide', onHide);
      if (!stillWorking(location.pathname, id)) void release();
    };
  }, [mine, id, tipo, client]);
};

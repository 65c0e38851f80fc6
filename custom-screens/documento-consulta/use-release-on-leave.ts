import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Documento } from '#schemas/generated.ts';
import { releaseOnLeave, stillWorking, takeAgain } from '#src/conteudo/release-on-leave.ts';
import { readKey } from '#src/data/query.ts';
import { holdWhileSigned } from '#src/session/ending.ts';
import { useSignedIn } from '#src/session/use-session.ts';

/** Leaving the page (for another, signing out, or closing the tab) releases what is checked out to me, where the setting says so. */
export const useReleaseOnLeave = ({ id, checkIn }: Pick<Documento, 'id' | 'checkIn'>): void => {
  const { isCheckOutAutomatico } = useSignedIn().sistemaConfig;
  const client = useQueryClient();
  const mine = isCheckOutAutomatico && checkIn.situacao === 1;
  useEffect(() => {
    if (!mine) return undefined;
    const readAgain = async (): Promise<void> => {
      const changed = [documentoApi.consultar, caixaCentralApi.listar, caixaCentralApi.contadores];
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
        await takeAgain(id);
        await readAgain();
      },
    });
    addEventListener('pagehide', onHide);
    return () => {
      forget();
      removeEventListener('pagehide', onHide);
      if (!stillWorking(location.pathname, id)) void release();
    };
  }, [mine, id, client]);
};

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { checkInApi } from '#schemas/api/check-in.ts';
import { documentoApi } from '#schemas/api/documento.ts';
import type { Documento } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { readKey } from '#src/data/query.ts';
import { useSignedIn } from '#src/session/use-session.ts';

/** Where the person still works on the same document. */
const stillWorking = (path: string, id: number): boolean =>
  new RegExp(`/documento/(consulta|edicao|tramite|assinatura)/${id}(/|$)`).test(path);

/** Leaving the page (for another, or closing the tab) releases what is checked out to me, where the setting says so. */
export const useReleaseOnLeave = ({ id, checkIn }: Pick<Documento, 'id' | 'checkIn'>): void => {
  const { isCheckOutAutomatico } = useSignedIn().sistemaConfig;
  const client = useQueryClient();
  const mine = isCheckOutAutomatico && checkIn.situacao === 1;
  useEffect(() => {
    if (!mine) return undefined;
    const release = async (): Promise<void> => {
      try {
        await call(checkInApi.liberar, { params: { id } }, { keepalive: true, quiet: true, ownDenial: true });
      } catch (error) {
        // nobody waits here for an answer: what was not released stays mine, and the inbox shows it
        if (!(error instanceof HttpProblem)) throw error;
      }
      const changed = [documentoApi.consultar, caixaCentralApi.listar, caixaCentralApi.contadores];
      await Promise.all(changed.map((read) => client.invalidateQueries({ queryKey: readKey(read) })));
    };
    const onHide = (): void => void release();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      if (!stillWorking(location.pathname, id)) void release();
    };
  }, [mine, id, client]);
};

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import type { AvisosAoVivo } from '#schemas/shapes/notificacao.ts';
import { pathOf } from '#src/data/call.ts';
import { followStream } from '#src/data/follow-stream.ts';
import { readKey } from '#src/data/query.ts';

/**
 * Listens to what the person is told, while the screen is open: the number of unread notices and every list of them follow.
 * @returns the subject of the notice that has just come, to be said
 */
export const useLiveNotices = (param: number): string => {
  const client = useQueryClient();
  const [latest, setLatest] = useState('');
  useEffect(() => {
    const args = { params: { param } };
    return followStream({
      path: pathOf(notificacaoApi.escutar, args),
      onEvent: ({ event, data }) => {
        if (event !== 'avisos') return;
        const { quantidade, novas } = data as AvisosAoVivo;
        client.setQueryData(readKey(notificacaoApi.quantidade, args), { quantidade });
        // the home has calls of its own
        void client.invalidateQueries({ queryKey: ['painel'] });
        for (const read of [notificacaoApi.listar, notificacaoApi.listarPaginado])
          void client.invalidateQueries({ queryKey: readKey(read) });
        if (novas.length === 0) return;
        setLatest(novas.at(-1)?.assunto ?? '');
        // what arrived is in the inbox too
        void client.invalidateQueries({ queryKey: readKey(caixaCentralApi.contadores) });
      },
    });
  }, [client, param]);
  return latest;
};

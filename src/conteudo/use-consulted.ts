import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { MarcarPedido } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import { readKey } from '#src/data/query.ts';

/** Opening the page of a content puts it first among the last ones that the person consulted. */
export const useConsulted = (id: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    const keep = async (): Promise<void> => {
      try {
        const body: MarcarPedido = { ids: [id], consultado: true };
        await call(caixaCentralApi.marcar, { body }, { quiet: true, ownDenial: true });
        await client.invalidateQueries({
          queryKey: readKey(caixaCentralApi.listar, { query: { aba: 'consultados' } }),
        });
      } catch {
        // nobody asked for it: the content is open all the same, and is kept the next time
      }
    };
    void keep();
  }, [id, client]);
};

import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caixaCentralApi } from '#schemas/api/caixa-central.ts';
import type { MarcarPedido } from '#schemas/shapes/marcador.ts';
import { call } from '#src/data/call.ts';

/** Opening the page of a content puts it first among the last ones that the person consulted. */
export const useConsulted = (id: number): void => {
  const client = useQueryClient();
  useEffect(() => {
    const keep = async (): Promise<void> => {
      try {
        const body: MarcarPedido = { ids: [id], consultado: true };
        await call(caixaCentralApi.marcar, { body }, { quiet: true, ownDenial: true });
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfConsulted(queryKey) });
      } catch {
        // nobody asked for it: the content is open all the same, and is kept the next time
      }
    };
    void keep();
  }, [id, client]);
};

/** Any page of that tab, with whatever filter and order. */
const isOfConsulted = ([path, asked]: QueryKey): boolean =>
  path === caixaCentralApi.listar.path && /[?&]aba=consultados(&|$)/.test(String(asked));

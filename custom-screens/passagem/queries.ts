import { useQueryClient } from '@tanstack/react-query';
import { passagemApi } from '#schemas/api/passagem.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { PassagemPedido } from '#schemas/shapes/passagem.ts';
import type { RegistroEscolha } from '#schemas/shapes/registro.ts';
import { http } from '#src/data/http.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { queryString } from '#src/data/query-string.ts';

/** Who hands over. */
export type Party = 'usuario' | 'unidade';

const calls = {
  usuario: { read: passagemApi.consultarUsuario, act: passagemApi.passarUsuario },
  unidade: { read: passagemApi.consultarUnidade, act: passagemApi.passarUnidade },
} as const;

export const useHoldings = (party: Party, id: number) =>
  useRead(calls[party].read, { params: { id } }, { ownError: true, staleTime: 0 });

/** Hands over; whatever lists or shows these records reads them again. */
export const useHandOver = (party: Party, id: number) => {
  const client = useQueryClient();
  const { act, isPending } = useAct(calls[party].act, { ownError: true });
  return {
    busy: isPending,
    handOver: async (body: PassagemPedido): Promise<void> => {
      await act({ params: { id }, body });
      // nobody waits for it: who handed over goes on at once
      void client.invalidateQueries();
    },
  };
};

/** People or units that may receive, by what was typed. */
export const searchReceivers = async (
  party: Party,
  q: string,
  except: number,
  signal: AbortSignal,
): Promise<RegistroEscolha[]> => {
  const query = queryString({ q: q === '' ? undefined : q, ativo: true, pageSize: 20 });
  const page = (await http(`${party}/combo${query}`, { signal, quiet: true })) as Page<RegistroEscolha>;
  return page.itens.filter(({ id }) => id !== except);
};

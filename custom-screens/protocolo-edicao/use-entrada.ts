import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { checkInApi } from '#schemas/api/check-in.ts';
import { protocoloApi } from '#schemas/api/protocolo.ts';
import type { Protocolo } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';

/** How the protocol was found when its form opened. */
export type Entrada =
  | { readonly tipo: 'editar'; readonly protocolo: Protocolo }
  | { readonly tipo: 'recusada'; readonly motivo: string | undefined };

const own = { ownDenial: true } as const;

/** Reads the protocol, sees whether it may be written now, and takes it when it is free. */
const enter = async (id: number, signal: AbortSignal): Promise<Entrada> => {
  const protocolo = await call(protocoloApi.consultar, { params: { id } }, { ...own, signal });
  const edicao = protocolo.acoes.find(({ nome }) => nome === 'editar');
  if (!edicao?.permitida) return { tipo: 'recusada', motivo: edicao?.motivo };
  if (protocolo.checkIn.situacao === 1) return { tipo: 'editar', protocolo };
  const checkIn = await call(checkInApi.assumirProtocolo, { body: { id } }, own);
  return { tipo: 'editar', protocolo: { ...protocolo, checkIn } };
};

/** The protocol as it is at the moment of opening; what is being written begins anew only when asked to. */
export const useEntrada = (id: number): UseQueryResult<Entrada, HttpProblem> =>
  useQuery<Entrada, HttpProblem>({
    queryKey: ['protocolo-edicao', id],
    queryFn: ({ signal }) => enter(id, signal),
    gcTime: 0,
    staleTime: 'static',
    refetchOnReconnect: false,
    meta: { ownError: true },
  });

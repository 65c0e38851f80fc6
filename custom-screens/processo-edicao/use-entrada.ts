import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { checkInApi } from '#schemas/api/check-in.ts';
import { processoApi } from '#schemas/api/processo.ts';
import type { Processo } from '#schemas/generated.ts';
import { call } from '#src/data/call.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';

/** How the process was found when its form opened. */
export type Entrada =
  | { readonly tipo: 'editar'; readonly processo: Processo }
  | { readonly tipo: 'recusada'; readonly motivo: string | undefined };

const own = { ownDenial: true } as const;

/** Reads the process, asks whether it may be written now, and takes it when it is free. */
const enter = async (id: number, signal: AbortSignal): Promise<Entrada> => {
  const edicao = await call(processoApi.verificarEdicao, { params: { id } }, { ...own, signal });
  if (!edicao.permitida) return { tipo: 'recusada', motivo: edicao.motivo };
  const processo = await call(processoApi.consultar, { params: { id } }, { ...own, signal });
  if (processo.checkIn.situacao === 1) return { tipo: 'editar', processo };
  const checkIn = await call(checkInApi.assumirProcesso, { body: { id } }, own);
  return { tipo: 'editar', processo: { ...processo, checkIn } };
};

/** The process as it is at the moment of opening; what is being written begins anew only when asked to. */
export const useEntrada = (id: number): UseQueryResult<Entrada, HttpProblem> =>
  useQuery<Entrada, HttpProblem>({
    queryKey: ['processo-edicao', id],
    queryFn: ({ signal }) => enter(id, signal),
    gcTime: 0,
    staleTime: 'static',
    refetchOnReconnect: false,
    meta: { ownError: true },
  });

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { painelApi } from '#schemas/api/painel.ts';
import type { Painel } from '#schemas/shapes/painel.ts';
import { call } from '#src/data/call.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { readKey } from '#src/data/query.ts';
import { keepShown, type ShownHome } from './keep-shown.ts';

export const homeKey = readKey(painelApi.ler, {});

/** The home, in one call; what a block showed stays where it could not be read again. */
export const useHome = (enabled = true): UseQueryResult<ShownHome, HttpProblem> =>
  useQuery<ShownHome, HttpProblem>({
    queryKey: homeKey,
    queryFn: async ({ signal }) => keepShown(undefined, await readHome(signal)),
    structuralSharing: (before, now) => keepShown(before as ShownHome | undefined, now as ShownHome),
    staleTime: 0,
    enabled,
    meta: { ownError: true },
  });

const readHome = (signal: AbortSignal): Promise<Painel> =>
  call(painelApi.ler, {}, { signal, ownDenial: true });

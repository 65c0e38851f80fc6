import { useQuery } from '@tanstack/react-query';
import { fluxoApi } from '#schemas/api/fluxo.ts';
import type { AchadoFluxo } from '#schemas/shapes/fluxo-desenho.ts';
import { call } from '#src/data/call.ts';

/** What was found in a drawing as it was. */
export interface Judged {
  readonly xml: string;
  readonly achados: readonly AchadoFluxo[];
}

interface JudgedOf {
  readonly id: number;
  readonly xml: string;
  /** A drawing that nobody began has nothing to judge. */
  readonly enabled: boolean;
  /** What was found when it was last kept. */
  readonly kept: Judged | undefined;
}

interface Judging {
  readonly found: readonly AchadoFluxo[] | undefined;
  readonly judging: boolean;
  /** Where it could not be judged, asks again. */
  readonly onRetry: (() => void) | undefined;
}

/** Each change is judged as it is made, and what another overtook is not waited for. */
export const useJudged = ({ id, xml, enabled, kept }: JudgedOf): Judging => {
  const known = kept?.xml === xml ? kept.achados : undefined;
  const live = useQuery({
    queryKey: ['desenho-conferido', id, xml],
    queryFn: ({ signal }) =>
      call(fluxoApi.conferir, { params: { id }, body: { xml } }, { signal, quiet: true }),
    enabled: enabled && known === undefined,
    staleTime: Infinity,
    gcTime: 0,
    // without the network it fails, and says so
    networkMode: 'always',
    meta: { ownError: true },
  });
  const found = known ?? live.data?.achados;
  return {
    found,
    judging: live.isFetching,
    onRetry: found === undefined && live.isError && !live.isFetching ? () => void live.refetch() : undefined,
  };
};

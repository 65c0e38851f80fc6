import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { callFile, type CallArgs, type CallRest } from './call.ts';
import type { HttpFile } from './http.ts';
import type { HttpProblem } from './http-problem.ts';
import { readKey } from './query.ts';

interface FileOptions {
  readonly enabled?: boolean;
  /** What the file depends on beyond its address; another state asks for it again, and the former stays meanwhile. */
  readonly state?: string | number;
}

/** Reads a file whose failure the screen shows itself. */
export const useFile = <E extends EndpointDefinition & { file: true }>(
  endpoint: E,
  args: CallArgs<E>,
  { enabled = true, state = '' }: FileOptions = {},
): UseQueryResult<HttpFile, HttpProblem> =>
  useQuery<HttpFile, HttpProblem>({
    queryKey: [...readKey(endpoint, args), state],
    queryFn: ({ signal }) =>
      callFile(endpoint, ...([args, { signal, ownDenial: true }] as unknown as CallRest<E>)),
    enabled,
    meta: { ownError: true },
    staleTime: Infinity,
    // files weigh: one that nobody shows is given up soon
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

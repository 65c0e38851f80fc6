import { defined } from '#schemas/defined.ts';
import {
  keepPreviousData,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef } from 'react';
import type { EndpointDefinition, ResultOf } from '#schemas/api/endpoint.ts';
import { call, pathOf, type CallArgs, type CallRest } from './call.ts';
import { HttpProblem } from './http-problem.ts';
import { newActKey } from './idempotency.ts';

interface ReadOptions {
  /** False while there is nothing to ask yet. */
  readonly enabled?: boolean;
  /** Asks again after so many milliseconds. */
  readonly every?: number;
  /** Asks again when the person comes back to the window. */
  readonly onReturn?: boolean;
  /** No loading indicator. */
  readonly quiet?: boolean;
  /** The screen shows the failure itself; by default it becomes a notification. A refused GET leads away all the same. */
  readonly ownError?: boolean;
  /** Keeps the former page on the screen while the next one comes. */
  readonly keepPrevious?: boolean;
  readonly staleTime?: number;
}

/** The key of a read in the cache: its method, its path and what it carries. */
export const readKey = <E extends EndpointDefinition>(endpoint: E, args?: CallArgs<E>): QueryKey =>
  args === undefined ? [endpoint.path] : [endpoint.path, pathOf(endpoint, args), args.body ?? null];

/** Reads an endpoint and keeps the answer; every screen that asks the same shares it. */
export const useRead = <E extends EndpointDefinition>(
  endpoint: E,
  args: CallArgs<E>,
  options: ReadOptions = {},
): UseQueryResult<ResultOf<E>, HttpProblem> => {
  const { quiet, ownError, keepPrevious, every, onReturn, enabled = true, staleTime } = options;
  return useQuery<ResultOf<E>, HttpProblem>({
    queryKey: readKey(endpoint, args),
    queryFn: async ({ signal }) =>
      // an endpoint without result answers nothing, and the cache refuses undefined
      ((await call(
        endpoint,
        ...([
          args,
          { signal, quiet, polling: every !== undefined, ownDenial: ownError },
        ] as unknown as CallRest<E>),
      )) ?? null) as unknown as ResultOf<E>,
    enabled,
    meta: { ownError: ownError ?? false },
    ...defined({
      refetchInterval: every,
      refetchOnWindowFocus: onReturn ? 'always' : undefined,
      placeholderData: keepPrevious ? keepPreviousData : undefined,
      staleTime,
    }),
  });
};

interface ActOptions {
  /** The screen (a form, a dialog) shows the refusal itself; by default it becomes a notification. */
  readonly ownError?: boolean;
  /** Reads that are no longer true after the act. */
  readonly refresh?: readonly EndpointDefinition[];
}

type Act<E extends EndpointDefinition> = UseMutationResult<ResultOf<E>, HttpProblem, CallArgs<E>> & {
  /** Acts once: the same act asked again while it runs is the same act. */
  readonly act: (args: CallArgs<E>) => Promise<ResultOf<E>>;
};

/** One act of a person: sent once however often it is clicked, with a key that makes a repetition harmless. */
export const useAct = <E extends EndpointDefinition>(endpoint: E, options: ActOptions = {}): Act<E> => {
  const client = useQueryClient();
  const running = useRef(new Map<string, Promise<ResultOf<E>>>());
  const keys = useRef(new Map<string, string>());
  const mutation = useMutation<ResultOf<E>, HttpProblem, CallArgs<E>>({
    mutationFn: async (args) => {
      const same = JSON.stringify(args);
      const actKey = keys.current.get(same) ?? newActKey();
      keys.current.set(same, actKey);
      try {
        const rest = [args, { actKey, ownDenial: options.ownError }] as unknown as CallRest<E>;
        const result = await call(endpoint, ...rest);
        keys.current.delete(same);
        return result;
      } catch (error) {
        // when nobody knows whether it was done, trying again is the same act, with the same key
        if (!(error instanceof HttpProblem && error.inDoubt)) keys.current.delete(same);
        throw error;
      }
    },
    meta: { ownError: options.ownError ?? false },
    onSuccess: async () => {
      await Promise.all(
        (options.refresh ?? []).map((read) => client.invalidateQueries({ queryKey: readKey(read) })),
      );
    },
  });
  const act = (args: CallArgs<E>): Promise<ResultOf<E>> => {
    const same = JSON.stringify(args);
    const found = running.current.get(same);
    if (found) return found;
    const work = mutation.mutateAsync(args).finally(() => running.current.delete(same));
    running.current.set(same, work);
    return work;
  };
  return { ...mutation, act };
};

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpProblem, isAbort } from '#src/data/http-problem.ts';
import { notifyProblem } from '#src/ui/notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly ownError?: boolean; readonly polling?: boolean; readonly leitura?: number };
    mutationMeta: { readonly ownError?: boolean; readonly leitura?: number };
  }
}

/** Calls of the screens of registers, by the second part of their keys: each shows their failures in its own place. */
const shownByScreens: ReadonlySet<unknown> = new Set(['getList', 'getOne', 'create', 'update']);

/** Tells a failure once, unless the screen shows it itself or the session already dealt with it. */
const tell = (
  error: unknown,
  meta: { ownError?: boolean } | undefined,
  key: readonly unknown[] | undefined,
): void => {
  if (meta?.ownError || shownByScreens.has(key?.[1]) || isAbort(error)) return;
  if (error instanceof HttpProblem && (error.status === 401 || error.status === 403)) return;
  notifyProblem(error);
};

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) =>
        tell(error, mutation.meta, mutation.options.mutationKey),
    }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        refetchOnWindowFocus: false,
        // only silence is worth asking again; a refusal will be refused again
        retry: (failures, error) => failures < 1 && error instanceof HttpProblem && error.noAnswer,
        retryDelay: 800,
      },
      // without a network an act fails and says so: kept back in silence, the person would wait for nothing
      mutations: { retry: false, networkMode: 'always' },
    },
  });

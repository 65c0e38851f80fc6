import { useQueryClient } from '@tanstack/react-query';
import { externoApi } from '#schemas/api/externo.ts';
import type { ExternoSessao } from '#schemas/generated.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { useRead } from '#src/data/query.ts';

interface OutsiderSession {
  readonly sessao: ExternoSessao | undefined;
  readonly waiting: boolean;
  /** Why it is not known whether somebody is signed in. */
  readonly error: HttpProblem | undefined;
  readonly retry: () => void;
}

/** Who from outside is signed in, by the cookie that no script reads: only the server knows. */
export const useOutsider = (): OutsiderSession => {
  const { data, error, isPending, refetch } = useRead(externoApi.quem, {}, { ownError: true, quiet: true });
  return {
    sessao: data?.sessao,
    waiting: isPending && !error,
    error: error ?? undefined,
    retry: () => void refetch(),
  };
};

/** Forgets everything that was read, when somebody enters or leaves: nothing of one is shown to another. */
export const useForgetReads = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () =>
    client.resetQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('externo/') });
};

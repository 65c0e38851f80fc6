import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { preferenciaApi } from '#schemas/api/preferencia.ts';
import { call } from '#src/data/call.ts';
import { notifyProblem } from '#src/ui/notify.ts';

/** So long what was read is not asked again: the panels of another tab change it seldom. */
const aMinute = 60_000;

/** What a choice makes of those that the person already had. */
type PreferenceChange<Kept> = (kept: Kept) => Kept;

interface Change<Kept> {
  readonly next: PreferenceChange<Kept>;
  readonly onKept: ((kept: Kept) => void) | undefined;
  readonly onRefused: (() => void) | undefined;
}

export interface ScreenPreference<Kept> {
  /** Undefined until the server answered. */
  readonly value: Kept | undefined;
  /** The choices could not be read. */
  readonly failed: boolean;
  readonly again: () => void;
  /** A refusal is told, and what was shown goes back; `onKept` hears of what the server has now. */
  readonly change: (
    next: PreferenceChange<Kept>,
    onKept?: (kept: Kept) => void,
    onRefused?: () => void,
  ) => void;
}

const readPreference = async <Kept extends object>(chave: string, signal?: AbortSignal): Promise<Kept> => {
  const { valor = {} } = await call(preferenciaApi.ler, { params: { chave } }, { quiet: true, signal });
  return valor as Kept;
};

/**
 * The person's choices in one screen, kept by the server; a change shows at once and goes to the server behind. Each one is
 * made over what the server has at that moment: what this page read may be old, or never have come, and the rest must not be
 * lost by it.
 */
export const useScreenPreference = <Kept extends object>(chave: string): ScreenPreference<Kept> => {
  const client = useQueryClient();
  const queryKey = ['preferencia', chave];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPreference<Kept>(chave, signal),
    staleTime: aMinute,
    meta: { ownError: true },
  });
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // one after the other, so that the last choice is the one that stays
    scope: { id: chave },
    mutationFn: async ({ next }: Change<Kept>) => {
      const valor = next(await readPreference<Kept>(chave));
      await call(
        preferenciaApi.guardar,
        { params: { chave }, body: { valor: { ...valor } } },
        { quiet: true },
      );
      return valor;
    },
    onMutate: async ({ next }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Kept>(queryKey, (kept) => kept && next(kept));
    },
    onSuccess: (valor, { onKept }) => {
      onKept?.(valor);
      // another choice that waits is already on the screen
      if (client.isMutating({ mutationKey: queryKey }) === 1) client.setQueryData(queryKey, valor);
    },
    onError: async (error, { onRefused }) => {
      onRefused?.();
      notifyProblem(error);
      await client.resetQueries({ queryKey });
    },
    meta: { ownError: true },
  });
  return {
    value: data,
    failed: isError,
    again: () => void refetch(),
    change: (next, onKept, onRefused) => mutate({ next, onKept, onRefused }),
  };
};

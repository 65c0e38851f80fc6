import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { preferenciaApi } from '#schemas/api/preferencia.ts';
import { call } from '#src/data/call.ts';
import { notifyProblem } from '#src/ui/notify.ts';
import { useRegister } from '../RegisterContext.tsx';
import type { ColumnChoice } from './columns.ts';

/** A search that the person named to use again. */
export interface SavedFilter {
  readonly nome: string;
  readonly filtro: Readonly<Record<string, unknown>>;
  readonly ordem?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

/** So long what was read is not asked again: the panels of another tab change it seldom. */
const aMinute = 60_000;

/** What a person chose in a list, kept by the server. */
export interface ListPreference {
  readonly colunas?: ColumnChoice;
  readonly filtros?: readonly SavedFilter[];
}

/** What a choice makes of those that the person already had. */
export type PreferenceChange = (kept: ListPreference) => ListPreference;

interface Change {
  readonly next: PreferenceChange;
  readonly onKept: ((kept: ListPreference) => void) | undefined;
  readonly onRefused: (() => void) | undefined;
}

interface Kept {
  /** Undefined until the server answered. */
  value: ListPreference | undefined;
  /** The choices could not be read. */
  failed: boolean;
  again: () => void;
  /** A refusal is told, and what was shown goes back; `onKept` hears of what the server has now. */
  change: (next: PreferenceChange, onKept?: (kept: ListPreference) => void, onRefused?: () => void) => void;
}

const readPreference = async (chave: string, signal?: AbortSignal): Promise<ListPreference> => {
  const { valor = {} } = await call(
    preferenciaApi.ler,
    { params: { chave } },
    { quiet: true, ...(signal && { signal }) },
  );
  return valor;
};

/**
 * The person's choices in this list; a change shows at once and goes to the server behind. Each one is made over what the
 * server has at that moment: what this page read may be old, or never have come, and the rest must not be lost by it.
 */
export function useListPreference(): Kept {
  const { resource } = useRegister();
  const client = useQueryClient();
  const chave = `lista.${resource}`;
  const queryKey = ['preferencia', chave];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readPreference(chave, signal),
    staleTime: aMinute,
    meta: { ownError: true },
  });
  const { mutate } = useMutation({
    mutationKey: queryKey,
    // one after the other, so that the last choice is the one that stays
    scope: { id: chave },
    mutationFn: async ({ next }: Change) => {
      const valor = next(await readPreference(chave));
      await call(
        preferenciaApi.guardar,
        { params: { chave }, body: { valor: { ...valor } } },
        { quiet: true },
      );
      return valor;
    },
    onMutate: async ({ next }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<ListPreference>(queryKey, (kept) => kept && next(kept));
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
}

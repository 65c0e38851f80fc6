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

/** What a person chose in a list, kept by the server. */
export interface ListPreference {
  readonly colunas?: ColumnChoice;
  readonly filtros?: readonly SavedFilter[];
}

interface Kept {
  /** Undefined until the server answered. */
  value: ListPreference | undefined;
  change: (next: ListPreference) => void;
}

/** The person's choices in this list; a change shows at once and goes to the server behind. */
export function useListPreference(): Kept {
  const { resource } = useRegister();
  const client = useQueryClient();
  const params = { chave: `lista.${resource}` };
  const queryKey = ['preferencia', params.chave];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<ListPreference> => {
      const { valor = {} } = await call(preferenciaApi.ler, { params }, { signal, quiet: true });
      return valor;
    },
    staleTime: Infinity,
    meta: { ownError: true },
  });
  const { mutate } = useMutation({
    // one after the other, so that the last choice is the one that stays
    scope: { id: params.chave },
    mutationFn: (valor: ListPreference) =>
      call(preferenciaApi.guardar, { params, body: { valor: { ...valor } } }, { quiet: true }),
    onError: notifyProblem,
    meta: { ownError: true },
  });
  const change = (next: ListPreference): void => {
    client.setQueryData(queryKey, next);
    mutate(next);
  };
  return { value: data, change };
}

import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { temaApi } from '#schemas/api/tema.ts';
import type { Tema, TemaCores } from '#schemas/shapes/tema.ts';
import { call } from '#src/data/call.ts';
import type { HttpProblem } from '#src/data/http-problem.ts';
import { readKey, useAct } from '#src/data/query.ts';

const editing = ['tema-em-edicao'];

/** This browser shows at once what was read or kept. */
const show = (client: QueryClient, theme: Tema): Tema => {
  client.setQueryData(readKey(temaApi.tema, {}), theme);
  return theme;
};

/** The theme as it is at the moment of opening, whatever this browser shows: another administrator may have changed it. */
export const useTheme = (): UseQueryResult<Tema, HttpProblem> => {
  const client = useQueryClient();
  return useQuery<Tema, HttpProblem>({
    queryKey: editing,
    queryFn: async ({ signal }) => show(client, await call(temaApi.tema, {}, { signal, ownDenial: true })),
    gcTime: 0,
    staleTime: 'static',
    meta: { ownError: true },
  });
};

/** Keeps or restores the theme; this browser shows it at once. */
export const useChangeTheme = () => {
  const client = useQueryClient();
  const change = useAct(temaApi.mudar, { ownError: true });
  const restore = useAct(temaApi.restaurar, { ownError: true });
  const kept = (theme: Tema): Tema => {
    client.setQueryData(editing, theme);
    return show(client, theme);
  };
  return {
    saving: change.isPending,
    restoring: restore.isPending,
    save: async (body: TemaCores) => kept(await change.act({ body })),
    restore: async () => kept(await restore.act({})),
  };
};

import { useQueryClient } from '@tanstack/react-query';
import { temaApi } from '#schemas/api/tema.ts';
import type { Tema, TemaCores } from '#schemas/generated.ts';
import { readKey, useAct, useRead } from '#src/data/query.ts';

/** The theme in force, asked for anew: another administrator may have changed it. */
export const useTheme = () => useRead(temaApi.tema, {}, { ownError: true, staleTime: Infinity });

/** Keeps or restores the theme; this browser shows it at once. */
export const useChangeTheme = () => {
  const client = useQueryClient();
  const change = useAct(temaApi.mudar, { ownError: true });
  const restore = useAct(temaApi.restaurar);
  const show = (theme: Tema): Tema => {
    client.setQueryData(readKey(temaApi.tema, {}), theme);
    return theme;
  };
  return {
    saving: change.isPending,
    restoring: restore.isPending,
    save: async (body: TemaCores) => show(await change.act({ body })),
    restore: async () => show(await restore.act({})),
  };
};

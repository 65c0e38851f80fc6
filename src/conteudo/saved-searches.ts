import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { useAct, useRead } from '#src/data/query.ts';

/** More than anybody may keep: the list is never paged. */
const all = { query: { pageSize: 100 } };

/** The searches that the person keeps, by name; a failure is told, and the menu goes on without them. */
export const useSavedSearches = (enabled = true) =>
  useRead(pesquisaApi.listar, all, { quiet: true, enabled, staleTime: 300_000 });

/** The reports among them. */
export const useSavedReports = (enabled = true) =>
  useRead(
    pesquisaApi.listar,
    { query: { pageSize: 100, relatorios: true } },
    { quiet: true, enabled, staleTime: 60_000 },
  );

const refresh = [pesquisaApi.listar];

export const useSaveSearch = () => useAct(pesquisaApi.salvar, { refresh, ownError: true });
export const useChangeSearch = () => useAct(pesquisaApi.mudar, { refresh, ownError: true });
export const useRemoveSearch = () => useAct(pesquisaApi.excluir, { refresh });

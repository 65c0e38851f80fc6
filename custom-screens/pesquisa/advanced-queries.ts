import { pesquisaApi } from '#schemas/api/pesquisa.ts';
import { colunasPadrao } from '#schemas/campos-pesquisa.ts';
import type { ColunaPesquisa, PesquisaFiltro } from '#schemas/shapes/pesquisa.ts';
import { searchToSave } from '#src/conteudo/saved-search.ts';
import { useAct, useRead } from '#src/data/query.ts';
import type { AdvancedSearch } from '#src/pesquisa/advanced-url.ts';
import type { Place } from './place-url.ts';

export const bodyOf = ({ caso, filtro }: AdvancedSearch): PesquisaFiltro => searchToSave(caso, filtro);

/** One page of what was found. */
export const useAdvanced = (search: AdvancedSearch, { start, pageSize, sort }: Place) =>
  useRead(
    pesquisaApi.pesquisar,
    {
      query: { start, pageSize, sort: sort === undefined ? undefined : [sort] },
      body: bodyOf(search),
    },
    { ownError: true, keepPrevious: true },
  );

/** How many of each kind; the page does not wait for it. */
export const useFacets = (search: AdvancedSearch) =>
  useRead(pesquisaApi.facetas, { body: bodyOf(search) }, { ownError: true, quiet: true });

/** The columns of the person; the nine of the product until theirs come, or when they cannot. */
export const useColumns = (): readonly ColunaPesquisa[] =>
  useRead(pesquisaApi.parametros, {}, { ownError: true, quiet: true, staleTime: 300_000 }).data?.colunas ??
  colunasPadrao;

export const useChooseColumns = () => useAct(pesquisaApi.parametrizar, { refresh: [pesquisaApi.parametros] });

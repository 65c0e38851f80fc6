import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type { ItemPesquisa, PesquisarQuery } from '#schemas/shapes/pesquisa.ts';
import type { ProcessosQuery } from '#schemas/shapes/processo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { pesquisar } from '#server/conteudo/pesquisa/index.ts';

const inFilter = 'json.processoFiltro.';

/** The processes that a filter finds among those that the person reaches: the advanced search, asked of processes. */
export const listFiltered = async (
  ctx: Ctx,
  filtro: FiltroCampos,
  page: PesquisarQuery,
  place = '',
): Promise<Page<ItemPesquisa>> => {
  try {
    return await pesquisar(ctx, { casoDeUso: 'Processo', json: { processoFiltro: filtro } }, page);
  } catch (error) {
    if (!(error instanceof AppError) || error.erros.length === 0) throw error;
    // what was refused stands elsewhere here
    const erros = error.erros.map(({ campo, mensagem }) => ({
      campo: campo.replace(inFilter, place),
      mensagem,
    }));
    throw new AppError(error.code, error.data, { erros, cause: error });
  }
};

/** The same, with no more than words. */
export const listProcessos = (ctx: Ctx, { q = '', ...page }: ProcessosQuery): Promise<Page<ItemPesquisa>> =>
  listFiltered(ctx, q.trim() === '' ? {} : { q }, page);

import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { DocumentosQuery } from '#schemas/shapes/documento.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { pesquisar } from '#server/conteudo/pesquisa/index.ts';

const inFilter = 'json.documentoFiltro.';

/** The documents that a person reaches: the advanced search of documents, asked with no more than words. */
export const listDocumentos = async (
  ctx: Ctx,
  { q = '', ...page }: DocumentosQuery,
): Promise<Page<ItemPesquisa>> => {
  const documentoFiltro = q.trim() === '' ? {} : { q };
  try {
    return await pesquisar(ctx, { casoDeUso: 'Documento', json: { documentoFiltro } }, page);
  } catch (error) {
    if (!(error instanceof AppError) || error.erros.length === 0) throw error;
    // what was refused stands in the query here
    const erros = error.erros.map(({ campo, mensagem }) => ({
      campo: campo.replace(inFilter, ''),
      mensagem,
    }));
    throw new AppError(error.code, error.data, { erros, cause: error });
  }
};

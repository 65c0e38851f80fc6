import type { Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ImportacaoProtocolo, ImportacaoResumo } from '#schemas/shapes/protocolo-importacao.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { findImport, listImports, readItems } from './importacao.repository.ts';

/** An import of one's own: whose it is was asked for, and who sat in their place. */
export const requireImport = async (
  { db, sessao }: Ctx,
  id: number,
): Promise<Selectable<Tables['importacaoProtocolo']>> => {
  const found = await findImport(db, id);
  if (found?.usuarioId !== sessao.usuarioId) throw new AppError('naoEncontrado');
  return found;
};

export const apresentarImportacao = async (ctx: Ctx, id: number): Promise<ImportacaoProtocolo> => {
  const { situacao, criadaEm, terminadaEm } = await requireImport(ctx, id);
  return {
    id,
    situacao,
    criadaEm: criadaEm.toISOString(),
    terminadaEm: terminadaEm?.toISOString(),
    itens: await readItems(ctx, id),
  };
};

/** The last imports of the person. */
export const listarImportacoes = async (ctx: Ctx): Promise<Page<ImportacaoResumo>> => {
  const itens = await listImports(ctx.db, ctx.sessao.usuarioId);
  return { itens, total: itens.length, totalExato: true };
};

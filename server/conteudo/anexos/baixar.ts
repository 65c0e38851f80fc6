import { AppError } from '#schemas/app-error.ts';
import { previewOf } from '#schemas/file-kinds.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile } from '#server/base/http/stored-file.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { lerAnexos } from './rules.ts';

/** An attachment as it was joined. */
export const baixarAnexo = async (ctx: Ctx, id: number, anexoId: number): Promise<FileAnswer> => {
  requireAllowed(lerAnexos, (await loadSituation(ctx, id)).situation);
  const row = await ctx.db
    .selectFrom('conteudoAnexo as x')
    .innerJoin('arquivo as a', 'a.id', 'x.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('x.id', '=', anexoId)
    .where('x.conteudoId', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return storedFile(ctx.ports, row, {
    // what no browser shows by itself is saved
    download: previewOf(row.tipo) === undefined,
  });
};

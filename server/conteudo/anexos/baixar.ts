import { AppError } from '#schemas/app-error.ts';
import { previewOf } from '#schemas/file-kinds.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
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
  return {
    content: await readFile(ctx.ports, row),
    type: row.tipo,
    name: row.nome,
    size: row.tamanho,
    etag: row.sha256.toString('hex'),
    // what no browser shows by itself is saved
    download: previewOf(row.tipo) === undefined,
  };
};

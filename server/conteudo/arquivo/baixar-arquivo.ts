import { AppError } from '#schemas/app-error.ts';
import { isFileId } from '#schemas/file-id.ts';
import { readableFile } from '#server/pessoas/acesso/readable-file.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile } from '#server/base/http/stored-file.ts';
import type { Ctx } from '#server/base/http/context.ts';

/**
 * A file by its id: of who sent it while nothing uses it, and of who reaches the content when it is a picture of its text.
 * Those of register records are read by way of the record, and other files of contents by calls of their own, with their
 * access.
 */
export const baixarArquivo = async (ctx: Ctx, id: string): Promise<FileAnswer> => {
  if (!isFileId(id)) throw new AppError('naoEncontrado');
  const row = await ctx.db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('a.id', '=', id)
    .where(readableFile(ctx, 'a'))
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  return storedFile(ctx.ports, row);
};

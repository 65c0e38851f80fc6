import { AppError } from '#schemas/app-error.ts';
import { previewOf } from '#schemas/file-kinds.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile } from '#server/base/http/stored-file.ts';
import { readsRecords } from '#server/engine/access.ts';
import type { Engine } from '#server/engine/engine.ts';
import { filesIn } from '#server/engine/records/files-in.ts';
import { getRecord } from '#server/engine/records/get.ts';
import { open, recordId } from './handlers.ts';
import type { RegisterCall } from './register-call.ts';

/**
 * A file of a record, for whoever sees the record and the field that holds it. To everybody else there is none: the answer
 * is the same whether the file, the record or the right is missing.
 */
export const recordFile = async (ctx: Ctx, engine: Engine, call: RegisterCall): Promise<FileAnswer> => {
  const { view, query } = open(ctx, engine, call);
  if (!readsRecords(ctx, view.model)) throw new AppError('naoEncontrado');
  const record = await getRecord(ctx, view, recordId(call));
  const held = filesIn(view.readable, record).some(({ id }) => id === call.arquivo);
  const file = held
    ? await ctx.db
        .selectFrom('arquivo as a')
        .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
        .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
        .where('a.id', '=', call.arquivo ?? '')
        .executeTakeFirst()
    : undefined;
  if (!file) throw new AppError('naoEncontrado');
  return storedFile(ctx.ports, file, {
    type: file.tipo.startsWith('text/') ? `${file.tipo}; charset=utf-8` : file.tipo,
    download: query['baixar'] === 'true' || previewOf(file.tipo) === undefined,
  });
};

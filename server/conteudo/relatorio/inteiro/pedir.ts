import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type {
  ContagemArquivoQuery,
  ContagemPedido,
  ContagemRelatorio,
} from '#schemas/shapes/relatorio-montado.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { languageAsked } from '#server/base/http/language.ts';
import { authorOf } from '#server/base/jobs/ctx-of-author.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import { builtFile } from '../exportar-montado.ts';
import { reportFile } from '../exportar.ts';
import { planOf } from './plan.ts';
import { ownContagem } from './present.ts';

export const contarRelatorio = job<{ contagemId: number }>('contarRelatorio');

/** Asks for a report counted whole. A person counts one thing at a time: what they asked before is given up. */
export const pedir = async (ctx: Ctx, pedido: ContagemPedido): Promise<ContagemRelatorio> => {
  const { db, sessao, agora } = ctx;
  const { parts } = await planOf(ctx, pedido);
  await stop(ctx, sql<boolean>`usuario_id = ${sessao.usuarioId}`);
  const { id } = await db
    .insertInto('contagemRelatorio')
    // one step for each part, and one for the reading
    .values({
      ...authorOf(sessao),
      pedido,
      idioma: languageAsked(),
      total: parts.length + 1,
      pedidaEm: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(db, contarRelatorio, { contagemId: id }, { queue: 'contagem' });
  return ownContagem(ctx, id);
};

/** Gives up one that is not over; what is being counted stops at the next part. */
export const parar = async (ctx: Ctx, id: number): Promise<ContagemRelatorio> => {
  await ownContagem(ctx, id);
  await stop(ctx, sql<boolean>`id = ${id}`);
  return ownContagem(ctx, id);
};

const stop = async ({ db, agora }: Ctx, which: ReturnType<typeof sql<boolean>>): Promise<void> => {
  await db
    .updateTable('contagemRelatorio')
    .set({ situacao: 'CANCELADA', terminadaEm: agora })
    .where(which)
    .where('situacao', 'in', ['ESPERA', 'FAZENDO'])
    .execute();
};

/** The numbers that were counted, as a file. */
export const arquivo = async (
  ctx: Ctx,
  id: number,
  { formato, nome }: ContagemArquivoQuery,
): Promise<FileAnswer> => {
  const { relatorio, montado } = await ownContagem(ctx, id);
  if (relatorio) return reportFile(ctx, relatorio, formato);
  if (montado) return builtFile(ctx, montado, { formato, nome });
  throw new AppError('naoEncontrado');
};

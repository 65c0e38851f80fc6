import { AppError } from '#schemas/app-error.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { askToRead } from './texto/index.ts';

/** Puts the present file, whose text could not be read, in the queue again. */
export const lerDeNovo = async (ctx: Ctx, id: number): Promise<void> => {
  await requireVisible(ctx, id);
  const failed = await ctx.db
    .updateTable('protocoloArquivo as x')
    .from('protocolo as p')
    .set({ situacao: 'ESPERA', motivo: null, tentativas: 0 })
    .whereRef('p.id', '=', 'x.protocoloId')
    .whereRef('p.arquivoAtual', '=', 'x.numero')
    .where('x.protocoloId', '=', id)
    .where('x.situacao', '=', 'FALHOU')
    .returning('x.numero')
    .executeTakeFirst();
  if (!failed) throw new AppError('naoEncontrado');
  await askToRead(ctx.db, id, failed.numero);
};

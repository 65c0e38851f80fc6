import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { readAgain } from '#server/conteudo/extracao/index.ts';
import { lerAnexos } from './rules.ts';

/** Asks that the text of an attachment be read again: whoever may read the file may want to find it by its words. */
export const lerDeNovo = async (ctx: Ctx, id: number, anexoId: number): Promise<void> => {
  requireAllowed(lerAnexos, (await loadSituation(ctx, id)).situation);
  const row = await ctx.db
    .selectFrom('conteudoAnexo as x')
    .innerJoin('arquivo as a', 'a.id', 'x.arquivoId')
    .select('a.sha256')
    .where('x.id', '=', anexoId)
    .where('x.conteudoId', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('naoEncontrado');
  if (!(await readAgain(ctx.db, row.sha256)))
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('anexos.recusa.naoFalhou') });
};

import { AppError } from '#schemas/app-error.ts';
import type { Importacao } from '#schemas/shapes/importacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { findLoad, interruptLoad } from './importacao.repository.ts';
import { unqueueLoad } from './load-queue.ts';
import { presentLoad, requireLoad } from './present-load.ts';

/** Gives up a load that waits, for its turn or for what is away: it never begins. */
export const cancelLoad = async (ctx: Ctx, view: RegisterView, id: number): Promise<Importacao> => {
  const load = await requireLoad(ctx, view, id);
  const held = await ctx.db
    .selectFrom('importacao')
    .select('situacao')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held?.situacao !== 'NA_FILA')
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('importacao.cancelar.situacao') });
  await interruptLoad(ctx.db, id, ctx.agora, mensagem('importacao.cancelar.feito'));
  await unqueueLoad(ctx.db, id);
  return presentLoad(ctx, view, (await findLoad(ctx.db, id)) ?? load);
};

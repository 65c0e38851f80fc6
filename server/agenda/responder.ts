import { AppError } from '#schemas/app-error.ts';
import type { Compromisso, RespostaCompromisso } from '#schemas/shapes/compromisso.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import { tell } from './avisar.ts';
import { shown } from './own-compromisso.ts';

/** Who takes part says whether they go; who made the event, and whose it is, are told. */
export const responder = async (
  ctx: Ctx,
  id: number,
  resposta: RespostaCompromisso,
): Promise<Compromisso> => {
  const { db, agora, sessao } = ctx;
  const me = atKeyboard(sessao);
  const former = await shown(ctx, id);
  if (!former.participantes.some((one) => one.id === me)) throw new AppError('acessoNegado');
  if (former.resposta === resposta) return former;
  await db
    .insertInto('compromissoResposta')
    .values({ compromissoId: id, usuarioId: me, resposta, respondidoEm: agora })
    .onConflict((conflict) =>
      conflict.columns(['compromissoId', 'usuarioId']).doUpdateSet({ resposta, respondidoEm: agora }),
    )
    .execute();
  const { criadoPor, usuarioId } = await db
    .selectFrom('compromisso')
    .select(['criadoPor', 'usuarioId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await tell(ctx, resposta, id, former, [criadoPor, ...(usuarioId === null ? [] : [usuarioId])]);
  return shown(ctx, id);
};

import { recordEvent } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';
import { leaveSubstitution } from '#server/http/leave-substitution.ts';

/** Takes the session back to who sits at the keyboard; who is already there stays. */
export const voltarAoMeuUsuario = async (ctx: Ctx): Promise<void> => {
  if (ctx.sessao.substitutoId === undefined) return;
  await recordReturn(ctx);
  await leaveSubstitution(ctx.db, ctx.sessao.id);
};

/** The end of the acts of one in the name of another, with both names. */
export const recordReturn = async (ctx: Ctx): Promise<void> => {
  await recordEvent(ctx, { cadeia: `sessao:${ctx.sessao.id}`, ato: 'encerrouSubstituicao' });
};

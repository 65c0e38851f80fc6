import { placeToRecord } from '#server/events/place-to-record.ts';
import { actorOf } from '#server/events/record-event.ts';
import type { Ctx } from '#server/http/context.ts';
import { leaveSubstitution } from '#server/http/leave-substitution.ts';

/** Takes the session back to who sits at the keyboard; who is already there stays. */
export const voltarAoMeuUsuario = async (ctx: Ctx): Promise<void> => {
  if (ctx.sessao.substitutoId === undefined) return;
  await leaveSubstitution(ctx.db, actorOf(ctx.sessao), ctx.agora, await placeToRecord(ctx));
};

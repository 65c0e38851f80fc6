import { placeToRecord } from '#server/base/events/place-to-record.ts';
import { actorOf } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { leaveSubstitution } from './leave-substitution.ts';

/** Takes the session back to who sits at the keyboard; who is already there stays. */
export const voltarAoMeuUsuario = async (ctx: Ctx): Promise<void> => {
  if (ctx.sessao.substitutoId === undefined) return;
  await leaveSubstitution(ctx.db, actorOf(ctx.sessao), ctx.agora, await placeToRecord(ctx));
};

import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { StepFailed } from '../motor/index.ts';
import { advance } from './advance.ts';
import { liveInstance, lockInstance } from './instance.ts';

/**
 * The first step of what was just begun, for who waits at a screen, in the transaction that began it. One that fails is undone
 * and left to the queue, that takes it again and keeps why: what was asked is that it begins.
 */
export const beginNow = async (ctx: Ctx, conteudoId: number): Promise<void> => {
  const id = await liveInstance(ctx.db, conteudoId);
  const instance = id === undefined ? undefined : await lockInstance(ctx.db, id);
  if (instance?.situacao !== 'ATIVA' || instance.estado !== null) return;
  await sql`savepoint primeiro_passo`.execute(ctx.db);
  try {
    await advance(ctx, instance);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    await sql`rollback to savepoint primeiro_passo`.execute(ctx.db);
  }
  await sql`release savepoint primeiro_passo`.execute(ctx.db);
};

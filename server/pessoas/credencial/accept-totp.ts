import { sql } from 'kysely';
import { decryptSecret } from '#server/engine/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { totpStep } from './totp.ts';

/** Accepts a code of the person's application, once: its step of time, and those before it, serve no more. */
export const acceptTotp = async (
  { ports, agora }: PublicCtx,
  usuarioId: number,
  code: string,
): Promise<boolean> => {
  const factor = await ports.db
    .selectFrom('segundoFator')
    .select(['segredo', 'ultimoPasso'])
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst();
  if (!factor?.segredo) return false;
  const secret = decryptSecret(ports.config.key, factor.segredo);
  const step = await totpStep(secret, code, agora, factor.ultimoPasso);
  if (step === undefined) return false;
  // Two requests with the same code at the same instant: only one of them moves the step.
  const { numUpdatedRows } = await ports.db
    .updateTable('segundoFator')
    .set({ ultimoPasso: step })
    .where('usuarioId', '=', usuarioId)
    .where(sql<boolean>`coalesce(ultimo_passo, -1) < ${step}`)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

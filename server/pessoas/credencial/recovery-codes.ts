import { randomBytes } from 'node:crypto';
import type { PublicCtx } from '#server/base/http/context.ts';
import { keyedHash } from './one-way.ts';

/** Without letters that are taken for figures. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const amount = 10;
const length = 10;

const newCode = (): string => {
  let code = '';
  // 248 is the greatest multiple of 31 in a byte: beyond it some signs would come more often.
  while (code.length < length)
    for (const byte of randomBytes(length))
      if (byte < 248 && code.length < length) code += alphabet[byte % 31] ?? '';
  return code;
};

/** Makes a person's recovery codes anew; the former ones serve no more. This is the only time that they are read. */
export const issueRecoveryCodes = async (ctx: PublicCtx, usuarioId: number): Promise<string[]> => {
  const codes = Array.from({ length: amount }, newCode);
  await forgetRecoveryCodes(ctx, usuarioId);
  await ctx.db
    .insertInto('codigoRecuperacao')
    .values(
      codes.map((code) => ({
        hash: keyedHash(ctx.ports.config.key, 'recuperacao', usuarioId, code),
        usuarioId,
        usadoEm: null,
      })),
    )
    .execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};

/** Accepts a recovery code, once. */
export const acceptRecoveryCode = async (
  ctx: PublicCtx,
  usuarioId: number,
  code: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await ctx.ports.db
    .updateTable('codigoRecuperacao')
    .set({ usadoEm: ctx.agora })
    .where('hash', '=', keyedHash(ctx.ports.config.key, 'recuperacao', usuarioId, code))
    .where('usuarioId', '=', usuarioId)
    .where('usadoEm', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const countRecoveryCodes = async ({ db }: PublicCtx, usuarioId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('codigoRecuperacao')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('usuarioId', '=', usuarioId)
    .where('usadoEm', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const forgetRecoveryCodes = async ({ db }: PublicCtx, usuarioId: number): Promise<void> => {
  await db.deleteFrom('codigoRecuperacao').where('usuarioId', '=', usuarioId).execute();
};

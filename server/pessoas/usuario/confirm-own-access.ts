import type { Ctx } from '#server/base/http/context.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import type { SaveInput } from '#server/engine/hook.ts';
import { requireConfirmation } from '#server/pessoas/credencial/index.ts';

/** By what somebody enters, or chooses another password. */
const ways = ['login', 'email'] as const;

/**
 * Who manages people changes their own way in only with their present password, as in the preferences: an open session is
 * not enough to keep the account.
 */
export const confirmOwnAccess = async (
  ctx: Ctx,
  { id, before, values }: SaveInput<'usuario'>,
): Promise<void> => {
  if (id === undefined || id !== atKeyboard(ctx.sessao)) return;
  const changed = values.senha !== undefined || ways.some((name) => values[name] !== before?.[name]);
  if (changed) await requireConfirmation(ctx, { password: true });
};

import { requireNotAbove } from '#server/pessoas/acesso/require-not-above.ts';
import { getRecord, modelsInForce, registerNamed, requireOwnRecord, viewFor } from '#server/engine/index.ts';
import type { Ctx } from '#server/base/http/context.ts';

/** A person whose record the one who asks reaches, and may manage. */
export const managedPerson = async (
  ctx: Ctx,
  usuarioId: number,
): Promise<{ readonly id: number; readonly nome: string }> => {
  const models = modelsInForce();
  const view = viewFor(ctx, models, registerNamed(models, 'usuario'));
  const { nome } = await getRecord(ctx, view, usuarioId);
  await requireOwnRecord(ctx, view.model, usuarioId);
  await requireNotAbove(ctx, usuarioId);
  return { id: usuarioId, nome: typeof nome === 'string' ? nome : '' };
};

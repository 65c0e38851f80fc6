import type { Ctx } from '#server/base/http/context.ts';
import { wholeSignerNamed, type WholeSigner } from '../whole-signer.ts';
import { findAct } from './cloud-act.repository.ts';
import { requireProvider } from './providers.ts';

/** The provider of whole signatures at which the person began this act; nothing where it gives only values. */
export const wholeSignerOf = async (ctx: Ctx, ato: number): Promise<WholeSigner | undefined> => {
  const { id, device } = await requireProvider(ctx, (await findAct(ctx, ato)).provedorId);
  return device.whole && wholeSignerNamed(ctx.db, id);
};

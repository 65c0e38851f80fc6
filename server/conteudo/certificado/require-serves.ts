import type { Ctx } from '#server/base/http/context.ts';
import { requireUnsigned } from './anexo/index.ts';
import { requireOpen, type PreparedPackage } from './package.repository.ts';
import { alreadySigned } from './refusals.ts';

/** A package serves until it is used, until its end, and until its person signs by another. */
export const requireServes = async (ctx: Ctx, pacote: PreparedPackage): Promise<void> => {
  requireOpen(pacote, ctx.agora);
  if (pacote.anexoId !== null) await requireUnsigned(ctx.db, pacote.anexoId, ctx.sessao.usuarioId);
  if (pacote.assinanteId === null) return;
  const signer = await ctx.db
    .selectFrom('documentoAssinante')
    .select('situacao')
    .where('id', '=', pacote.assinanteId)
    .executeTakeFirst();
  if (signer?.situacao === 'ASSINADO') throw alreadySigned();
};

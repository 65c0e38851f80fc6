import { AppError } from '#schemas/app-error.ts';
import type { PodeAssinarCertificado } from '#schemas/shapes/certificado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { signatureEnded, strategiesOf } from '#server/conteudo/assinatura/index.ts';
import { findSituation, guardOf } from '#server/conteudo/atos/index.ts';
import { certificateRule } from './sign-rule.ts';

/**
 * Which of these documents the person signs with a certificate, and why not the others. Those that are signed in different ways
 * are not signed together.
 */
export const whoSigns = async (ctx: Ctx, ids: readonly number[]): Promise<PodeAssinarCertificado> => {
  if ((await strategiesOf(ctx.db, ctx.sessao.usuarioId, ids)).length > 1)
    throw new AppError('estrategiasDiferentes');
  const itens: PodeAssinarCertificado['itens'] = [];
  for (const id of ids) {
    const found = await findSituation(ctx, id);
    const ended = await signatureEnded(ctx.db, id, ctx.sessao.usuarioId);
    itens.push({
      id,
      ...(found && !ended
        ? guardOf(certificateRule, found.situation)
        : { permitida: false, motivo: mensagem(`documento.motivo.${ended ?? 'naoEhAssinante'}`) }),
    });
  }
  return { itens };
};

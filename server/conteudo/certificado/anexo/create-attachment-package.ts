import { randomUUID } from 'node:crypto';
import type { PacoteAssinatura, PacotePedido } from '#schemas/shapes/certificado.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { judgeCertificate } from '../judge-certificate.ts';
import { keepPackage } from '../keep-package.ts';
import { presentedIn } from '../presented-in.ts';
import type { WholeSigner } from '../whole-signer.ts';
import { findAttachment, requireUnsigned } from './find-attachment.ts';
import { formatOf } from './format-of.ts';
import { assinarAnexoRule } from './sign-attachment-rule.ts';

/** The first step for an attachment: its signature without a value, and what is to be signed. */
export const createAttachmentPackage = async (
  ctx: Ctx,
  pedido: PacotePedido,
  anexoId: number,
  whole: WholeSigner | undefined,
): Promise<PacoteAssinatura> => {
  const { row, situation } = await loadSituation(ctx, pedido.id);
  requireAllowed(assinarAnexoRule, situation);
  const base = await findAttachment(ctx.db, row.id, anexoId);
  await requireUnsigned(ctx.db, anexoId, ctx.sessao.usuarioId);
  const accepted = await judgeCertificate(ctx, presentedIn(pedido), { ...whole, online: false });
  const id = randomUUID();
  return keepPackage(ctx, accepted, {
    id,
    documentoId: row.id,
    rotulo: base.nome,
    versao: row.versaoAtual,
    assinanteId: null,
    anexoId,
    baseSha256: base.sha256,
    provedorCms: whole?.id ?? null,
    ...(await formatOf(base).prepare(ctx, base, accepted, { id, whole })),
  });
};

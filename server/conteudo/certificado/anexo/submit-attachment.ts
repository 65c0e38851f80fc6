import type { AssinaturaCalculada, AssinaturaFeita } from '#schemas/shapes/certificado.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import type { Accepted } from '../judge-certificate.ts';
import { judgePackage } from '../judge-package.ts';
import { findPackage, requireOpen, takePackage, type PreparedPackage } from '../package.repository.ts';
import { askForProof } from '../prova/index.ts';
import { baseMoved } from '../refusals.ts';
import type { KeepSignature } from './attachment-format.ts';
import { findAttachment, requireUnsigned, type SignableAttachment } from './find-attachment.ts';
import { formatOf } from './format-of.ts';
import { assinarAnexoRule } from './sign-attachment-rule.ts';

interface Prepared {
  readonly pacote: PreparedPackage;
  readonly accepted: Accepted;
  readonly keep: KeepSignature;
}

/** One signature of an attachment, in the form that its kind of file takes. */
export const assinarAnexoAto = act<AssinaturaCalculada & ActInput, Prepared, AssinaturaFeita>({
  ...assinarAnexoRule,
  evento: 'anexoAssinado',
  semVersao: true,
  prepare: async (ctx, { row }, { pacote: id, assinatura }) => {
    const pacote = await findPackage(ctx, id);
    requireOpen(pacote, ctx.agora);
    // read once: another signature may make another file at any moment
    const base = await requireSameAttachment(ctx, row.id, pacote);
    const accepted = await judgePackage(ctx, pacote);
    return { pacote, accepted, keep: await formatOf(base).sign(ctx, base, pacote, assinatura) };
  },
  effect: async (ctx, { row }, _pedido, { pacote, accepted: { julgado, certificate }, keep }) => {
    await takePackage(ctx.db, pacote.id, ctx.agora);
    const base = await requireSameAttachment(ctx, row.id, pacote);
    await requireUnsigned(ctx.db, base.id, ctx.sessao.usuarioId);
    const { campo, sha256, dados } = await keep(ctx, base);
    const { nivel } = julgado;
    await ctx.db
      .insertInto('anexoAssinatura')
      .values({
        anexoId: base.id,
        campo,
        usuarioId: ctx.sessao.usuarioId,
        nivel,
        sha256,
        certificado: pacote.certificado,
        confianca: JSON.stringify(julgado),
        assinadoEm: ctx.agora,
      })
      .execute();
    await askForProof(ctx.db, { conteudoId: row.id, versao: 0, anexoId: base.id }, ctx.agora);
    const signed = sha256.toString('hex');
    return {
      dados: {
        nome: base.nome,
        pasta: base.pasta,
        nivel,
        meio: pacote.meio,
        sha256: signed,
        ...dados,
        certificado: certificate.sha256,
        emissor: certificate.issuerName,
        endereco: ctx.endereco,
      },
      resultado: { id: row.id, rotulo: base.nome, nivel, sha256: signed },
    };
  },
});

/** What was prepared is of the file as it was: another one, and it is prepared again. */
const requireSameAttachment = async (
  ctx: Ctx,
  id: number,
  pacote: PreparedPackage,
): Promise<SignableAttachment> => {
  const base = await findAttachment(ctx.db, id, pacote.anexoId ?? 0);
  if (!base.sha256.equals(pacote.baseSha256)) throw baseMoved();
  return base;
};

import { AppError } from '#schemas/app-error.ts';
import { assinaturaApi } from '#schemas/api/assinatura.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { can } from '#server/base/http/permission.ts';
import { assinar } from './assinar.ts';
import { loadToSign } from './list-pending.ts';
import { isOffered } from './offered.ts';
import { signatureEnded } from './signers.repository.ts';
import { sendSigningCode, signingFactor } from './signing-code.ts';

/** The register of the person names their certificate in the HSM. */
const hasAlias = async ({ db, sessao }: Ctx): Promise<boolean> => {
  const { aliasHsm } = await db
    .selectFrom('registro.usuario')
    .select('aliasHsm')
    .where('id', '=', sessao.usuarioId)
    .executeTakeFirstOrThrow();
  return (aliasHsm ?? '').trim() !== '';
};

/** Some provider is in use that may keep their certificate. */
const hasCloud = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.db
    .selectFrom('registro.provedorAssinatura')
    .select('id')
    .where('tipo', '!=', 'HSM')
    .where(isOffered(ctx))
    .limit(1)
    .executeTakeFirst()) !== undefined;

const signsWithCertificate = ({ sessao }: Ctx): boolean =>
  can(sessao, 'assinaturaCertificado') && sessao.marcas.has('usaCertificadoDigital');

export const assinaturaRoutes = implement(assinaturaApi, {
  carregarDados: async (ctx, { body }) => ({ itens: await loadToSign(ctx, body.ids) }),
  licencaUsuario: async (ctx) => ({
    docflow: can(ctx.sessao, 'assinatura'),
    digital: signsWithCertificate(ctx),
    cloud: signsWithCertificate(ctx) && (await hasCloud(ctx)),
    hsm: await hasAlias(ctx),
    ...(await signingFactor(ctx)),
  }),
  enviarOtp: (ctx, { params }) => sendSigningCode(ctx, params.id),
  acessoTela: async (ctx, { params }) => {
    const ids = params.param.split(',').map(Number);
    if (ids.length > 100 || ids.some((id) => !Number.isSafeInteger(id) || id < 1))
      throw new AppError('naoEncontrado');
    const found = await loadToSign(ctx, ids);
    const refused = found.find(({ permitido }) => !permitido);
    if (found.length < ids.length) {
      const missing = ids.find((id) => !found.some((one) => one.id === id)) ?? 0;
      const ended = await signatureEnded(ctx.db, missing, ctx.sessao.usuarioId);
      return { permitida: false, motivo: mensagem(`documento.motivo.${ended ?? 'naoEhAssinante'}`) };
    }
    return { permitida: refused === undefined, motivo: refused?.motivo ? refused.motivo : undefined };
  },
  assinarDocflow: (ctx, { body }) => assinar(ctx, body),
  assinarDocflowEmLote: (ctx, { body }) => assinar(ctx, body),
});

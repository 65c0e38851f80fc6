import { createHash } from 'node:crypto';
import type { Bytes } from '#schemas/der/write.ts';
import { requireWhole } from '#server/base/files/read-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readCertificate } from '#server/base/signature/certificate.ts';
import { cmsSignaturesOf } from '#server/base/signature/cms-signatures.ts';
import { cmsSignature } from '#server/base/signature/signature-value.ts';
import { signedAttributes } from '#server/base/signature/signed-attributes.ts';
import { joinedSigners, signedData, type SignerPart } from '#server/base/signature/signed-data.ts';
import { policyInAttributes } from '#server/base/signature/verify-cms.ts';
import { dateSignature } from '../carimbo/index.ts';
import type { PreparedPackage } from '../package.repository.ts';
import { wrongValue } from '../refusals.ts';
import { demandsStamp, signingForm } from '../signing-form.ts';
import { wholeSignature } from '../whole-signature.ts';
import type { AttachmentFormat } from './attachment-format.ts';
import type { SignableAttachment } from './find-attachment.ts';
import { keepSeparateSignature, separateSignature } from './kept-attachment.ts';

/**
 * Beside a file of any kind, in one CMS with a part for each who signs: the file stays as it is, so that several may sign it at
 * the same time.
 */
export const cadesFormat: AttachmentFormat = {
  prepare: async (ctx, base, { certificate }, { whole }) => {
    await requireBytes(ctx, base);
    const place = { cauda: Buffer.alloc(0), intervalo: [0, base.tamanho] };
    if (whole) return { ...place, atributos: base.sha256 };
    const { policy } = await signingForm(ctx, 'CADES');
    const attributes = signedAttributes({
      digest: base.sha256,
      certificate,
      policy,
      signingTime: ctx.agora,
    });
    return { ...place, atributos: Buffer.from(attributes) };
  },
  sign: async (ctx, _base, pacote, assinatura) => {
    const one = await signedBeside(ctx, pacote, assinatura);
    return async ({ db }, base) => {
      const before = await separateSignature(db, base.id);
      const cms = Buffer.from(before ? joinedSigners(before, one) : one);
      await keepSeparateSignature(db, base.id, cms);
      return {
        campo: readCertificate(pacote.certificado).sha256,
        sha256: base.sha256,
        dados: {
          separada: createHash('sha256').update(cms).digest('hex'),
          ...(pacote.provedorCms === null ? { politica: policyInAttributes(pacote.atributos) } : {}),
        },
      };
    };
  },
  read: async (ctx, base) => {
    const cms = await separateSignature(ctx.db, base.id);
    if (!cms) return [];
    await requireBytes(ctx, base);
    // none but this digest is ever signed here
    return cmsSignaturesOf(cms, () => base.sha256);
  },
};

const requireBytes = ({ ports }: Ctx, { sha256, volume }: SignableAttachment): Promise<void> =>
  requireWhole(ports, { sha256, pasta: volume });

/** The CMS of one person over the file. */
const signedBeside = async (ctx: Ctx, pacote: PreparedPackage, assinatura: string): Promise<Bytes> =>
  pacote.provedorCms === null
    ? signedData(
        [await signerPart(ctx, pacote, assinatura)],
        pacote.cadeia.map((der) => readCertificate(der)),
      )
    : wholeSignature(ctx, pacote, assinatura);

const signerPart = async (ctx: Ctx, pacote: PreparedPackage, assinatura: string): Promise<SignerPart> => {
  const certificate = readCertificate(pacote.certificado);
  const attributes = pacote.atributos;
  const signature = cmsSignature(certificate, attributes, Buffer.from(assinatura, 'base64'));
  if (!signature) throw wrongValue();
  const timeStampToken = await dateSignature(ctx, signature, demandsStamp(policyInAttributes(attributes)));
  return { attributes, signature, certificate, ...(timeStampToken ? { timeStampToken } : {}) };
};

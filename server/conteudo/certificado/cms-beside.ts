import type { Bytes } from '#schemas/der/write.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { cmsSignature } from '#server/ferramentas/signature/signature-value.ts';
import { signedAttributes } from '#server/ferramentas/signature/signed-attributes.ts';
import { signedData } from '#server/ferramentas/signature/signed-data.ts';
import { policyInAttributes } from '#server/ferramentas/signature/verify-cms.ts';
import { dateSignature } from './carimbo/index.ts';
import type { Accepted } from './judge-certificate.ts';
import type { PreparedPackage } from './package.repository.ts';
import { wrongValue } from './refusals.ts';
import { demandsStamp, signingForm } from './signing-form.ts';
import { wholeSignature } from './whole-signature.ts';

/** What is signed of a file that does not change. Who gives a whole signature writes its attributes. */
export const attributesBeside = async (
  ctx: Ctx,
  { sha256 }: { readonly sha256: Buffer },
  { certificate }: Accepted,
  whole: boolean,
): Promise<Buffer> => {
  if (whole) return sha256;
  const { policy } = await signingForm(ctx, 'CADES');
  return Buffer.from(signedAttributes({ digest: sha256, certificate, policy, signingTime: ctx.agora }));
};

/** The CMS of one person over what was prepared, with nothing of the file in it. */
export const signatureOf = (ctx: Ctx, pacote: PreparedPackage, assinatura: string): Promise<Bytes> =>
  (pacote.provedorCms === null ? ownSignature : wholeSignature)(ctx, pacote, assinatura);

/** @throws AppError when the value is not of the certificate over what was prepared */
const ownSignature = async (ctx: Ctx, pacote: PreparedPackage, assinatura: string): Promise<Bytes> => {
  const certificate = readCertificate(pacote.certificado);
  const attributes = pacote.atributos;
  const signature = cmsSignature(certificate, attributes, Buffer.from(assinatura, 'base64'));
  if (!signature) throw wrongValue();
  const timeStampToken = await dateSignature(ctx, signature, demandsStamp(policyInAttributes(attributes)));
  return signedData(
    [{ attributes, signature, certificate, timeStampToken }],
    pacote.cadeia.map((der) => readCertificate(der)),
  );
};

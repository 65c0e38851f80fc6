import { DerError } from '#schemas/der/read.ts';
import type { Bytes } from '#schemas/der/write.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { detachedSignature } from '#server/ferramentas/signature/detached-signature.ts';
import { verifyCms, type SignerCheck } from '#server/ferramentas/signature/verify-cms.ts';
import { dateSignature } from './carimbo/index.ts';
import type { PreparedPackage } from './package.repository.ts';
import { wrongSignature } from './refusals.ts';

/**
 * The CMS that a provider gave, once it was found to be one signature, of this certificate, over what was prepared. It is kept in
 * one form, with the authorities of the certificate and a timestamp: what the person signed stays byte by byte.
 */
export const wholeSignature = async (
  ctx: Ctx,
  pacote: PreparedPackage,
  assinatura: string,
): Promise<Bytes> => {
  const given = Buffer.from(assinatura, 'base64');
  const check = onlySigner(given, pacote);
  const [problem] = check.problems;
  if (problem !== undefined) throw wrongSignature(mensagem(`certificado.conferencia.problema.${problem}`));
  const { certificate, value } = check;
  if (!certificate || !value || !pacote.certificado.equals(certificate.der))
    throw wrongSignature(mensagem('certificado.pacote.cmsOutro'));
  // a timestamp that came with it is of nobody whom the installation asked: ours takes its place
  const timeStampToken = await dateSignature(ctx, value);
  return detachedSignature(given, {
    chain: pacote.cadeia.map((der) => readCertificate(der)),
    timeStampToken,
  });
};

const onlySigner = (given: Bytes, { atributos }: PreparedPackage): SignerCheck => {
  const [check, ...others] = readable(() =>
    // only this digest was asked for
    verifyCms(given, (algorithm) => (algorithm === 'sha256' ? atributos : new Uint8Array()), {
      bound: false,
    }),
  );
  if (!check || others.length > 0) throw wrongSignature(mensagem('certificado.pacote.cmsVarios'));
  return check;
};

const readable = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DerError) throw wrongSignature(mensagem('certificado.pacote.cmsIlegivel'));
    throw error;
  }
};

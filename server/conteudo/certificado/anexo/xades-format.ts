import { AppError } from '#schemas/app-error.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { readXml, XmlError } from '#schemas/xml/read-xml.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readCertificate } from '#server/ferramentas/signature/certificate.ts';
import { xmlSignature } from '#server/ferramentas/signature/signature-value.ts';
import { embedXades, prepareXades, valueToDate } from '#server/ferramentas/signature/xml/prepare-xades.ts';
import { policyOf } from '#server/ferramentas/signature/xml/xades-properties.ts';
import { xmlSignaturesOf } from '#server/ferramentas/signature/xml/xml-signatures.ts';
import { dateSignature } from '../carimbo/index.ts';
import { keepSigned } from '../keep-signed.ts';
import type { PreparedPackage } from '../package.repository.ts';
import { wrongValue, xmlCannotBeSigned } from '../refusals.ts';
import { demandsStamp, signingForm } from '../signing-form.ts';
import type { AttachmentFormat } from './attachment-format.ts';
import { attachmentBytes, replaceAttachment } from './kept-attachment.ts';

/** Inside an XML: the file that a signature makes takes the place of the one that was signed. */
export const xadesFormat: AttachmentFormat = {
  prepare: async (ctx, base, { certificate, chain }, { id, whole }) => {
    if (whole)
      throw new AppError('transicaoNaoPermitida', {
        motivo: mensagem('certificado.nuvem.soFora', { provedor: whole.nome }),
      });
    const bytes = await attachmentBytes(ctx.ports, base);
    const form = await signingForm(ctx, 'XADES');
    const prepared = readable(() =>
      prepareXades(bytes, { certificate, chain, when: ctx.agora, id: nameOf(id), ...form }),
    );
    return { cauda: prepared.signature, atributos: prepared.signedInfo, intervalo: [prepared.at] };
  },
  sign: async (ctx, base, pacote, assinatura) => {
    const made = await signedXml(ctx, await attachmentBytes(ctx.ports, base), pacote, assinatura);
    const file = await keepSigned(ctx, { nome: base.nome, tipo: fileKinds.xml.type }, made);
    return async (inner, current) => {
      await replaceAttachment(inner.db, current, file);
      return {
        campo: nameOf(pacote.id),
        sha256: file.sha256,
        dados: { anterior: current.sha256.toString('hex'), politica: policyOfPackage(pacote) },
      };
    };
  },
  read: async (ctx, base) => {
    const bytes = await attachmentBytes(ctx.ports, base);
    return readable(() => xmlSignaturesOf(bytes, { bound: false }));
  },
};

/** A package that was prepared before an update may say none. */
const policyOfPackage = ({ cauda }: PreparedPackage): string | undefined =>
  policyOf(readXml(cauda.toString()).root);

/** How a signature is called in the file. */
const nameOf = (pacote: string): string => `assinatura-${pacote}`;

const readable = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof XmlError) throw xmlCannotBeSigned();
    throw error;
  }
};

const signedXml = async (
  ctx: Ctx,
  base: Buffer,
  pacote: PreparedPackage,
  assinatura: string,
): Promise<Buffer> => {
  const value = Buffer.from(assinatura, 'base64');
  const signature = xmlSignature(readCertificate(pacote.certificado), pacote.atributos, value);
  if (!signature) throw wrongValue();
  const [at = 0] = pacote.intervalo;
  const id = nameOf(pacote.id);
  const token = await dateSignature(ctx, valueToDate(id, signature), demandsStamp(policyOfPackage(pacote)));
  return embedXades(base, { at, signature: pacote.cauda, id }, signature, token);
};

import type { AssinaturaCalculada, AssinaturaFeita } from '#schemas/generated.ts';
import type { KeptFile } from '#server/base/files/keep-file.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readCertificate } from '#server/base/signature/certificate.ts';
import { xmlSignature } from '#server/base/signature/signature-value.ts';
import { embedXades, valueToDate } from '#server/base/signature/xml/prepare-xades.ts';
import { act, type ActInput } from '#server/conteudo/atos/index.ts';
import { askForText } from '#server/conteudo/extracao/index.ts';
import { dateSignature } from '../carimbo/index.ts';
import { readBase } from '../base-file.ts';
import { judgeCertificate, type Accepted } from '../judge-certificate.ts';
import { keepSigned } from '../keep-signed.ts';
import { findPackage, requireOpen, takePackage, type PreparedPackage } from '../package.repository.ts';
import { baseMoved, wrongValue } from '../refusals.ts';
import { xmlName } from './create-xml-package.ts';
import { assinarAnexoRule } from './sign-xml-rule.ts';
import { findXml, requireUnsigned, type XmlAttachment } from './xml-attachment.ts';

interface Prepared {
  readonly pacote: PreparedPackage;
  readonly accepted: Accepted;
  readonly file: KeptFile;
}

/** One signature inside an attachment in XML: the file that it made takes the place of the one that was signed. */
export const assinarAnexoAto = act<AssinaturaCalculada & ActInput, Prepared, AssinaturaFeita>({
  ...assinarAnexoRule,
  evento: 'anexoAssinado',
  semVersao: true,
  prepare: async (ctx, { row }, { pacote: id, assinatura }) => {
    const pacote = await findPackage(ctx, id);
    requireOpen(pacote, ctx.agora);
    // read once: another signature may make another file at any moment
    const base = await requireSameXml(ctx, row.id, pacote);
    const accepted = await judgeCertificate(ctx, pacote);
    const bytes = await readBase(ctx.ports, { ...base, pasta: base.volume });
    const file = await keepSigned(
      ctx,
      { nome: base.nome, tipo: fileKinds.xml.type },
      await signedXml(ctx, bytes, pacote, assinatura),
    );
    return { pacote, accepted, file };
  },
  effect: async (ctx, { row }, _pedido, { pacote, accepted: { julgado, certificate }, file }) => {
    await takePackage(ctx.db, pacote.id, ctx.agora);
    const base = await requireSameXml(ctx, row.id, pacote);
    await requireUnsigned(ctx.db, base.id, ctx.sessao.usuarioId);
    await replace(ctx, base, file);
    const { nivel } = julgado;
    await ctx.db
      .insertInto('anexoAssinatura')
      .values({
        anexoId: base.id,
        campo: xmlName(pacote.id),
        usuarioId: ctx.sessao.usuarioId,
        nivel,
        sha256: file.sha256,
        certificado: pacote.certificado,
        confianca: JSON.stringify(julgado),
        assinadoEm: ctx.agora,
      })
      .execute();
    const sha256 = file.sha256.toString('hex');
    return {
      dados: {
        nome: base.nome,
        pasta: base.pasta,
        nivel,
        meio: 'DIGITAL',
        sha256,
        anterior: base.sha256.toString('hex'),
        certificado: certificate.sha256,
        emissor: certificate.issuerName,
        endereco: ctx.endereco,
      },
      resultado: { id: row.id, rotulo: base.nome, nivel, sha256 },
    };
  },
});

/** What was prepared is of the file as it was: another signature, or another file, and it is prepared again. */
const requireSameXml = async (ctx: Ctx, id: number, pacote: PreparedPackage): Promise<XmlAttachment> => {
  const base = await findXml(ctx.db, id, pacote.anexoId ?? 0);
  if (!base.sha256.equals(pacote.baseSha256)) throw baseMoved();
  return base;
};

/** Nothing is made of a value that is not of the certificate over these very bytes. */
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
  const id = xmlName(pacote.id);
  const token = await dateSignature(ctx, valueToDate(id, signature));
  return embedXades(base, { at, signature: pacote.cauda, id }, signature, token);
};

/** The file that was signed goes with the next sweep: it is inside the new one, byte by byte. */
const replace = async ({ db }: Ctx, base: XmlAttachment, file: KeptFile): Promise<void> => {
  await db.updateTable('conteudoAnexo').set({ arquivoId: file.id }).where('id', '=', base.id).execute();
  await db.updateTable('arquivo').set({ emUso: true }).where('id', '=', file.id).execute();
  await db.updateTable('arquivo').set({ emUso: false }).where('id', '=', base.arquivoId).execute();
  await askForText(db, file.sha256);
};

import { fileKinds } from '#schemas/file-kinds.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { KeptFile } from '#server/base/files/keep-file.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { embedSignature, holeSize } from '#server/ferramentas/signature/pdf/append-signature.ts';
import { joinedSigners } from '#server/ferramentas/signature/signed-data.ts';
import { PreparedTooSoon } from '#server/conteudo/atos/index.ts';
import { findBeside, readBase, standardOf, type BaseFile } from './base-file.ts';
import { besideName, besideType } from './beside-name.ts';
import { signatureOf } from './cms-beside.ts';
import { keepSigned } from './keep-signed.ts';
import type { PreparedPackage } from './package.repository.ts';
import { wrongSignature } from './refusals.ts';

/** What a signature of a document made: the PDF with it inside, or the CMS beside the PDF, with those before it. */
export interface SignedVersion {
  readonly file: KeptFile;
  readonly especie: 'ASSINADO' | 'SEPARADA';
  /** SHA-256 of the PDF as it is signed now. */
  readonly sha256: Buffer;
  /** The CMS that was there. */
  readonly before?: BaseFile | undefined;
}

/** Nothing is made of a value that is not of the certificate over these very bytes. */
export const signVersion = async (
  ctx: Ctx,
  base: BaseFile,
  pacote: PreparedPackage,
  assinatura: string,
): Promise<SignedVersion> => {
  const { documentoId, versao } = pacote;
  const inside = (await standardOf(ctx.db, documentoId, versao)) === 'PADES';
  return (inside ? signInside : signBeside)(ctx, base, pacote, assinatura);
};

const signInside: typeof signVersion = async (ctx, base, pacote, assinatura) => {
  const bytes = await readBase(ctx.ports, base);
  const cms = await signatureOf(ctx, pacote, assinatura);
  if (cms.length > holeSize) throw wrongSignature(mensagem('certificado.pacote.cmsGrande'));
  const [start = 0, hole = 0, after = 0, rest = 0] = pacote.intervalo;
  const prepared = { tail: pacote.cauda, byteRange: [start, hole, after, rest] as const };
  const signed = Buffer.concat([bytes, embedSignature(prepared, bytes.length, cms)]);
  const file = await keepSigned(ctx, { nome: base.nome, tipo: fileKinds.pdf.type }, signed);
  return { file, especie: 'ASSINADO', sha256: file.sha256 };
};

const signBeside: typeof signVersion = async (ctx, base, pacote, assinatura) => {
  const one = await signatureOf(ctx, pacote, assinatura);
  const before = await findBeside(ctx.db, pacote.documentoId, pacote.versao);
  const cms = before ? joinedSigners(await readBase(ctx.ports, before), one) : one;
  const file = await keepSigned(ctx, { nome: besideName(base.nome), tipo: besideType }, cms);
  return { file, especie: 'SEPARADA', sha256: base.sha256, before };
};

/** Beside a file several may sign at the same time: who finds another signature there joins theirs to it anew. */
export const requireLast = async (
  { db }: Ctx,
  { documentoId, versao }: PreparedPackage,
  { especie, before }: SignedVersion,
): Promise<void> => {
  if (especie !== 'SEPARADA') return;
  const last = await findBeside(db, documentoId, versao);
  if (last?.sha256.toString('hex') !== before?.sha256.toString('hex')) throw new PreparedTooSoon();
};

import { AppError } from '#schemas/app-error.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import type { AnexoAssinaturas } from '#schemas/shapes/certificado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A file joined to a content, as it is now. */
export interface SignableAttachment {
  readonly id: number;
  readonly nome: string;
  readonly tipo: string;
  readonly pasta: string;
  readonly arquivoId: string;
  readonly sha256: Buffer;
  readonly tamanho: number;
  /** Folder of the volume that has it. */
  readonly volume: string | null;
  /** Inside the file where it is XML, else beside it. */
  readonly formato: AnexoAssinaturas['formato'];
}

const megabyte = 1_048_576;
/** Bytes that are read whole, in the browser too. */
const largest: Readonly<Record<SignableAttachment['formato'], number>> = {
  XADES: 20 * megabyte,
  CADES: 100 * megabyte,
};
/** The same of an XML that was signed here: signatures, and what proves them, made it grow. */
const largestSigned = 100 * megabyte;

/**
 * An attachment that may be signed, or whose signatures may be read.
 * @throws AppError when there is none of the number, or it is a PDF, or too large
 */
export const findAttachment = async (
  db: Database,
  conteudoId: number,
  anexoId: number,
): Promise<SignableAttachment> => {
  const found = await readAttachment(db, conteudoId, anexoId);
  if (!found) throw new AppError('naoEncontrado');
  if (found.tipo === fileKinds.pdf.type) throw refuse(mensagem('certificado.anexo.pdf'));
  const limit = largest[found.formato];
  if (found.tamanho <= limit) return found;
  const signed = await anySigned(db, anexoId);
  if (signed && found.tamanho <= largestSigned) return found;
  const limite = String((signed ? largestSigned : limit) / megabyte);
  throw refuse(mensagem(signed ? 'certificado.anexo.cresceu' : 'certificado.anexo.grande', { limite }));
};

const anySigned = async (db: Database, anexoId: number): Promise<boolean> =>
  (await db
    .selectFrom('anexoAssinatura')
    .select('id')
    .where('anexoId', '=', anexoId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The same of one that was signed, whatever it is by now; nothing when it was taken away. */
export const readAttachment = async (
  db: Database,
  conteudoId: number,
  anexoId: number,
): Promise<SignableAttachment | undefined> => {
  const row = await db
    .selectFrom('conteudoAnexo as x')
    .innerJoin('arquivo as a', 'a.id', 'x.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select([
      'x.id',
      'x.pasta',
      'x.arquivoId',
      'a.nome',
      'a.tipo',
      'a.sha256',
      'a.tamanho',
      'v.pasta as volume',
    ])
    .where('x.id', '=', anexoId)
    .where('x.conteudoId', '=', conteudoId)
    .executeTakeFirst();
  return row && { ...row, formato: row.tipo === fileKinds.xml.type ? 'XADES' : 'CADES' };
};

const refuse = (motivo: string): AppError => new AppError('transicaoNaoPermitida', { motivo });

/** Nobody signs the same file twice. */
export const requireUnsigned = async (db: Database, anexoId: number, usuarioId: number): Promise<void> => {
  if (await signedBy(db, anexoId, usuarioId)) throw refuse(mensagem('certificado.anexo.jaAssinou'));
};

export const signedBy = async (db: Database, anexoId: number, usuarioId: number): Promise<boolean> =>
  (await db
    .selectFrom('anexoAssinatura')
    .select('id')
    .where('anexoId', '=', anexoId)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()) !== undefined;

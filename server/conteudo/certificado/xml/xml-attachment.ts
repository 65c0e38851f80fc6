import { AppError } from '#schemas/app-error.ts';
import { fileKinds } from '#schemas/file-kinds.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';

/** A file joined to a content, as it is now. */
export interface XmlAttachment {
  readonly id: number;
  readonly nome: string;
  readonly pasta: string;
  readonly arquivoId: string;
  readonly sha256: Buffer;
  readonly tamanho: number;
  /** Folder of the volume that has it. */
  readonly volume: string;
}

/** Bytes that are read whole, in the browser too. */
const largest = 20 * 1_048_576;

/**
 * An attachment in XML.
 * @throws AppError when there is none of the number, or it is of another kind, or too large
 */
export const findXml = async (db: Database, conteudoId: number, anexoId: number): Promise<XmlAttachment> => {
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
  if (!row) throw new AppError('naoEncontrado');
  if (row.tipo !== fileKinds.xml.type || row.tamanho > largest)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem(
        row.tipo === fileKinds.xml.type ? 'certificado.xml.grande' : 'certificado.xml.outroTipo',
      ),
    });
  return row;
};

/** Nobody signs the same file twice. */
export const requireUnsigned = async (db: Database, anexoId: number, usuarioId: number): Promise<void> => {
  if (await signedBy(db, anexoId, usuarioId))
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('certificado.xml.jaAssinou') });
};

export const signedBy = async (db: Database, anexoId: number, usuarioId: number): Promise<boolean> =>
  (await db
    .selectFrom('anexoAssinatura')
    .select('id')
    .where('anexoId', '=', anexoId)
    .where('usuarioId', '=', usuarioId)
    .executeTakeFirst()) !== undefined;

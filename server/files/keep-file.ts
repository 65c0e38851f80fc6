import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/db/connect.ts';
import type { Ports } from '#server/http/context.ts';

export interface NewFile {
  readonly nome: string;
  readonly tipo: string;
  readonly criadoPor: number | null;
  /** Whether something already refers to it; else it is discarded after a day. */
  readonly emUso: boolean;
  /** Bytes at the most. */
  readonly limite: number;
}

export interface KeptFile {
  readonly id: string;
  readonly sha256: Buffer;
  readonly tamanho: number;
}

/** Writes the content in a volume that has room, durable before the row that names it. */
export const keepFile = async (
  db: Database,
  ports: Ports,
  file: NewFile,
  content: Readable | Uint8Array,
): Promise<KeptFile> => {
  const volume = await db
    .selectFrom('volume')
    .select(['id', 'pasta'])
    .where('aceita', '=', true)
    .where(sql<boolean>`(limite_bytes is null or bytes < limite_bytes)`)
    .where(sql<boolean>`(limite_arquivos is null or arquivos < limite_arquivos)`)
    .orderBy('id')
    .executeTakeFirst();
  if (!volume) throw new AppError('semEspacoNoVolume');
  const { sha256, tamanho } = await ports.files.write(volume, content, file.limite);
  const { id } = await db
    .insertInto('arquivo')
    .values({
      sha256,
      volumeId: volume.id,
      nome: file.nome,
      tipo: file.tipo,
      tamanho,
      criadoEm: ports.clock(),
      criadoPor: file.criadoPor,
      emUso: file.emUso,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, sha256, tamanho };
};

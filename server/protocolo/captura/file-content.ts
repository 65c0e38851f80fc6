import { buffer } from 'node:stream/consumers';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import { readFile } from '#server/base/files/read-file.ts';
import type { Ports } from '#server/base/http/context.ts';

interface StoredFile {
  readonly nome: string;
  readonly tipo: string;
  readonly content: Buffer;
}

/** The whole of a kept file, for what works on it in a process apart. */
export const fileContent = async (db: Database, ports: Ports, id: string): Promise<StoredFile> => {
  const file = await db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'a.nome', 'a.tipo', 'v.pasta'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!file) throw new AppError('naoEncontrado');
  return { nome: file.nome, tipo: file.tipo, content: await buffer(await readFile(ports, file)) };
};

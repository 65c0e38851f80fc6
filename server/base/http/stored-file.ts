import type { FilePorts } from '#server/base/files/file-ports.ts';
import { readFile, readPart } from '#server/base/files/read-file.ts';
import type { FileAnswer, RangedAnswer } from './file-answer.ts';

/** What a row says of a kept file, and of the volume that has it. */
export interface StoredRow {
  readonly sha256: Buffer;
  readonly pasta: string | null;
  readonly nome: string;
  readonly tipo: string;
  readonly tamanho: number;
}

/** A kept file as an answer, as it was kept but for what is said of it. */
export const storedFile = async (
  ports: FilePorts,
  row: StoredRow,
  said: Partial<Pick<FileAnswer, 'type' | 'name' | 'download'>> = {},
): Promise<FileAnswer> => ({
  content: await readFile(ports, row),
  type: row.tipo,
  name: row.nome,
  size: row.tamanho,
  etag: row.sha256.toString('hex'),
  ...said,
});

/** A kept file of which parts may be asked for. */
export const storedRanges = (
  ports: FilePorts,
  row: StoredRow,
  said: Partial<Pick<FileAnswer, 'download'>> = {},
): RangedAnswer => ({
  open: (range) => (range ? readPart(ports, row, range) : readFile(ports, row)),
  type: row.tipo,
  name: row.nome,
  size: row.tamanho,
  etag: row.sha256.toString('hex'),
  ...said,
});

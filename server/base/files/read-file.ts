import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import type { Ports } from '#server/base/http/context.ts';
import { DamagedFileError } from './file-store.ts';
import { noteProblem } from './note-problem.ts';

/** A content that a row names. */
export interface NamedFile {
  readonly sha256: Buffer;
  readonly pasta: string;
}

/**
 * The bytes of a file, once they were found to be those that were kept. What is missing or changed is never handed out:
 * the answer names the file, it is recorded, and administrators are told.
 */
export const readFile = async (
  ports: Pick<Ports, 'files' | 'db' | 'clock'>,
  file: NamedFile,
): Promise<Readable> => {
  try {
    return await ports.files.read(file, file.sha256);
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    throw await refusal(ports, file, error);
  }
};

/** Refuses what would be done on the word of a file that is not whole, without reading it out. */
export const requireWhole = async (
  ports: Pick<Ports, 'files' | 'db' | 'clock'>,
  file: NamedFile,
): Promise<void> => {
  const digest = await ports.files.digest(file, file.sha256);
  if (digest?.equals(file.sha256)) return;
  throw await refusal(ports, file, new DamagedFileError(digest ? 'alterado' : 'faltando'));
};

/** Recorded outside the transaction of the act, which will be undone. */
const refusal = async (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  { sha256, pasta }: NamedFile,
  cause: DamagedFileError,
): Promise<AppError> => {
  const row = await db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.nome', 'v.id as volumeId'])
    .where('a.sha256', '=', sha256)
    .where('v.pasta', '=', pasta)
    .orderBy('a.criadoEm')
    .executeTakeFirst();
  if (row) await noteProblem(db, clock(), { volumeId: row.volumeId, sha256, problema: cause.problema });
  const code = cause.problema === 'faltando' ? 'arquivoFaltando' : 'arquivoAlterado';
  return new AppError(code, { nome: row?.nome ?? sha256.toString('hex') }, { cause });
};

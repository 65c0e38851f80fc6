import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import type { FilePorts } from './file-ports.ts';
import { DamagedFileError, type ByteRange } from './file-store.ts';
import { noteProblem } from './note-problem.ts';
import { tellVolume } from './tell-volume.ts';
import { volumeGone } from './volume-gone.ts';
import { VolumeProblemError } from './volume-problem.ts';
import { volumeRefusal } from './volume-refusal.ts';

/** A content that a row names. */
interface NamedFile {
  readonly sha256: Buffer;
  readonly pasta: string | null;
}

/**
 * The bytes of a file, once they were found to be those that were kept. What is missing or changed is never handed out:
 * the answer names the file, it is recorded, and administrators are told.
 */
export const readFile = async (ports: FilePorts, file: NamedFile): Promise<Readable> => {
  try {
    return await ports.files.read(file, file.sha256);
  } catch (error) {
    throw await refusal(ports, file, error);
  }
};

/** Some of the bytes of a file that is as it was kept. */
export const readPart = async (ports: FilePorts, file: NamedFile, range: ByteRange): Promise<Readable> => {
  try {
    return await ports.files.readRange(file, file.sha256, range);
  } catch (error) {
    throw await refusal(ports, file, error);
  }
};

/** Refuses what would be done on the word of a file that is not whole, without reading it out. */
export const requireWhole = async (ports: FilePorts, file: NamedFile): Promise<void> => {
  let digest: Buffer | undefined;
  try {
    digest = await ports.files.digest(file, file.sha256);
  } catch (error) {
    throw await refusal(ports, file, error);
  }
  if (digest?.equals(file.sha256)) return;
  throw await refusal(ports, file, new DamagedFileError(digest ? 'alterado' : 'faltando'));
};

/** Recorded outside the transaction of the act, which will be undone; of a volume that is not there, no file is said to be missing. */
const refusal = async (
  { db, clock, files }: FilePorts,
  { sha256, pasta }: NamedFile,
  cause: unknown,
): Promise<unknown> => {
  if (!(cause instanceof DamagedFileError || cause instanceof VolumeProblemError)) return cause;
  const row = await db
    .selectFrom('arquivo as a')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .leftJoin('volumeMarca as m', 'm.volumeId', 'v.id')
    .select(['a.nome', 'v.id as volumeId', 'v.nome as volume', 'm.marca'])
    .where('a.sha256', '=', sha256)
    .where('v.pasta', '=', pasta)
    .orderBy('a.criadoEm')
    .executeTakeFirst();
  const ofVolume =
    cause instanceof VolumeProblemError
      ? cause
      : await volumeGone(files, { pasta, marca: row?.marca ?? null }, cause);
  if (ofVolume) {
    if (row) await tellVolume(db, row.volumeId, ofVolume.problema);
    return volumeRefusal(row?.volume ?? pasta ?? '', ofVolume);
  }
  const { problema } = cause as DamagedFileError;
  if (row) await noteProblem(db, clock(), { volumeId: row.volumeId, sha256, problema });
  const code = problema === 'faltando' ? 'arquivoFaltando' : 'arquivoAlterado';
  return new AppError(code, { nome: row?.nome ?? sha256.toString('hex') }, { cause });
};

import type { Database } from '#server/base/db/connect.ts';
import type { FileStore, VolumeToWrite } from './file-store.ts';
import { isGone, VolumeProblemError, type VolumeProblem } from './volume-problem.ts';

/** A volume, as this process sees it now. */
interface VolumeNow {
  readonly id: number;
  readonly nome: string;
  readonly aceita: boolean;
  readonly problema: VolumeProblem | undefined;
}

/** Milliseconds after which a disk, or the share that it is, counts as one that does not answer. */
const longestAnswer = 5_000;

/** Of a share that does not answer one question waits, and not one more at each look: each holds a thread. */
const asked = new WeakMap<FileStore, Map<string, Promise<VolumeProblem | undefined>>>();

/** Looks at every volume. One that takes no files may well be read-only or full. */
export const volumesNow = async (db: Database, files: FileStore): Promise<readonly VolumeNow[]> => {
  const rows = await db
    .selectFrom('registro.volume as v')
    .leftJoin('volumeMarca as m', 'm.volumeId', 'v.id')
    .select(['v.id', 'v.nome', 'v.pasta', 'v.aceita', 'm.marca'])
    .orderBy('v.id')
    .execute();
  return Promise.all(
    rows.map(async ({ id, nome, pasta, aceita, marca }) => {
      // one that no start has marked has no folder yet that could be missed
      const found = marca === null ? undefined : await problemWithin(files, { pasta: pasta ?? '', marca });
      const takes = aceita === true;
      return { id, nome: nome ?? '', aceita: takes, problema: takes || isGone(found) ? found : undefined };
    }),
  );
};

const problemWithin = async (files: FileStore, volume: VolumeToWrite): Promise<VolumeProblem | undefined> => {
  const ofStore = asked.get(files) ?? new Map<string, Promise<VolumeProblem | undefined>>();
  asked.set(files, ofStore);
  const place = volume.pasta ?? '';
  const answer = ofStore.get(place) ?? problemOf(files, volume).finally(() => ofStore.delete(place));
  ofStore.set(place, answer);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<VolumeProblem>((resolve) => {
    timer = setTimeout(() => resolve('semResposta'), longestAnswer);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
};

const problemOf = async (files: FileStore, volume: VolumeToWrite): Promise<VolumeProblem | undefined> => {
  try {
    await files.check(volume);
    return undefined;
  } catch (error) {
    if (error instanceof VolumeProblemError) return error.problema;
    throw error;
  }
};

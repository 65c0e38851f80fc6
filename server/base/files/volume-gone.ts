import type { DamagedFileError, FileStore, VolumeToWrite } from './file-store.ts';
import { isGone, VolumeProblemError } from './volume-problem.ts';

/** Whether a file that is missing is so because its volume is not there; one that is only full or read-only still has its files. */
export const volumeGone = async (
  files: FileStore,
  volume: VolumeToWrite,
  { problema }: Pick<DamagedFileError, 'problema'>,
): Promise<VolumeProblemError | undefined> => {
  if (problema !== 'faltando') return undefined;
  try {
    await files.check(volume);
    return undefined;
  } catch (error) {
    if (!(error instanceof VolumeProblemError)) throw error;
    return isGone(error.problema) && error.problema !== 'falhaDeDisco' ? error : undefined;
  }
};

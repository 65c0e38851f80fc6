import { checkMarks, OtherFolderError } from '#server/base/files/volume-mark.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import type { Platform } from './open-platform.ts';

/** Refuses to work where the folders of the volumes are not those of this database. */
export const checkVolumes = async ({
  connection,
  ports,
}: Pick<Platform, 'connection' | 'ports'>): Promise<void> => {
  try {
    await checkMarks(connection.db, ports.files);
  } catch (error) {
    if (!(error instanceof OtherFolderError)) throw error;
    const reason = error.motivo === 'semMarca' ? 'volumeSemMarca' : 'volumeOutraMarca';
    throw new StartRefusal(reason, error.volume, error);
  }
};

import { checkMarks, OtherFolderError, takeMarks } from '#server/base/files/volume-mark.ts';
import { StartRefusal, type RefusalReason } from '#server/base/start-refusal.ts';
import type { Platform } from './open-platform.ts';

type Volumes = Pick<Platform, 'connection' | 'ports'>;

/** Refuses to work where the folders of the volumes are not those of this database. */
export const checkVolumes = ({ connection, ports }: Volumes): Promise<void> =>
  inWords(() => checkMarks(connection.db, ports.files));

/** Takes the folders that are there for those of this database. */
export const takeVolumes = ({ connection, ports }: Volumes): Promise<number> =>
  inWords(() => takeMarks(connection.db, ports.files));

const reasons = {
  semMarca: 'volumeSemMarca',
  outraMarca: 'volumeOutraMarca',
  semPasta: 'volumeSemPasta',
} as const satisfies Record<OtherFolderError['motivo'], RefusalReason>;

const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OtherFolderError)) throw error;
    throw new StartRefusal(reasons[error.motivo], error.volume, error);
  }
};

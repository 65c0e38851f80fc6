import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import type { VolumeProblem } from './volume-problem.ts';

/** Administrators are told that a volume cannot be used; who they are is known further up. */
export const avisarVolumeFora = job<{ volumeId: number; problema: VolumeProblem }>('avisarVolumeFora');

/** Asks for it, outside of the transaction of what could not be kept, which will be undone. */
export const tellVolume = (db: Database, volumeId: number, problema: VolumeProblem): Promise<void> =>
  enqueue(db, avisarVolumeFora, { volumeId, problema }, { key: `${avisarVolumeFora.name}:${volumeId}` });

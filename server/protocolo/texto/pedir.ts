import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';

export const lerProtocolo = job<{ protocoloId: number; numero: number }>('lerProtocolo');
export const retomarProtocolos = job('retomarProtocolos');

/** Puts the reading of a file in the queue; by all processes together one is read at a time, so that it slows nothing else. */
export const askToRead = (db: Database, protocoloId: number, numero: number): Promise<void> =>
  enqueue(
    db,
    lerProtocolo,
    { protocoloId, numero },
    { key: `protocolo:${protocoloId}:${numero}`, queue: 'leitura', maxAttempts: 5 },
  );

/** Readings whose job was lost. */
export const resumeProtocolReadings = async ({ db }: JobContext): Promise<void> => {
  const waiting = await db
    .selectFrom('protocoloArquivo')
    .select(['protocoloId', 'numero'])
    .where('situacao', 'in', ['ESPERA', 'LENDO'])
    .limit(200)
    .execute();
  for (const { protocoloId, numero } of waiting) await askToRead(db, protocoloId, numero);
};

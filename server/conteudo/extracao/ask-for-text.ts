import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';

export const extrairTexto = job<{ sha256: string }>('extrairTexto');
export const retomarLeituras = job('retomarLeituras');

const keyOf = (sha256: string): string => `leitura:${sha256}`;

/** Files put in the queue each minute: the rest waits in its table. */
const mostTogether = 200;

/** Puts the reading of a file in the queue; by all processes together one is read at a time, so that it slows nothing else. */
export const askForText = (db: Database, sha256: Buffer): Promise<void> => {
  const hex = sha256.toString('hex');
  return enqueue(db, extrairTexto, { sha256: hex }, { key: keyOf(hex), queue: 'leitura', maxAttempts: 5 });
};

/** Files that wait and that no job has: joined by some other way, or whose job was lost. */
export const resumeReadings = async ({ db }: JobContext): Promise<void> => {
  const { rows } = await sql<{ sha256: Buffer }>`
    select t.sha256 from arquivo_texto t where t.situacao in ('ESPERA', 'LENDO') and not exists (
      select from graphile_worker.jobs j where j.key = 'leitura:' || encode(t.sha256, 'hex') and j.attempts < j.max_attempts)
      and not exists (select from graphile_worker.jobs j where j.task_identifier = ${extrairTexto.name}
        and j.locked_at is not null and t.situacao = 'LENDO')
    limit ${sql.lit(mostTogether)}`.execute(db);
  for (const { sha256 } of rows) await askForText(db, sha256);
};

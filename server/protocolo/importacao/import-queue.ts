import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

export const importarProtocolos = job<{ importacaoId: number }>('importarProtocolos');
export const retomarImportacoesProtocolo = job('retomarImportacoesProtocolo');

/** Leaves an import to the background; by all processes together one goes on at a time, each a while and then the next. */
export const queueImport = (db: Database, importacaoId: number): Promise<void> =>
  enqueue(
    db,
    importarProtocolos,
    { importacaoId },
    { key: `importar-protocolos:${importacaoId}`, queue: 'importar-protocolos', maxAttempts: 25 },
  );

/** Imports that are open and that no job has: it was lost with the server that did it. */
export const abandonedImports = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select i.id from importacao_protocolo i where i.situacao = 'EM_ANDAMENTO'
      and not exists (select from graphile_worker.jobs j
        where j.key = 'importar-protocolos:' || i.id and (j.attempts < j.max_attempts or j.locked_at is not null))
    order by i.id limit 100`.execute(db);
  return rows.map(({ id }) => Number(id));
};

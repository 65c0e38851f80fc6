import type pg from 'pg';
import { to } from 'pg-copy-streams';
import type { ArchiveWriter } from './archive-writer.ts';
import { describeSchema, readIdentities } from './describe-schema.ts';
import { identitiesEntry, queueEntry, rowsFolder, structureEntry } from './manifest.ts';

/** A tar entry says its size first: rows travel in parts of this size, which is all that is held in memory. */
const partLength = 4 * 1_048_576;

export interface WrittenRows {
  readonly tabelas: number;
  readonly linhas: number;
  /** What they took, before they were compressed. */
  readonly bytes: number;
}

/** Copies structure, rows, identities and the waiting jobs as the open transaction sees them. */
export const writeDatabase = async (client: pg.Client, archive: ArchiveWriter): Promise<WrittenRows> => {
  const structure = await describeSchema(client);
  await archive.add(structureEntry, JSON.stringify(structure));
  let [linhas, bytes] = [0, 0];
  for (const { name, columns } of structure.tables) {
    if (!columns) continue;
    const rows = client.query(to(`copy ${name} (${columns}) to stdout`));
    let part = 0;
    let held: Buffer[] = [];
    let length = 0;
    const flush = async (): Promise<void> => {
      if (length === 0) return;
      await archive.add(`${rowsFolder}${name}/${String(part++).padStart(6, '0')}`, Buffer.concat(held));
      held = [];
      length = 0;
    };
    for await (const chunk of rows as AsyncIterable<Buffer>) {
      held.push(chunk);
      length += chunk.length;
      bytes += chunk.length;
      if (length >= partLength) await flush();
    }
    await flush();
    linhas += rows.rowCount;
  }
  await archive.add(identitiesEntry, JSON.stringify(await readIdentities(client)));
  await archive.add(queueEntry, JSON.stringify(await readQueue(client)));
  return { tabelas: structure.tables.length, linhas, bytes };
};

/** A job that waits or runs. The queue's own tables follow its library: jobs are put in again, one that ran starts anew. */
export interface WaitingJob {
  readonly nome: string;
  readonly dados: unknown;
  readonly quando: string;
  readonly tentativas: number;
  readonly prioridade: number;
  readonly chave: string | null;
}

const readQueue = async (client: pg.Client): Promise<WaitingJob[]> => {
  const { rows: there } = await client.query<{ existe: boolean }>(
    `select to_regclass('graphile_worker._private_jobs') is not null as existe`,
  );
  if (!there[0]?.existe) return [];
  const { rows } = await client.query<WaitingJob>(
    `select t.identifier as nome, j.payload as dados, j.run_at::text as quando, j.max_attempts as tentativas,
       j.priority as prioridade, j.key as chave
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts < j.max_attempts or j.locked_at is not null order by j.id`,
  );
  return rows;
};

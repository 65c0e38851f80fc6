import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job } from '#server/base/jobs/job.ts';

export const certificarIntimacao = job<{ intimacaoId: number }>('certificarIntimacao');

export const queueCertificate = (db: Database, intimacaoId: number): Promise<void> =>
  enqueue(db, certificarIntimacao, { intimacaoId }, { key: `certificar-intimacao:${intimacaoId}` });

/** Notices that are known and of which the process has no certificate yet. */
export const withoutCertificate = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from intimacao where ciencia is not null and certidao_em is null order by id limit 500`.execute(
    db,
  );
  return rows.map(({ id }) => Number(id));
};

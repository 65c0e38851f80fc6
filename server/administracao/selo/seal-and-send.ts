import { appendFile, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import { sealEvents } from '#server/base/events/seal-events.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { readSealLine, sealLine, type Seal } from './seal-line.ts';

/** Between one mail of the last seal and the next. */
const mailEvery = 3_600_000;
/** Two that seal at once would write the same lines. */
const turn = 4_719_303;

type Sealing = Pick<JobContext, 'db' | 'ports'>;

/**
 * Seals what happened since, and takes the last seals away from the database, to where who operates it said: who may write in
 * the database does not reach them there. @returns how many chains were sealed
 */
export const sealAndSend = async ({ db, ports }: Sealing): Promise<number> => {
  const sealed = await sealEvents(db, ports.clock());
  const { sealTo } = ports.config;
  if (sealTo === undefined) return sealed;
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(trx);
    await (sealTo.includes('@') ? mailLast(trx, ports.clock(), sealTo) : appendTo(trx, sealTo));
  });
  return sealed;
};

const sealsAfter = async (db: Database, id: number): Promise<Seal[]> => {
  const { rows } = await sql<Seal>`
    select id, momento, encode(hash, 'hex') as hash from selo where id > ${id} order by id`.execute(db);
  return rows;
};

/** Every seal that the file does not have yet: one that could not be written when it was made comes with the next. */
const appendTo = async (db: Database, path: string): Promise<void> => {
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const last = known
    .split('\n')
    .map(readSealLine)
    .findLast((seal) => seal !== undefined);
  const seals = await sealsAfter(db, last?.id ?? 0);
  if (seals.length > 0)
    await appendFile(path, seals.map((seal) => `${sealLine(seal)}\n`).join(''), { mode: 0o600 });
};

/** The last one covers all before it; more often than now and then nobody would read them. */
const mailLast = async (db: Database, agora: Date, para: string): Promise<void> => {
  const { rows } = await sql<Seal>`
    select id, momento, encode(hash, 'hex') as hash from selo order by id desc limit 1`.execute(db);
  const [last] = rows;
  if (!last) return;
  const assunto = mensagem('tarefa.selarEventos.assunto');
  const texto = mensagem('tarefa.selarEventos.texto', { selo: sealLine(last) });
  const sent = await db
    .selectFrom('correio')
    .select(['texto', 'criadoEm'])
    .where('para', '=', para)
    .where('assunto', '=', assunto)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (sent && (sent.texto === texto || agora.getTime() - sent.criadoEm.getTime() < mailEvery)) return;
  await queueMail(db, agora, { para, assunto, texto });
};

import type { Database } from '#server/base/db/connect.ts';
import { enqueueMail } from './mail-job.ts';

/**
 * Mails kept while there was no mail server are tried again, and those that one refused too where `refused` says so: the
 * server may be another now. One job a mail, never two.
 */
export const requeueWaiting = async (db: Database, { refused = false } = {}): Promise<number> => {
  const waiting = await db
    .selectFrom('correio')
    .select('id')
    .where('enviadoEm', 'is', null)
    // whether it left, people say
    .where('duvidaEm', 'is', null)
    .$if(!refused, (query) => query.where('tentativas', '=', 0))
    .orderBy('id')
    .limit(10_000)
    .execute();
  for (const { id } of waiting) await enqueueMail(db, id);
  return waiting.length;
};

import type { Database } from '#server/db/connect.ts';
import { enqueue } from '#server/jobs/enqueue.ts';

/** Mails kept while there was no mail server are tried when one is configured; one job a mail, never two. */
export const requeueWaiting = async (db: Database): Promise<number> => {
  const waiting = await db
    .selectFrom('correio')
    .select('id')
    .where('enviadoEm', 'is', null)
    .where('tentativas', '=', 0)
    .orderBy('id')
    .limit(10_000)
    .execute();
  for (const { id } of waiting)
    await enqueue(db, 'enviarCorreio', { correioId: id }, { key: `correio:${id}`, maxAttempts: 25 });
  return waiting.length;
};

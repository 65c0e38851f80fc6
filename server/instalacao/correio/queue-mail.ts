import type { Database } from '#server/base/db/connect.ts';
import { enqueueMail } from './mail-job.ts';

export interface NewMail {
  readonly para: string;
  readonly assunto: string;
  readonly texto: string;
}

/** Keeps a mail in the transaction of the act; it is sent after the commit, and waits where no server is configured. */
export const queueMail = async (
  db: Database,
  agora: Date,
  mail: NewMail,
  { reservado = false } = {},
): Promise<void> => {
  const { id } = await db
    .insertInto('correio')
    .values({ ...mail, reservado, criadoEm: agora, enviadoEm: null, ultimoErro: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueMail(db, id);
};

import type { Database } from '#server/base/db/connect.ts';
import { enqueueMail } from './mail-job.ts';

export interface MailText {
  readonly assunto: string;
  readonly texto: string;
}

export interface NewMail extends MailText {
  readonly para: string;
}

interface Kept {
  /** Encrypted while it waits. */
  readonly reservado?: boolean;
  /** What its words are written of when it leaves: what is kept meanwhile names nothing. */
  readonly aviso?: object;
  /** The mail server that it leaves by, encrypted, where it is not the one in force. */
  readonly caminho?: string;
}

/**
 * Keeps a mail in the transaction of the act; it is sent after the commit, and waits where no server is configured.
 * @returns its number
 */
export const queueMail = async (
  db: Database,
  agora: Date,
  mail: NewMail,
  { reservado = false, aviso, caminho }: Kept = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('correio')
    .values({
      ...mail,
      reservado,
      caminho,
      criadoEm: agora,
      enviadoEm: null,
      ultimoErro: null,
      aviso: aviso === undefined ? null : JSON.stringify(aviso),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueueMail(db, id);
  return id;
};

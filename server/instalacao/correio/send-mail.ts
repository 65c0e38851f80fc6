import { sql } from 'kysely';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { mailServer, type MailServer } from './mail-server.ts';
import type { NewMail } from './queue-mail.ts';

/**
 * Sends one kept mail. Without a mail server it stays in the queue; a failure is kept and tried again later. The mail is
 * locked while it leaves: who comes meanwhile waits, and finds it sent.
 */
export const sendMail = async ({ db, ports }: JobContext, correioId: number): Promise<void> => {
  const server = await mailServer(db, ports.config);
  if (!server) return;
  const failure = await inTransaction(db, async (trx) => {
    const mail = await trx
      .selectFrom('correio')
      .selectAll()
      .where('id', '=', correioId)
      .where('enviadoEm', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!mail) return undefined;
    const error = await deliver(server, {
      para: mail.para,
      assunto: mail.assunto,
      texto: mail.reservado ? decryptSecret(ports.config.key, mail.texto) : mail.texto,
    });
    await (error
      ? keepFailure(trx, correioId, error)
      : keepSent(trx, correioId, ports.clock(), mail.reservado));
    return error;
  });
  if (failure) throw failure;
};

/** @returns why the mail did not leave. */
const deliver = async (
  { transport, from }: MailServer,
  { para, assunto, texto }: NewMail,
): Promise<Error | undefined> => {
  try {
    await transport.sendMail({ from, to: para, subject: assunto, text: texto });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const keepFailure = async (db: Database, id: number, error: Error): Promise<void> => {
  await db
    .updateTable('correio')
    .set({ tentativas: sql`tentativas + 1`, ultimoErro: String(error).slice(0, 500) })
    .where('id', '=', id)
    .execute();
};

const keepSent = async (db: Database, id: number, agora: Date, reservado: boolean): Promise<void> => {
  await db
    .updateTable('correio')
    .set({
      enviadoEm: agora,
      tentativas: sql`tentativas + 1`,
      ultimoErro: null,
      ...(reservado ? { texto: '' } : {}),
    })
    .where('id', '=', id)
    .execute();
};

import { sql, type Selectable } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Tables } from '#server/base/db/generated-tables.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { deliver } from './deliver.ts';
import { mailServer } from './mail-server.ts';
import type { MailText } from './queue-mail.ts';

/** Writes a mail kept by reference as it leaves; none where there is nothing to tell any more. */
export type WriteMail = (ctx: JobContext, kept: unknown) => Promise<MailText | undefined>;

/** Advisory locks of mails, by their number: who sends one holds its lock as long as the transaction lives. */
const lockClass = 4_719_305;

const lockMail = async (trx: Database, id: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockClass}::integer, ${id}::integer)`.execute(trx);
};

/**
 * Sends one kept mail. Without a mail server it stays in the queue; a refusal is kept and tried again later. The mail is
 * locked while it leaves: who comes meanwhile waits, and finds it sent. That it is about to leave is noted before, so that
 * one whose sender died on the way is not sent twice: whether it left nobody knows, and people decide. What opens an account
 * waits until an administrator confirms the server.
 */
export const sendMail = async (ctx: JobContext, correioId: number, write: WriteMail): Promise<void> => {
  const { db, ports } = ctx;
  const failure = await inTransaction(db, async (trx) => {
    await lockMail(trx, correioId);
    const mail = await trx
      .selectFrom('correio')
      .selectAll()
      .where('id', '=', correioId)
      .where('enviadoEm', 'is', null)
      .where('duvidaEm', 'is', null)
      .executeTakeFirst();
    if (!mail) return undefined;
    const server = await mailServer(trx, ports.config, mail.caminho);
    if (!server) return undefined;
    // The lock is ours and it was on its way: who was sending it died.
    if (mail.enviandoDesde)
      return keepDoubt(trx, correioId, ports.clock(), mensagem('volume.correio.duvida'));
    if (mail.reservado && !server.confirmed) {
      await keepReason(trx, correioId, mensagem('volume.correio.semConfirmacao'));
      return undefined;
    }
    const words = await wordsOf({ ...ctx, db: trx }, mail, write);
    if (!words) {
      await trx.deleteFrom('correio').where('id', '=', correioId).execute();
      return undefined;
    }
    await noteLeaving(db, correioId, ports.clock());
    const end = await deliver(server, {
      id: mail.mensagemId,
      para: mail.para,
      ...words,
    });
    if (end.kind === 'sent') await keepSent(trx, correioId, ports.clock(), mail.reservado);
    if (end.kind === 'refused') await keepRefusal(trx, correioId, end.error);
    if (end.kind === 'unknown')
      await keepDoubt(trx, correioId, ports.clock(), mensagem('volume.correio.duvidaResposta'));
    return end.kind === 'refused' ? end.error : undefined;
  });
  if (failure) throw failure;
};

/** A message of the queue, as it is kept. */
export type Mail = Selectable<Tables['correio']>;

/** What a kept mail says; none where there is nothing to tell any more. */
export const wordsOf = async (
  ctx: JobContext,
  { assunto, texto, reservado, aviso }: Mail,
  write: WriteMail,
): Promise<MailText | undefined> => {
  if (aviso !== null) return write(ctx, aviso);
  return { assunto, texto: reservado ? decryptSecret(ctx.ports.config.key, texto) : texto };
};

/** Outside the transaction, or it would be forgotten with it. */
const noteLeaving = async (db: Database, id: number, agora: Date): Promise<void> => {
  await db.updateTable('correio').set({ enviandoDesde: agora }).where('id', '=', id).execute();
};

const keepReason = async (db: Database, id: number, ultimoErro: string): Promise<void> => {
  await db.updateTable('correio').set({ ultimoErro }).where('id', '=', id).execute();
};

/** What is said of a refusal: one of ours in its own words. */
const said = (error: Error): string =>
  error instanceof AppError ? String(error.data['motivo'] ?? error.message) : String(error);

const keepRefusal = async (db: Database, id: number, error: Error): Promise<void> => {
  await db
    .updateTable('correio')
    .set({ tentativas: sql`tentativas + 1`, ultimoErro: said(error).slice(0, 500), enviandoDesde: null })
    .where('id', '=', id)
    .execute();
};

const keepDoubt = async (db: Database, id: number, agora: Date, why: string): Promise<undefined> => {
  await db
    .updateTable('correio')
    .set({ tentativas: sql`tentativas + 1`, ultimoErro: why, enviandoDesde: null, duvidaEm: agora })
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
      enviandoDesde: null,
      texto: reservado ? '' : undefined,
    })
    .where('id', '=', id)
    .execute();
};

/** Somebody decided that a mail in doubt is to be sent again. */
export const settleDoubt = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('correio').set({ duvidaEm: null }).where('id', '=', id).execute();
};

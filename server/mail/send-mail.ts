import { sql } from 'kysely';
import type { JobContext } from '#server/jobs/job-context.ts';
import { decryptSecret } from '#server/engine/index.ts';
import { mailServer } from './mail-server.ts';

/** Sends one kept mail. Without a mail server it stays in the queue; a failure is kept and tried again later. */
export const sendMail = async (ctx: JobContext, correioId: number): Promise<void> => {
  const server = await mailServer(ctx.db, ctx.ports.config);
  if (!server) return;
  const mail = await ctx.db
    .selectFrom('correio')
    .selectAll()
    .where('id', '=', correioId)
    .where('enviadoEm', 'is', null)
    .executeTakeFirst();
  if (!mail) return;
  try {
    await server.transport.sendMail({
      from: server.from,
      to: mail.para,
      subject: mail.assunto,
      text: mail.reservado ? decryptSecret(ctx.ports.config.key, mail.texto) : mail.texto,
    });
  } catch (error) {
    await ctx.db
      .updateTable('correio')
      .set({ tentativas: sql`tentativas + 1`, ultimoErro: String(error).slice(0, 500) })
      .where('id', '=', correioId)
      .execute();
    throw error;
  }
  await ctx.db
    .updateTable('correio')
    .set({
      enviadoEm: ctx.ports.clock(),
      tentativas: sql`tentativas + 1`,
      ultimoErro: null,
      ...(mail.reservado ? { texto: '' } : {}),
    })
    .where('id', '=', correioId)
    .execute();
};

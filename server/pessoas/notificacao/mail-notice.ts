import { mensagem } from '#schemas/messages/index.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import type { MailedNotice } from './mail-notice-job.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';

/** Queues the mails of a notice. What is restricted is not named: mail travels in the open. */
export const mailNotice = (ctx: JobContext, notice: MailedNotice): Promise<void> =>
  inTransaction(ctx.db, async (db) => {
    const people = await db
      .selectFrom('registro.usuario')
      .select('email')
      .where('id', 'in', [...notice.usuarioIds])
      .where('ativo', '=', true)
      .where('bloqueado', '=', false)
      .execute();
    const hidden = await isRestricted(db, notice.conteudoId);
    const assunto = hidden ? mensagem('aviso.restrito') : notice.assunto;
    const address = await publicAddress(db, ctx.ports.config);
    const texto = [
      hidden ? mensagem('aviso.restritoTexto') : notice.conteudo,
      notice.rota && mensagem('aviso.abrir', { endereco: address + notice.rota }),
      mensagem('aviso.rodape'),
    ]
      .filter(Boolean)
      .join('\n\n');
    for (const { email } of people)
      if (email) await queueMail(db, ctx.ports.clock(), { para: email, assunto, texto });
  });

const isRestricted = async (db: Database, conteudoId: number | undefined): Promise<boolean> => {
  if (conteudoId === undefined) return false;
  const content = await db
    .selectFrom('conteudo')
    .select(['sigilo', 'nivelAcesso'])
    .where('id', '=', conteudoId)
    .executeTakeFirst();
  return !content || content.sigilo > 0 || content.nivelAcesso !== 'PUBLICO';
};

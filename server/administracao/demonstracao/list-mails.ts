import type { CorreioDemonstracao } from '#schemas/shapes/demonstracao.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { wordsOf, type WriteMail } from '#server/instalacao/correio/index.ts';

/** As many as somebody who tries looks at. */
const most = 50;

/**
 * The newest mails that wait, as each one would leave now; one that has nothing to tell any more is none. What a writer notes of
 * what could not be written is of the sending: nothing of this reading stays.
 */
export const listMails = async (
  { db, ports, log }: PublicCtx,
  write: WriteMail,
): Promise<CorreioDemonstracao> => {
  const trx = await db.startTransaction().execute();
  try {
    return { mensagens: await written({ db: trx, ports, log }, write) };
  } finally {
    await trx.rollback().execute();
  }
};

const written = async (ctx: JobContext, write: WriteMail): Promise<CorreioDemonstracao['mensagens']> => {
  const waiting = await ctx.db
    .selectFrom('correio')
    .selectAll()
    .where('enviadoEm', 'is', null)
    .orderBy('criadoEm', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const mails: CorreioDemonstracao['mensagens'] = [];
  for (const mail of waiting) {
    const words = await wordsOf(ctx, mail, write);
    if (!words) continue;
    const { id, para, criadoEm } = mail;
    mails.push({
      id,
      para,
      assunto: words.assunto,
      texto: words.texto,
      momento: criadoEm.toISOString(),
    });
  }
  return mails;
};

import type { CorreioDemonstracao } from '#schemas/shapes/demonstracao.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { wordsOf, type WriteMail } from '#server/instalacao/correio/index.ts';

/** As many as somebody who tries looks at. */
const most = 50;

/** The newest mails that wait, as each one would leave now; one that has nothing to tell any more is none. */
export const listMails = async (ctx: PublicCtx, write: WriteMail): Promise<CorreioDemonstracao> => {
  const { db, ports, log } = ctx;
  const waiting = await db
    .selectFrom('correio')
    .selectAll()
    .where('enviadoEm', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const mails: CorreioDemonstracao['mensagens'] = [];
  for (const mail of waiting) {
    const words = await wordsOf({ db, ports, log }, mail, write);
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
  return { mensagens: mails };
};

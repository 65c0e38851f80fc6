import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import { inTransaction } from '#server/base/db/transaction.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { queueMail, type MailText } from '#server/instalacao/correio/index.ts';
import { whoSees } from '#server/pessoas/acesso/who-sees.ts';
import { noticeRoute, wordsOf, type ContentName } from './content-notice.ts';
import { eventRoute, eventTitle, eventWords } from './event-notice.ts';
import { flowName, flowRoute, flowWords } from './flow-notice.ts';
import type { MailedNotice } from './mail-notice-job.ts';

/** Queues the mails of a notice: of a content, what happened and to which, and the words when each one leaves. */
export const mailNotice = (ctx: JobContext, notice: MailedNotice): Promise<void> =>
  inTransaction(ctx.db, async (db) => {
    const people = await db
      .selectFrom('registro.usuario')
      .select(['id', 'email'])
      .where('id', 'in', [...notice.usuarioIds])
      .where('ativo', '=', true)
      .where('bloqueado', '=', false)
      .execute();
    const agora = ctx.ports.clock();
    for (const { id: usuarioId, email } of people) {
      if (!email) continue;
      if (notice.compromissoId !== undefined) {
        const { compromissoId, especie, dados } = notice;
        const aviso = { usuarioId, compromissoId, especie, dados };
        const assunto = mensagem('agenda.aviso.correio');
        await queueMail(db, agora, { para: email, assunto, texto: mensagem('aviso.naSaida') }, { aviso });
      } else if (notice.conversaId !== undefined) {
        const { conversaId, especie, dados } = notice;
        const aviso = { usuarioId, conversaId, especie, dados };
        const assunto = mensagem('fluxoComentarios.mencao.correio');
        await queueMail(db, agora, { para: email, assunto, texto: mensagem('aviso.naSaida') }, { aviso });
      } else if (notice.conteudoId === undefined) {
        const { assunto, conteudo, rota } = notice;
        const texto = await bodyOf({ ...ctx, db }, conteudo, rota);
        await queueMail(db, agora, { para: email, assunto, texto });
      } else {
        const { conteudoId, especie, dados = {} } = notice;
        const assunto = mensagem('aviso.conteudo');
        const aviso = { usuarioId, conteudoId, especie, dados };
        await queueMail(db, agora, { para: email, assunto, texto: mensagem('aviso.naSaida') }, { aviso });
      }
    }
  });

/** What a mail of a content keeps while it waits. */
interface KeptNotice {
  readonly usuarioId: number;
  readonly conteudoId: number;
  readonly compromissoId?: number;
  readonly conversaId?: number;
  readonly especie: string;
  readonly dados: Readonly<Record<string, string>>;
}

/**
 * The words of a mail of a content as it leaves: none for who may not see it any more, and no name of one that is not open to
 * all, because mail travels in the open.
 */
export const writeNotice = async (ctx: JobContext, kept: unknown): Promise<MailText | undefined> => {
  const { usuarioId, conteudoId, compromissoId, conversaId, especie, dados } = kept as KeptNotice;
  if (conversaId !== undefined) {
    const about = await flowName(ctx.db, conversaId, usuarioId);
    if (!about) return undefined;
    const words = flowWords(dados, about);
    return { assunto: words.assunto, texto: await bodyOf(ctx, words.conteudo, flowRoute(about)) };
  }
  if (compromissoId !== undefined) {
    const words = eventWords(especie, dados, await eventTitle(ctx.db, compromissoId, usuarioId));
    return { assunto: words.assunto, texto: await bodyOf(ctx, words.conteudo, eventRoute(dados)) };
  }
  if ((await whoSees(ctx.db, conteudoId, [usuarioId])).length === 0) return undefined;
  const open = await openContent(ctx.db, conteudoId);
  const words = open
    ? wordsOf(especie, dados, open)
    : { assunto: mensagem('aviso.restrito'), conteudo: mensagem('aviso.restritoTexto') };
  return {
    assunto: words.assunto,
    texto: await bodyOf(
      ctx,
      words.conteudo,
      noticeRoute(conteudoId, dados, await kindOf(ctx.db, conteudoId)),
    ),
  };
};

const bodyOf = async (
  { db, ports }: JobContext,
  conteudo: string | undefined,
  rota: string | undefined,
): Promise<string> =>
  [
    conteudo,
    rota && mensagem('aviso.abrir', { endereco: (await publicAddress(db, ports.config)) + rota }),
    mensagem('aviso.rodape'),
  ]
    .filter(Boolean)
    .join('\n\n');

const kindOf = async (db: Database, conteudoId: number): Promise<number> =>
  (await db.selectFrom('conteudo').select('tipo').where('id', '=', conteudoId).executeTakeFirstOrThrow())
    .tipo;

const openContent = (db: Database, conteudoId: number): Promise<ContentName | undefined> =>
  db
    .selectFrom('conteudo')
    .select(['numero', 'assunto'])
    .where('id', '=', conteudoId)
    .where('sigilo', '=', 0)
    .where('nivelAcesso', '=', 'PUBLICO')
    .where('fase', '=', 1)
    .executeTakeFirst();

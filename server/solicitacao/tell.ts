import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import type { JobContext } from '#server/base/jobs/job-context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail, type MailText } from '#server/instalacao/correio/index.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { addressees } from './representacao.ts';

/** What somebody from outside is told of by e-mail: never more than that there is something to read. */
type Novidade = 'enviada' | 'devolvida' | 'assinar' | 'autuada' | 'encerrada' | 'partilhada' | 'assinada';

/**
 * Tells the person, and who follows for them, by the e-mail of the account; the words of the body are read only after entering.
 * What waits in the queue names neither the request nor the person: it is written when it leaves.
 */
export const tellOutsider = async (
  ctx: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  id: number,
  novidade: Novidade,
): Promise<void> => {
  const { db, agora } = ctx;
  const { externoId, tipoProcessoId } = await db
    .selectFrom('solicitacao')
    .select(['externoId', 'tipoProcessoId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const waiting = { assunto: mensagem('aviso.conteudo'), texto: mensagem('aviso.naSaida') };
  for (const { id: contaId, email } of await addressees(ctx, externoId, tipoProcessoId, 'acompanha')) {
    const aviso: KeptNews = { solicitacaoId: id, contaId, novidade };
    await queueMail(db, agora, { para: email, ...waiting }, { aviso });
  }
};

/** What a mail to somebody from outside keeps while it waits. */
interface KeptNews {
  readonly solicitacaoId: number;
  readonly contaId: number;
  readonly novidade: Novidade;
}

export const isOutsiderNews = (kept: unknown): kept is KeptNews =>
  typeof kept === 'object' && kept !== null && 'solicitacaoId' in kept;

/** The words of a mail of a request, as it leaves: none to who may not follow it any more. */
export const writeOutsiderNews = async (
  { db, ports }: JobContext,
  { solicitacaoId, contaId, novidade }: KeptNews,
): Promise<MailText | undefined> => {
  const request = await db
    .selectFrom('solicitacao as s')
    .innerJoin('conteudo as c', 'c.id', 's.id')
    .select(['c.numero', 's.externoId', 's.tipoProcessoId', 's.prazo'])
    .where('s.id', '=', solicitacaoId)
    .where('c.excluidoEm', 'is', null)
    .executeTakeFirst();
  if (!request) return undefined;
  const ctx = { db, ports, agora: ports.clock() };
  const { externoId, tipoProcessoId, prazo } = request;
  const told = (await addressees(ctx, externoId, tipoProcessoId, 'acompanha')).find(
    ({ id }) => id === contaId,
  );
  if (!told) return undefined;
  const due = novidade === 'devolvida' && prazo !== null;
  const said = due ? 'devolvidaAte' : novidade;
  const named = { numero: request.numero ?? '', dia: due ? writtenDay(prazo) : '' };
  const link = `${await publicAddress(db, ports.config)}externo/solicitacao/${solicitacaoId}`;
  return outsiderMail(db, {
    ato: mensagem(`externo.correio.atos.${said}`, named),
    nome: told.nome,
    texto: `${mensagem(`externo.correio.novidades.${said}`, named)}\n\n${link}`,
  });
};

/** Tells who has the content in hands: the person, or those of the unit. */
export const tellUnit = async (
  { db, agora }: Pick<Ctx, 'db' | 'agora'>,
  id: number,
  especie:
    | 'solicitacaoNova'
    | 'solicitacaoRespondida'
    | 'solicitacaoComplementada'
    | 'solicitacaoAssinada'
    | 'intimacaoLida'
    | 'intimacaoTacita'
    | 'intimacaoRespondida',
): Promise<void> => {
  const { detentorUnidadeId, detentorUsuarioId } = await db
    .selectFrom('conteudo')
    .select(['detentorUnidadeId', 'detentorUsuarioId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const usuarioIds =
    detentorUsuarioId === null ? await peopleOfUnit(db, detentorUnidadeId) : [detentorUsuarioId];
  await notify(db, agora, { usuarioIds, tipo: 'TRAMITE', conteudoId: id, especie });
};

import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { addressees } from './representacao.ts';

/** What somebody from outside is told of by e-mail: never more than that there is something to read. */
export type Novidade =
  'enviada' | 'devolvida' | 'assinar' | 'autuada' | 'encerrada' | 'partilhada' | 'assinada';

/** Tells the person, and who follows for them, by the e-mail of the account; the words of the body are read only after entering. */
export const tellOutsider = async (
  ctx: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  id: number,
  novidade: Novidade,
): Promise<void> => {
  const { db, agora, ports } = ctx;
  const { numero, externoId, tipoProcessoId } = await db
    .selectFrom('solicitacao as s')
    .innerJoin('conteudo as c', 'c.id', 's.id')
    .select(['c.numero', 's.externoId', 's.tipoProcessoId'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  const link = `${await publicAddress(db, ports.config)}externo/solicitacao/${id}`;
  const named = { numero: numero ?? '' };
  for (const { nome, email } of await addressees(ctx, externoId, tipoProcessoId, 'acompanha'))
    await queueMail(db, agora, {
      para: email,
      assunto: mensagem('externo.correio.novidade', named),
      texto: mensagem('entrada.correio.corpo', {
        nome,
        texto: `${mensagem(`externo.correio.novidades.${novidade}`, named)}\n\n${link}`,
      }),
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

import { sql } from 'kysely';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx, PublicCtx } from '#server/base/http/context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { queueMail } from '#server/instalacao/correio/index.ts';
import { peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

/** What somebody from outside is told of by e-mail: never more than that there is something to read. */
export type Novidade =
  'enviada' | 'devolvida' | 'assinar' | 'autuada' | 'encerrada' | 'partilhada' | 'assinada';

/** Tells the person, by the e-mail of their account; the words of the body are read only after entering. */
export const tellOutsider = async (
  { db, agora, ports }: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  id: number,
  novidade: Novidade,
): Promise<void> => {
  const { rows } = await sql<{ nome: string; email: string; numero: string }>`
    select u.nome, u.email, coalesce(c.numero, '') as numero from solicitacao s join conteudo c on c.id = s.id
    join registro.usuario_externo u on u.id = s.externo_id where s.id = ${id}`.execute(db);
  const [person] = rows;
  if (!person) return;
  const { nome, email, numero } = person;
  const link = `${await publicAddress(db, ports.config)}externo/solicitacao/${id}`;
  await queueMail(db, agora, {
    para: email,
    assunto: mensagem('externo.correio.novidade', { numero }),
    texto: mensagem('entrada.correio.corpo', {
      nome,
      texto: `${mensagem(`externo.correio.novidades.${novidade}`, { numero })}\n\n${link}`,
    }),
  });
};

/** Tells who has the request in hands: the person, or those of the unit. */
export const tellUnit = async (
  { db, agora }: Pick<Ctx, 'db' | 'agora'>,
  id: number,
  especie: 'solicitacaoNova' | 'solicitacaoRespondida' | 'solicitacaoComplementada' | 'solicitacaoAssinada',
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

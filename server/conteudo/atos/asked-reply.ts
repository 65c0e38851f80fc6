import { sql, type RawBuilder } from 'kysely';
import { estado, fase } from './situation.ts';

/** A reply that somebody asked for and still waits for. */
export interface OwedReply {
  readonly tramiteId: number;
  /** Who asked. */
  readonly deUnidadeId: number;
  readonly unidade: string;
  /** Who owes it: the unit that has the content, or the one that has to receive it. */
  readonly paraUnidadeId: number;
  readonly deve: string;
  readonly prazo: string | null;
}

/**
 * The model `rm` is one of those with which the content `answered` is answered: a model of replies, or one that the model of
 * what is answered names.
 */
export const answersWith = (answered: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  rm.necessidade_resposta = 'RESPOSTA' or exists (select from documento ad
    join registro.modelo_documento_modelos_resposta mr on mr.registro_id = ad.modelo_id
    where ad.id = ${answered} and mr.alvo_id = rm.id))`;

/**
 * When the reply asked by the forwarding `x` came: a concluded document of a model of replies, tied to the content, was sent to
 * the unit that asked and was neither taken back, nor cancelled, nor opened again. Null while it did not.
 */
export const repliedAt: RawBuilder<Date | null> = sql<Date | null>`(select min(rt.enviado_em)
  from documento rd join conteudo rc on rc.id = rd.id
  join registro.modelo_documento rm on rm.id = rd.modelo_id and ${answersWith(sql`rd.vinculado_id`)}
  join tramite rt on rt.conteudo_id = rc.id
  where rd.vinculado_id = x.conteudo_id and rc.fase = ${sql.lit(fase.concluido)}
    and rc.estado <> ${sql.lit(estado.cancelado)} and rc.excluido_em is null
    and rt.especie = 'ENCARGO' and rt.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
    and rt.para_unidade_id = x.de_unidade_id and rt.enviado_em >= greatest(x.enviado_em, rc.concluido_em))`;

/** The same of a forwarding by its id; null of one that asked for none. */
export const repliedTo = (id: RawBuilder<unknown>): RawBuilder<Date | null> => sql<Date | null>`(
  select ${repliedAt} from tramite x where x.id = ${id} and x.pede_resposta)`;

/** `x` is the last forwarding of the content `c` that asked for a reply. */
export const lastAsking: RawBuilder<boolean> = sql<boolean>`(x.conteudo_id = c.id and x.pede_resposta
  and x.situacao in ('NAO_RECEBIDO', 'RECEBIDO') and not exists (select from tramite xn
    where xn.conteudo_id = x.conteudo_id and xn.pede_resposta and xn.situacao in ('NAO_RECEBIDO', 'RECEBIDO')
      and xn.id > x.id))`;

/**
 * The reply that `x` asked for is owed: the content is concluded, in use and not back with who asked, whose unit still works.
 * The debt goes with the content: who has it owes it.
 */
export const isOwed: RawBuilder<boolean> = sql<boolean>`(c.fase = ${sql.lit(fase.concluido)}
  and c.estado = ${sql.lit(estado.corrente)} and c.excluido_em is null
  and (x.situacao = 'NAO_RECEBIDO' or c.detentor_unidade_id <> x.de_unidade_id)
  and (select xa.ativo from registro.unidade xa where xa.id = x.de_unidade_id) and ${repliedAt} is null)`;

/** The unit that owes what `x` asked for. */
export const debtor: RawBuilder<number> = sql<number>`(case when x.situacao = 'NAO_RECEBIDO' then x.para_unidade_id
  else c.detentor_unidade_id end)`;

/** The reply that the content `c` owes, as JSON; null when it owes none. */
export const owedReply: RawBuilder<OwedReply | null> = sql<OwedReply | null>`(
  select jsonb_build_object('tramiteId', x.id, 'deUnidadeId', x.de_unidade_id, 'unidade', xu.sigla,
    'paraUnidadeId', xd.id, 'deve', xd.sigla, 'prazo', x.prazo_resposta)
  from tramite x join registro.unidade xu on xu.id = x.de_unidade_id
  join registro.unidade xd on xd.id = ${debtor}
  where x.pede_resposta and ${lastAsking} and ${isOwed})`;

/** The reply asked of the content `c` is waited for, is late on a day, or came. */
export const replyFilter = (
  which: 'DEVIDA' | 'ATRASADA' | 'RESPONDIDA',
  hoje: RawBuilder<unknown>,
): RawBuilder<boolean> => {
  const asked = {
    DEVIDA: isOwed,
    ATRASADA: sql`x.prazo_resposta < ${hoje} and ${isOwed}`,
    RESPONDIDA: sql`${repliedAt} is not null`,
  }[which];
  return sql<boolean>`exists (select from tramite x where ${lastAsking} and ${asked})`;
};

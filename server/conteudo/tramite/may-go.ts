import { sql, type RawBuilder } from 'kysely';
import { answersWith, isOwed, lastAsking } from '#server/conteudo/atos/index.ts';
import { takesFrom } from '#server/pessoas/acesso/other-organisations.ts';

/**
 * A content may go to `un` (unidade, with `o`, its organizacao_interna), from an organisation: as the rule between organisations
 * lets, and whatever it lets, back to who sent it or to who waits for it as a reply, so that no change of the rule holds a thing.
 */
export const mayGo = (conteudoId: number, organizacao: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${takesFrom(organizacao)} or ${goesBack(conteudoId)} or ${answers(conteudoId)})`;

/** It was sent by the unit or, where that one closed, by its organisation; of a lot, each thing in it was, by itself or with it. */
const goesBack = (conteudoId: number): RawBuilder<boolean> => sql<boolean>`(case
  when exists (select from lote_item i where i.lote_id = ${conteudoId} and i.situacao = 'INCLUIDO')
  then not exists (select from lote_item i where i.lote_id = ${conteudoId} and i.situacao = 'INCLUIDO'
    and not ${sentFrom(sql`(t.conteudo_id = i.conteudo_id or t.conteudo_id = i.lote_id and t.enviado_em >= i.em)`)})
  else ${sentFrom(sql`t.conteudo_id = ${conteudoId}`)} end)`;

const sentFrom = (what: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from tramite t join registro.unidade s on s.id = t.de_unidade_id
  where ${what} and (s.id = un.id or not s.ativo and s.organizacao = un.organizacao))`;

const answers = (conteudoId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from documento rd join registro.modelo_documento rm on rm.id = rd.modelo_id and ${answersWith(sql`rd.vinculado_id`)}
  join conteudo c on c.id = rd.vinculado_id join tramite x on ${lastAsking}
  where rd.id = ${conteudoId} and x.de_unidade_id = un.id and ${isOwed})`;

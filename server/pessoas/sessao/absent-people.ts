import { sql } from 'kysely';
import type { SessaoSubstituido } from '#schemas/shapes/sessao.ts';
import { atKeyboard } from '#server/base/http/session.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';

/**
 * The people who are absent today with the person at the keyboard as substitute. Those whom an absent person would
 * substitute are not among them: there is no chain.
 */
export const absentPeople = async (ctx: Ctx): Promise<SessaoSubstituido[]> => {
  const { rows } = await sql<SessaoSubstituido>`
    select u.id, u.nome, a.fim as ate
    from registro.ausencia a
    join registro.usuario u on u.id = a.usuario and u.ativo and not coalesce(u.bloqueado, false)
    where a.substituto = ${atKeyboard(ctx.sessao)} and a.aguarda_confirmacao is not true and ${today(ctx)}::date between a.inicio and a.fim
    order by u.nome`.execute(ctx.db);
  return rows;
};

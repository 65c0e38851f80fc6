import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { mayShow } from '../partilhas.ts';

/** Of those that were chosen to go with a notice, each is a piece of the process that its sender may show. */
export const requirePecas = async (
  ctx: Ctx,
  processoId: number,
  chosen: readonly number[],
): Promise<Set<number>> => {
  const pecas = new Set(chosen);
  if (pecas.size === 0) return pecas;
  const { rows } = await sql<{ id: number }>`
    select c.id from peca p join conteudo c on c.id = p.conteudo_id
    where p.processo_id = ${processoId} and p.saida_em is null and c.id = any(${[...pecas]}::bigint[])
      and ${mayShow(ctx.sessao)}`.execute(ctx.db);
  if (new Set(rows.map(({ id }) => id)).size < pecas.size)
    throw refuseField('pecas', 'externo.recusa.documento');
  return pecas;
};

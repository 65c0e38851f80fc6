import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Period } from './read-period.ts';

/** Contents that one report reads, the newest first. */
export const mostCounted = 20_000;

export interface Asked extends Period {
  readonly unidade?: number | undefined;
}

/** `lido` and `total`: what a report counts, all of it within the sight of who asks; `total` is one more when there is more. */
export const counted = (ctx: Ctx, { inicio, fim, unidade }: Asked): RawBuilder<unknown> => {
  const zone = ctx.ports.config.timeZone;
  return sql`achado as materialized (
      select c.id, c.tipo, c.fase, c.estado, c.unidade_id, c.detentor_unidade_id, c.criado_em, c.movimentado_em
      from conteudo c
      where c.criado_em >= (${inicio}::date::timestamp at time zone ${zone})
        and c.criado_em < ((${fim}::date + 1)::timestamp at time zone ${zone})
        ${unidade === undefined ? sql`` : sql`and c.unidade_id = ${unidade}`}
        and ${visibleContent(ctx.sessao)}
      order by c.criado_em desc, c.id desc limit ${sql.lit(mostCounted + 1)}),
    total as (select count(*) as lidos from achado),
    lido as materialized (select * from achado order by criado_em desc, id desc limit ${sql.lit(mostCounted)})`;
};

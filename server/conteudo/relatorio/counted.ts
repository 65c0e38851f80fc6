import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import type { Period } from './read-period.ts';

/** Contents that one report reads at once, the newest first; beyond them it is counted whole in the background. */
export const mostCounted = 20_000;

/** Ids that were gathered beforehand: a report over them is of them all. */
export type Gathered = readonly number[];

export interface Asked extends Period {
  readonly unidade?: number | undefined;
}

/** The contents `c` were made in these days. */
export const ofDays = ({ ports }: Ctx, { inicio, fim }: Period): RawBuilder<unknown> => {
  const zone = ports.config.timeZone;
  return sql`c.criado_em >= (${inicio}::date::timestamp at time zone ${zone})
    and c.criado_em < ((${fim}::date + 1)::timestamp at time zone ${zone})`;
};

/** The contents `c` of a period, all of them within the sight of who asks. */
export const ofPeriod = (ctx: Ctx, { unidade, ...days }: Asked): RawBuilder<unknown> =>
  sql`${ofDays(ctx, days)} ${unidade === undefined ? sql`` : sql`and c.unidade_id = ${unidade}`} and ${visibleContent(ctx.sessao)}`;

const columns = sql`c.id, c.tipo, c.fase, c.estado, c.unidade_id, c.detentor_unidade_id, c.criado_em, c.movimentado_em`;

/** `lido` and `total`: what a report counts; `total` is one more when there is more. */
export const counted = (ctx: Ctx, asked: Asked, gathered?: Gathered): RawBuilder<unknown> =>
  gathered === undefined
    ? sql`achado as materialized (
        select ${columns} from conteudo c where ${ofPeriod(ctx, asked)}
        order by c.criado_em desc, c.id desc limit ${sql.lit(mostCounted + 1)}),
      total as (select count(*) as lidos from achado),
      lido as materialized (select * from achado order by criado_em desc, id desc limit ${sql.lit(mostCounted)})`
    : sql`lido as materialized (select ${columns} from unnest(${gathered}::bigint[]) g (id) join conteudo c on c.id = g.id),
      total as (select count(*) as lidos from lido)`;

/** Of how many contents the numbers are, and whether these are all. */
export const readOf = (found: number, gathered?: Gathered): { lidos: number; todos: boolean } =>
  gathered === undefined
    ? { lidos: Math.min(found, mostCounted), todos: found <= mostCounted }
    : { lidos: found, todos: true };

import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { mostCounted, type Gathered } from './counted.ts';
import type { Period } from './read-period.ts';

interface OfUnit extends Period {
  readonly unidade: number;
}

/** What a unit did in a period, an act in each row; what was taken back or sent elsewhere was not sent. */
const acts = (ctx: Ctx, { inicio, fim, unidade }: OfUnit): RawBuilder<unknown> => {
  const zone = ctx.ports.config.timeZone;
  const within = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${column} >= (${inicio}::date::timestamp at time zone ${zone}) and ${column} < ((${fim}::date + 1)::timestamp at time zone ${zone})`;
  return sql`
    select c.id, 1 as ato, c.criado_em as quando from conteudo c
      where c.unidade_id = ${unidade} and ${within(sql`c.criado_em`)}
    union all
    select c.id, 2, c.concluido_em from conteudo c
      where c.unidade_id = ${unidade} and ${within(sql`c.concluido_em`)}
    union all
    select t.conteudo_id, 3, t.recebido_em from tramite t
      where t.para_unidade_id = ${unidade} and t.especie = 'ENCARGO' and t.situacao = 'RECEBIDO' and ${within(sql`t.recebido_em`)}
    union all
    select t.conteudo_id, 4, t.enviado_em from tramite t
      where t.de_unidade_id = ${unidade} and t.especie = 'ENCARGO' and t.situacao in ('RECEBIDO', 'NAO_RECEBIDO')
        and ${within(sql`t.enviado_em`)}`;
};

/**
 * `feito`: the acts of the unit; `lido` and `total`: their contents, all of them within the sight of who asks; `linha`: the
 * months of the report.
 */
export const unitWork = (ctx: Ctx, of: OfUnit, gathered?: Gathered): RawBuilder<unknown> => sql`
  feito as materialized (${acts(ctx, of)}),
  ${
    gathered === undefined
      ? sql`achado as materialized (
          select c.id from (select distinct id from feito) a join conteudo c on c.id = a.id
          where ${visibleContent(ctx.sessao)} order by c.id desc limit ${sql.lit(mostCounted + 1)}),
        total as (select count(*) as lidos from achado),
        lido as materialized (select id from achado order by id desc limit ${sql.lit(mostCounted)})`
      : sql`lido as materialized (select id from unnest(${gathered}::bigint[]) g (id)), total as (select count(*) as lidos from lido)`
  },
  linha as (
    select to_char(a.quando at time zone ${ctx.ports.config.timeZone}, 'YYYY-MM') as chave, null as rotulo,
      array[count(*) filter (where a.ato = 1), count(*) filter (where a.ato = 2), count(*) filter (where a.ato = 3),
        count(*) filter (where a.ato = 4)] as valores,
      0 as ordem
    from feito a join lido l on l.id = a.id group by 1)`;

/** Ids of the contents in which a unit worked, all of them within the sight of who asks. */
export const unitWorkIds = async (ctx: Ctx, of: OfUnit): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from (select distinct a.id from (${acts(ctx, of)}) a) f join conteudo c on c.id = f.id
    where ${visibleContent(ctx.sessao)}`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

import { defined } from '#schemas/defined.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  DimensaoRelatorio,
  RelatorioMontado,
  RelatorioMontar,
} from '#schemas/shapes/relatorio-montado.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { candidatesOf, readFilter, requireDefinition } from '#server/conteudo/pesquisa/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { mostCounted, ofDays, readOf, type Gathered } from './counted.ts';
import { dimensions } from './dimensions.ts';
import { pivot, type Cell, type Side } from './pivot.ts';
import { monthsOf, periodDays, type Period } from './read-period.ts';
import { kindJoins } from '#server/conteudo/especies/index.ts';

interface Row {
  readonly lidos: number;
  readonly linha: string | null;
  readonly linhaNome: string | null;
  readonly coluna: string | null;
  readonly colunaNome: string | null;
  readonly total: number;
}

/** A report that was built, with the days that it is of today. */
interface AskedBuilt extends Period {
  readonly body: RelatorioMontar;
}

/** @throws AppError 422 that names the field */
export const askedBuilt = (ctx: Ctx, body: RelatorioMontar): AskedBuilt => {
  requireDefinition(body.relatorio);
  return { body, ...periodDays(body.relatorio, today(ctx)) };
};

export const montar = (ctx: Ctx, body: RelatorioMontar): Promise<RelatorioMontado> =>
  readBuilt(ctx, askedBuilt(ctx, body));

/** Beyond what any archive has. */
const all = 2_000_000_000;

/** Ids of the contents of a report that are of these days of it. */
export const builtIds = async (ctx: Ctx, { body }: AskedBuilt, days: Period): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from (${foundIn(ctx, body, days, all)}) achado`.execute(ctx.db);
  return rows.map(({ id }) => id);
};

const foundIn = (
  ctx: Ctx,
  { relatorio: { campo }, ...search }: RelatorioMontar,
  days: Period,
  most: number,
): RawBuilder<unknown> =>
  candidatesOf(ctx, readFilter(search), {
    most,
    also: sql`${ofDays(ctx, days)}
      and ${campo === undefined ? sql`true` : sql`exists (select from conteudo_campo k where ${isAdded(campo)})`}`,
  }).found;

/** What a search finds for who asks, counted by one or two dimensions, or a field of it added up, in one statement. */
export const readBuilt = async (
  ctx: Ctx,
  { body, ...period }: AskedBuilt,
  gathered?: Gathered,
): Promise<RelatorioMontado> => {
  const { linha, coluna, forma, campo } = body.relatorio;
  const zone = ctx.ports.config.timeZone;
  const line = dimensions[linha](zone);
  const column = coluna && dimensions[coluna](zone);
  const none = sql`null::text`;
  const { rows } = await sql<Row>`
    with ${
      gathered === undefined
        ? sql`achado as materialized (${foundIn(ctx, body, period, mostCounted)}),
          lido as materialized (select id from achado order by peso desc, id desc limit ${sql.lit(mostCounted)}),
          lidos as (select count(*) as lidos from achado)`
        : sql`lido as materialized (select id from unnest(${gathered}::bigint[]) g (id)), lidos as (select count(*) as lidos from lido)`
    },
    contado as (
      select ${line.chave} as linha, ${line.rotulo ?? none} as linha_nome,
        ${column?.chave ?? none} as coluna, ${column?.rotulo ?? none} as coluna_nome,
        ${campo === undefined ? sql`1` : sql`(select (k.valor #>> '{}')::numeric from conteudo_campo k where ${isAdded(campo)})`} as valor
      from lido l join conteudo c on c.id = l.id ${kindJoins}),
    grupo as (
      select linha, max(linha_nome) as linha_nome, coluna, max(coluna_nome) as coluna_nome, sum(valor)::double precision as total
      from contado group by linha, coluna)
    select lidos.lidos, g.* from lidos left join grupo g on true`.execute(ctx.db);
  const lidos = rows[0]?.lidos ?? 0;
  const cells = rows.flatMap(({ linha: key, coluna: other, total }): Cell[] =>
    key === null ? [] : [{ linha: key, coluna: other, total }],
  );
  const names = (of: 'linha' | 'coluna') =>
    new Map(rows.flatMap((row) => (row[of] === null ? [] : [[row[of], row[`${of}Nome`]] as const])));
  const { colunas, linhas } = pivot({
    cells,
    linha: sideOf(linha, zone, names('linha'), period),
    coluna: coluna ? sideOf(coluna, zone, names('coluna'), period) : undefined,
    nomes: { medida: measureName(campo), outros: mensagem('relatorios.outros') },
  });
  return {
    linha,
    ...defined({ coluna: coluna || undefined, campo }),
    forma,
    ...period,
    colunas: [...colunas],
    linhas: [...linhas],
    ...readOf(lidos, gathered),
  };
};

/** The number that a content has in a custom field; one without it is not counted. */
const isAdded = (campo: string): RawBuilder<unknown> =>
  sql`k.conteudo_id = c.id and k.rotulo = ${campo} and jsonb_typeof(k.valor) = 'number'`;

const measureName = (campo: string | undefined): string =>
  campo === undefined
    ? mensagem('relatorios.medidas.quantidade')
    : mensagem('relatorios.medidas.soma', { campo });

/** Of the months of a period, those in which nothing happened are told too. */
const sideOf = (
  name: DimensaoRelatorio,
  zone: string,
  names: ReadonlyMap<string, string | null>,
  period: Period,
): Side => {
  const { nomeDe = (chave: string) => chave, ordem } = dimensions[name](zone);
  return {
    nomeDe: (chave) => names.get(chave) ?? nomeDe(chave),
    ordem,
    todas: name === 'mes' ? monthsOf(period) : undefined,
  };
};

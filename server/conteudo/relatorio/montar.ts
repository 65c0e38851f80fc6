import { sql, type RawBuilder } from 'kysely';
import type { DimensaoRelatorio, RelatorioMontado, RelatorioMontar } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { kindJoins } from '#server/conteudo/atos/index.ts';
import { candidatesOf, readFilter, requireDefinition } from '#server/conteudo/pesquisa/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { mostCounted } from './counted.ts';
import { dimensions } from './dimensions.ts';
import { pivot, type Cell, type Side } from './pivot.ts';
import { monthsOf, periodDays, type Period } from './read-period.ts';

interface Row {
  readonly lidos: number;
  readonly linha: string | null;
  readonly linhaNome: string | null;
  readonly coluna: string | null;
  readonly colunaNome: string | null;
  readonly total: number;
}

/** What a search finds for who asks, counted by one or two dimensions, or a field of it added up, in one statement. */
export const montar = async (
  ctx: Ctx,
  { relatorio, ...search }: RelatorioMontar,
): Promise<RelatorioMontado> => {
  requireDefinition(relatorio);
  const { linha, coluna, forma, campo } = relatorio;
  const zone = ctx.ports.config.timeZone;
  const period = periodDays(relatorio, today(ctx));
  const { found } = candidatesOf(ctx, readFilter(search), {
    most: mostCounted,
    also: sql`c.criado_em >= (${period.inicio}::date::timestamp at time zone ${zone})
      and c.criado_em < ((${period.fim}::date + 1)::timestamp at time zone ${zone})
      and ${campo === undefined ? sql`true` : sql`exists (select from conteudo_campo k where ${isAdded(campo)})`}`,
  });
  const line = dimensions[linha](zone);
  const column = coluna && dimensions[coluna](zone);
  const none = sql`null::text`;
  const { rows } = await sql<Row>`
    with achado as materialized (${found}),
    lido as materialized (select id from achado order by peso desc, id desc limit ${sql.lit(mostCounted)}),
    lidos as (select count(*) as lidos from achado),
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
    ...(coluna ? { coluna: sideOf(coluna, zone, names('coluna'), period) } : {}),
    nomes: { medida: measureName(campo), outros: mensagem('relatorios.outros') },
  });
  return {
    linha,
    ...(coluna ? { coluna } : {}),
    ...(campo === undefined ? {} : { campo }),
    forma,
    ...period,
    colunas: [...colunas],
    linhas: [...linhas],
    lidos: Math.min(lidos, mostCounted),
    todos: lidos <= mostCounted,
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

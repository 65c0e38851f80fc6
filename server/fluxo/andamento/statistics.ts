import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { executableOf, flowElementsOf } from '#schemas/fluxo/moddle-element.ts';
import { readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { FluxoEstatistica, FluxoEstatisticaQuery } from '#schemas/generated.ts';
import { legalZone } from '#schemas/legal-zone.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { within } from '../motor/index.ts';
import { pictureOf } from './flow-map.ts';

interface Version {
  readonly id: number;
  readonly numero: number;
  readonly fluxo: string;
  readonly emAndamento: number;
}

interface Times {
  readonly elemento: string;
  readonly nome: string | null;
  readonly feitas: number;
  readonly abertas: number;
  readonly comPrazo: number;
  readonly atrasadas: number;
  readonly mediana: number | null;
  readonly p90: number | null;
  readonly total: number;
}

interface Asked {
  readonly versoes: readonly number[];
  readonly de: string;
  readonly ate: string;
}

/** How a flow goes, in a period, by one version or by all: counts and times alone, of no content in particular. */
export const statistics = async (
  ctx: Ctx,
  fluxoId: number,
  { de, ate, versao }: FluxoEstatisticaQuery,
): Promise<FluxoEstatistica> => {
  const { rows: versions } = await sql<Version>`select v.id, v.numero, f.nome as fluxo, (select count(*)::int
      from fluxo_instancia i where i.versao_id = v.id and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA')) as em_andamento
    from registro.fluxo f join fluxo_versao v on v.fluxo_id = f.id
    where f.id = ${fluxoId} order by v.numero desc`.execute(ctx.db);
  const chosen = versao === undefined ? versions : versions.filter(({ numero }) => numero === versao);
  const [shown] = chosen;
  if (!shown) throw new AppError('naoEncontrado');
  const asked: Asked = {
    versoes: chosen.map(({ id }) => id),
    de: de ?? '1900-01-01',
    ate: ate ?? today(ctx),
  };
  const times = await timesOf(ctx, asked);
  const all = times.reduce((sum, { total }) => sum + total, 0);
  return {
    ...{ fluxo: shown.fluxo, versao: shown.numero },
    versoes: versions.map(({ numero, emAndamento }) => ({ numero, emAndamento })),
    ...(await flowOf(ctx, asked)),
    emAndamento: chosen.reduce((sum, one) => sum + one.emAndamento, 0),
    elementos: times.map(({ elemento, nome, mediana, p90, total, ...one }) => ({
      ...{ id: elemento, nome: nome ?? elemento },
      ...{ feitas: one.feitas, abertas: one.abertas, comPrazo: one.comPrazo, atrasadas: one.atrasadas },
      ...(mediana !== null && { mediana }),
      ...(p90 !== null && { p90 }),
      ...(all > 0 && one.feitas > 0 && { parte: total / all }),
    })),
    desenho: await heatOf(ctx, shown.id, times),
  };
};

/**
 * Seconds at each step, by classes 5 % wide: what is exact to 2.5 % is counted in one pass over the rows, where sorting them by
 * step would take several times as long.
 */
const timesOf = async (ctx: Ctx, { versoes, de, ate }: Asked): Promise<Times[]> => {
  const { rows } = await sql<Times>`
    with classes as materialized (
      select elemento, (ln(greatest(segundos, 1)) / ln(1.05))::int as classe, count(*) as quantas,
        sum(segundos::bigint) as soma, count(atrasada) as com_prazo, count(*) filter (where atrasada) as atrasadas
      from fluxo_tempo where versao_id = any(${versoes}) and dia between ${de}::date and ${ate}::date group by 1, 2),
    acumulado as (select *, sum(quantas) over (partition by elemento order by classe) as ate,
        sum(quantas) over (partition by elemento) as todas from classes),
    feitas as (select elemento, sum(quantas)::int as feitas, sum(com_prazo)::int as com_prazo,
        sum(atrasadas)::int as atrasadas, sum(soma)::float8 as total,
        round(exp(min(classe) filter (where ate >= todas * 0.5) * ln(1.05)))::int as mediana,
        round(exp(min(classe) filter (where ate >= todas * 0.9) * ln(1.05)))::int as p90
      from acumulado group by elemento),
    abertas as (select a.elemento, count(*)::int as abertas from fluxo_atividade a
      join fluxo_instancia i on i.id = a.instancia_id
      where a.situacao = 'ABERTA' and i.versao_id = any(${versoes}) group by 1)
    select elemento, (select nullif(v.plano #>> array['elementos', elemento, 'nome'], '') from fluxo_versao v
        where v.id = any(${versoes}) and v.plano #> array['elementos', elemento] is not null
        order by v.numero desc limit 1) as nome,
      coalesce(feitas, 0) as feitas, coalesce(abertas, 0) as abertas, coalesce(com_prazo, 0) as com_prazo,
      coalesce(atrasadas, 0) as atrasadas, mediana, p90, coalesce(total, 0) as total
    from feitas full join abertas using (elemento) order by total desc, abertas desc, elemento`.execute(
    ctx.db,
  );
  return rows;
};

type Flow = Pick<FluxoEstatistica, 'iniciados' | 'concluidos' | 'interrompidos' | 'porMes'>;

/** What began and what ended, by month of the legal zone. */
const flowOf = async (ctx: Ctx, { versoes, de, ate }: Asked): Promise<Flow> => {
  const from = sql`(${de}::date::timestamp at time zone ${legalZone()})`;
  const until = sql`((${ate}::date + 1)::timestamp at time zone ${legalZone()})`;
  const { rows } = await sql<{ mes: string; iniciados: number; concluidos: number; interrompidos: number }>`
    select to_char(quando at time zone ${legalZone()}, 'YYYY-MM') as mes, (count(*) filter (where o = 'I'))::int as iniciados,
      (count(*) filter (where o = 'CONCLUIDA'))::int as concluidos,
      (count(*) filter (where o = 'CANCELADA'))::int as interrompidos
    from (select iniciada_em as quando, 'I' as o from fluxo_instancia
        where versao_id = any(${versoes}) and iniciada_em >= ${from} and iniciada_em < ${until}
      union all select terminada_em, situacao from fluxo_instancia
        where versao_id = any(${versoes}) and terminada_em >= ${from} and terminada_em < ${until}) x
    group by 1 order by 1`.execute(ctx.db);
  const sum = (key: 'iniciados' | 'concluidos' | 'interrompidos'): number =>
    rows.reduce((all, one) => all + one[key], 0);
  return {
    ...{ iniciados: sum('iniciados'), concluidos: sum('concluidos'), interrompidos: sum('interrompidos') },
    porMes: rows.map(({ mes, iniciados, concluidos }) => ({ mes, iniciados, concluidos })),
  };
};

/** The drawing, each element as warm as the time that passed in it beside the one where most did. */
const heatOf = async (
  ctx: Ctx,
  versaoId: number,
  times: readonly Times[],
): Promise<FluxoEstatistica['desenho']> => {
  const { rows } = await sql<{ xml: string }>`select xml from fluxo_versao where id = ${versaoId}`.execute(
    ctx.db,
  );
  const { definitions } = await readBpmn(rows[0]?.xml ?? '');
  const process = executableOf(definitions);
  if (!process) return { elementos: [], ligacoes: [] };
  const known = new Set(flowElementsOf(process).map(({ id }) => id));
  const spent = new Map<string, number>();
  for (const { elemento, total } of times) {
    // what passes in a called flow passes in what calls it
    const id = known.has(elemento) ? elemento : (elemento.split(within)[0] ?? elemento);
    spent.set(id, (spent.get(id) ?? 0) + total);
  }
  const most = Math.max(1, ...spent.values());
  const { elementos, ligacoes } = pictureOf(definitions, process, { agora: [], feitos: [] });
  return {
    ligacoes,
    elementos: elementos.map((one) => ({ ...one, calor: (spent.get(one.id) ?? 0) / most })),
  };
};

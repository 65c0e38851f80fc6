import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type {
  FluxoEstatistica,
  FluxoEstatisticaQuery,
  FluxoMedido,
} from '#schemas/shapes/fluxo-estatistica.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { byMonth } from './by-month.ts';
import { heatOf } from './heat.ts';
import { timesOf, type Asked } from './times.ts';

interface Version {
  readonly id: number;
  readonly numero: number;
  readonly fluxo: string;
  readonly emAndamento: number;
}

const running = sql`(select count(*)::int from fluxo_instancia i
  where i.versao_id = v.id and i.situacao in ('ATIVA', 'SUSPENSA', 'PROBLEMA'))`;

/** The flows that were published, by name. */
export const listMeasured = async ({ db }: Ctx): Promise<Page<FluxoMedido>> => {
  const { rows } =
    await sql<FluxoMedido>`select f.id, f.nome, jsonb_agg(jsonb_build_object('numero', v.numero,
      'emAndamento', ${running}) order by v.numero desc) as versoes
    from registro.fluxo f join fluxo_versao v on v.fluxo_id = f.id group by f.id, f.nome order by f.nome, f.id`.execute(
      db,
    );
  return { itens: rows, total: rows.length, totalExato: true };
};

/** How a flow goes, in a period, by one version or by all: counts and times alone, of no content in particular. */
export const statistics = async (
  ctx: Ctx,
  fluxoId: number,
  { de = '1900-01-01', ate = today(ctx), versao }: FluxoEstatisticaQuery,
): Promise<FluxoEstatistica> => {
  const { rows: versions } =
    await sql<Version>`select v.id, v.numero, f.nome as fluxo, ${running} as em_andamento
    from registro.fluxo f join fluxo_versao v on v.fluxo_id = f.id
    where f.id = ${fluxoId} order by v.numero desc`.execute(ctx.db);
  const chosen = versao === undefined ? versions : versions.filter(({ numero }) => numero === versao);
  const [shown] = chosen;
  if (!shown) throw new AppError('naoEncontrado');
  const asked: Asked = { versoes: chosen.map(({ id }) => id), de, ate };
  const times = await timesOf(ctx.db, asked);
  const all = times.reduce((sum, { total }) => sum + total, 0);
  return {
    fluxo: shown.fluxo,
    versao: shown.numero,
    ...(await byMonth(ctx.db, asked)),
    emAndamento: chosen.reduce((sum, one) => sum + one.emAndamento, 0),
    elementos: times.map(({ elemento, nome, mediana, p90, total, ...counts }) => ({
      id: elemento,
      nome: nome ?? elemento,
      ...counts,
      mediana: mediana ?? undefined,
      p90: p90 ?? undefined,
      parte: all > 0 && counts.feitas > 0 ? total / all : undefined,
    })),
    desenho: await heatOf(ctx.db, shown.id, times),
  };
};

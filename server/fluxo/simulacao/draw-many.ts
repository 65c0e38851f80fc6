import type { FluxoSortear, FluxoSorteado } from '#schemas/shapes/fluxo-simulacao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { sql } from 'kysely';
import { heatOn, timesOf } from '../estatistica/index.ts';
import { startOf } from './calendar-span.ts';
import { nameOf, type Caso } from './caso.ts';
import { drawCase } from './draw-case.ts';
import { TooSlow } from './mundo.ts';
import { openMundo } from './open-mundo.ts';
import { randomFrom } from './random.ts';
import { inTime } from './simulate.ts';
import { summary, type Summary } from './summary.ts';

/** Milliseconds that all of them may take: those that did not fit are said. */
const mostTime = 15_000;

/** Cases to their ends at random, the same from the same seed: where time would pass, and what would stop them. */
export const drawMany = async (
  ctx: Ctx,
  id: number,
  { xml, amostra = {}, semente = 1, casos = 100 }: FluxoSortear,
): Promise<FluxoSorteado> => {
  const inicio = startOf(ctx, amostra);
  const opened = await openMundo(ctx, id, { xml, amostra }, { tempo: mostTime, maisPassos: 80 });
  if ('achados' in opened)
    return {
      semente,
      casos: 0,
      pedidos: casos,
      terminaram: 0,
      parados: [],
      etapas: [],
      achados: [...opened.achados],
      desenho: { elementos: [], ligacoes: [] },
    };
  const { mundo, asked, definitions } = opened;
  const medianas = await mediansOf(ctx, id);
  const drawn = { asked, medianas, ditos: new Set(Object.keys(amostra.campos ?? {})) };
  const done: Caso[] = [];
  await inTime(async () => {
    for (let n = 0; n < casos; n += 1) {
      try {
        const caso = await drawCase(mundo, inicio, drawn, randomFrom(semente * 1_000 + n));
        done.push(caso);
        if (caso.demorou) return;
      } catch (error) {
        // the first that does not fit is the last; of none that fits there is nothing to show
        if (!(error instanceof TooSlow) || done.length === 0) throw error;
        return;
      }
    }
  });
  const found: Summary = summary(done);
  return {
    semente,
    casos: done.length,
    pedidos: casos,
    achados: [],
    terminaram: found.terminaram,
    mediana: found.mediana,
    parados: found.parados.map(({ elemento, ...one }) => ({
      ...one,
      elemento,
      nome: elemento !== undefined ? nameOf(mundo, elemento) : undefined,
    })),
    etapas: found.etapas.map(({ elemento, total: _, ...one }) => ({
      id: elemento,
      nome: nameOf(mundo, elemento),
      medida: medianas.has(elemento),
      ...one,
    })),
    desenho: heatOn(definitions, found.etapas),
  };
};

/** What each element took, half of the times, by whatever version of the flow. */
const mediansOf = async (ctx: Ctx, fluxoId: number): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: number }>`select id from fluxo_versao where fluxo_id = ${fluxoId}`.execute(
    ctx.db,
  );
  const versoes = rows.map(({ id }) => id);
  if (versoes.length === 0) return new Map();
  const times = await timesOf(ctx.db, { versoes, de: '1900-01-01', ate: today(ctx) });
  return new Map(
    times.flatMap(({ elemento, mediana }) => (mediana === null ? [] : [[elemento, mediana * 1_000]])),
  );
};

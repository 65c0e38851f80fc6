import type { Relatorio, RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import type { ContagemPedido, RelatorioMontado, RelatorioMontar } from '#schemas/shapes/relatorio-montado.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { addDays, daysBetween } from '#server/instalacao/prazo/index.ts';
import type { Gathered } from '../counted.ts';
import { askedReport, readReport, reportIds } from '../ler.ts';
import { askedBuilt, builtIds, readBuilt } from '../montar.ts';
import type { Period } from '../read-period.ts';

/** How a report is counted whole: its contents are gathered some days at a time, and read together at the end. */
export interface Plan<Report> {
  readonly parts: readonly Period[];
  readonly idsIn: (ctx: Ctx, days: Period) => Promise<number[]>;
  readonly read: (ctx: Ctx, gathered: Gathered) => Promise<Report>;
}

/** @throws AppError 422 that names the field; 409 where the report is of who answers for the unit */
export const planOf = (
  ctx: Ctx,
  { relatorio, montado }: ContagemPedido,
): Promise<Plan<Relatorio | RelatorioMontado>> => {
  if (montado) return planOfBuilt(ctx, montado);
  if (relatorio) return planOfReport(ctx, relatorio);
  throw new Error('a counting of nothing');
};

export const planOfReport = async (ctx: Ctx, query: RelatorioQuery): Promise<Plan<Relatorio>> => {
  const asked = await askedReport(ctx, query);
  return {
    parts: partsOf(asked),
    idsIn: (now, days) => reportIds(now, asked, days),
    read: (now, gathered) => readReport(now, asked, gathered),
  };
};

export const planOfBuilt = async (ctx: Ctx, body: RelatorioMontar): Promise<Plan<RelatorioMontado>> => {
  const asked = askedBuilt(ctx, body);
  return {
    parts: partsOf(asked),
    idsIn: (now, days) => builtIds(now, asked, days),
    read: (now, gathered) => readBuilt(now, asked, gathered),
  };
};

/** Parts of a period at the most: enough to tell how far it is, few enough to cost nothing. */
const mostParts = 24;

/** A period in parts of as many days, from the first day on. */
const partsOf = ({ inicio, fim }: Period): readonly Period[] => {
  const days = daysBetween(inicio, fim) + 1;
  const each = Math.ceil(days / mostParts);
  return Array.from({ length: Math.ceil(days / each) }, (_, at) => ({
    inicio: addDays(inicio, at * each),
    fim: addDays(inicio, Math.min(days, (at + 1) * each) - 1),
  }));
};

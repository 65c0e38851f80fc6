import type { Page } from '#schemas/api/endpoint.ts';
import type { PrazoRapido, PrazosRapidosQuery } from '#schemas/shapes/tramite.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { businessDayAfter, calendarOfUnit, today } from '#server/instalacao/prazo/index.ts';

/** In business days; none is today. */
const terms = [0, 5, 10, 15];

/** The deadlines most often given to a unit, each with its day in the unit's calendar. Today only where there is business. */
export const prazosRapidos = async (
  ctx: Ctx,
  { unidadeId = ctx.sessao.unidadeId }: PrazosRapidosQuery,
): Promise<Page<PrazoRapido>> => {
  const calendar = await calendarOfUnit(ctx, unidadeId);
  const now = today(ctx);
  const itens = terms
    .filter((diasUteis) => diasUteis > 0 || calendar.isBusinessDay(now))
    .map((diasUteis) => ({ diasUteis, dia: businessDayAfter(calendar, now, diasUteis) }));
  return { itens, total: itens.length, totalExato: true };
};

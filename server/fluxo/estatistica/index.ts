import { fluxoEstatisticaApi } from '#schemas/api/fluxo-estatistica.ts';
import { implement } from '#server/base/http/implement.ts';
import { statisticsSheet } from './sheet.ts';
import { listMeasured, statistics } from './statistics.ts';

export { heatOn } from './heat.ts';
export { timesOf } from './times.ts';

export const estatisticaRoutes = implement(fluxoEstatisticaApi, {
  listar: (ctx) => listMeasured(ctx),
  consultar: (ctx, { params, query }) => statistics(ctx, params.id, query),
  planilha: (ctx, { params, query }) => statisticsSheet(ctx, params.id, query),
});

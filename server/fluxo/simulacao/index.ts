import { fluxoSimulacaoApi } from '#schemas/api/fluxo-simulacao.ts';
import { implement } from '#server/base/http/implement.ts';
import { drawMany } from './draw-many.ts';
import { simulate } from './simulate.ts';

export const simulacaoRoutes = implement(fluxoSimulacaoApi, {
  simular: (ctx, { params, body }) => simulate(ctx, params.id, body),
  sortear: (ctx, { params, body }) => drawMany(ctx, params.id, body),
});

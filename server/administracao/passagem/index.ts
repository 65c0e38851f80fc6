import { passagemApi } from '#schemas/api/passagem.ts';
import { implement } from '#server/base/http/implement.ts';
import { describeHoldings, handOver } from './hand-over.ts';

export { handoverHook } from './handover-hook.ts';

export const passagemRoutes = implement(passagemApi, {
  consultarUsuario: (ctx, { params }) => describeHoldings(ctx, 'usuario', params.id),
  passarUsuario: (ctx, { params, body }) => handOver(ctx, 'usuario', params.id, body),
  consultarUnidade: (ctx, { params }) => describeHoldings(ctx, 'unidade', params.id),
  passarUnidade: (ctx, { params, body }) => handOver(ctx, 'unidade', params.id, body),
});

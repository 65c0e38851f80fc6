import { procuracaoApi } from '#schemas/api/procuracao.ts';
import { implement } from '#server/base/http/implement.ts';
import { endPower, grantPower } from './conceder.ts';
import { listPowers } from './listar.ts';

export const procuracaoRoutes = implement(procuracaoApi, {
  listar: (ctx) => listPowers(ctx),
  conceder: async (ctx, { body }) => {
    await grantPower(ctx, body);
    return listPowers(ctx);
  },
  encerrar: async (ctx, { params }) => {
    await endPower(ctx, params.id);
    return listPowers(ctx);
  },
});

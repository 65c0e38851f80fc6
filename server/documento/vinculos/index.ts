import { vinculoApi } from '#schemas/api/vinculo.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { listarVinculos } from './listar.ts';
import { desvincular, moverVinculo } from './mudar.ts';

export { moverVinculo } from './mudar.ts';

export const vinculoRoutes = implement(vinculoApi, {
  listar: (ctx, { params, query }) => listarVinculos(ctx, params.id, query),
  desvincular: async (ctx, { params: { id }, body }) => {
    await perform(ctx, desvincular, id, body);
    return listarVinculos(ctx, id);
  },
  mover: async (ctx, { params: { a, b, c } }) => {
    await perform(ctx, moverVinculo, a, { de: b, para: c });
    return listarVinculos(ctx, a);
  },
});

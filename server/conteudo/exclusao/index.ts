import { exclusaoApi } from '#schemas/api/exclusao.ts';
import { implement } from '#server/base/http/implement.ts';
import { consultarPedido } from './consultar.ts';

export { aprovarExclusao, recusarExclusao } from './decidir.ts';
export { retirarPedidoExclusao, solicitarExclusao } from './pedir.ts';

export const exclusaoRoutes = implement(exclusaoApi, {
  consultar: (ctx, { params }) => consultarPedido(ctx, params.id),
});

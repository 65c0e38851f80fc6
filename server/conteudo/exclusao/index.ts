export { aprovarExclusao, recusarExclusao } from './decidir.ts';
export { retirarPedidoExclusao, solicitarExclusao } from './pedir.ts';

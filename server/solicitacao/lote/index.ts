import { loteSolicitacoesApi } from '#schemas/api/lote-solicitacoes.ts';
import { implement } from '#server/base/http/implement.ts';
import { agir } from './agir.ts';
import { consultar } from './consultar.ts';
import { criar } from './criar.ts';
import { incluir, retirar } from './itens.ts';
import { salvar } from './salvar.ts';

export { solicitacaoBulkActs } from './agir.ts';
export { atosDeLoteSolicitacoes } from './consultar.ts';

/** Lots of requests: those of one service, taken together, each with its own clock and its own answer. */
export const loteSolicitacoesRoutes = implement(loteSolicitacoesApi, {
  criar: (ctx, { body }) => criar(ctx, body),
  consultar: (ctx, { params }) => consultar(ctx, params.id),
  salvar: async (ctx, { params, body }) => {
    await salvar(ctx, params.id, body);
    return consultar(ctx, params.id);
  },
  incluir: async (ctx, { params, body }) => ({ resultados: await incluir(ctx, params.id, body) }),
  retirar: async (ctx, { params, body }) => {
    await retirar(ctx, params.id, body);
    return consultar(ctx, params.id);
  },
  agir: (ctx, { params, body }) => agir(ctx, params.id, body),
});

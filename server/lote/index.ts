import { loteApi } from '#schemas/api/lote.ts';
import { implement } from '#server/base/http/implement.ts';
import { abrir } from './abrir.ts';
import { consultar } from './consultar.ts';
import { criar } from './criar.ts';
import { guia } from './guia.ts';
import { incluir, retirar } from './itens.ts';
import { salvar } from './salvar.ts';

export { atosDeLote } from './acts.ts';
export { porNoLote } from './itens.ts';

/** Lots: contents of any kind that travel together, opened where they arrive. */
export const loteRoutes = implement(loteApi, {
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
  abrir: async (ctx, { params, body }) => {
    const { devolucao, ficaram } = await abrir(ctx, params.id, body);
    return { lote: await consultar(ctx, params.id), devolucao, ficaram: [...ficaram] };
  },
  guia: (ctx, { params }) => guia(ctx, params.id),
});

import { processoPecasApi } from '#schemas/api/processo-pecas.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { associarProtocolo } from './associar-protocolo.ts';
import { juntarPeca } from './associar.ts';
import { moverPeca } from './mover.ts';
import { documentosPossiveis, processosPossiveis } from './pickers.ts';
import { ordenarMinutas } from './ordenar-minutas.ts';
import { moveReference } from './referenciador.ts';
import { retirarPeca } from './remover.ts';

export { juntarFeita, juntarPeca } from './associar.ts';
export { moverPeca } from './mover.ts';
export { retirarPeca } from './remover.ts';

/** `consultar` answers the process as it is after. */
export const processoPecasRoutes = (
  consultar: (ctx: Ctx, id: number) => Promise<Processo>,
): Implementation[] =>
  implement(processoPecasApi, {
    associarDocumento: async (ctx, { params: { a, b } }) => {
      await perform(ctx, juntarPeca, a, { conteudoId: b });
      return consultar(ctx, a);
    },
    associarProtocolo: async (ctx, { form }) => {
      const { body, file } = await form();
      return associarProtocolo(ctx, body, file, consultar);
    },
    removerDocumento: async (ctx, { body: { processoId, documentoId, motivo, termo } }) => {
      await perform(ctx, retirarPeca, processoId, { conteudoId: documentoId, motivo, termo });
      return consultar(ctx, processoId);
    },
    moverDocumento: async (ctx, { params: { a, b, c }, body: { motivo, termo } }) => {
      await perform(ctx, moverPeca, b, { conteudoId: a, paraId: c, motivo, termo });
      return consultar(ctx, b);
    },
    moverReferenciador: async (ctx, { params: { a, b, c } }) => {
      await moveReference(ctx, a, b, c);
      return consultar(ctx, b);
    },
    ordenarMinutas: async (ctx, { params: { id }, body }) => {
      await ordenarMinutas(ctx, id, body.minutas);
      return consultar(ctx, id);
    },
    documentosPossiveis: (ctx, { params, query }) => documentosPossiveis(ctx, params.id, query),
    processosPossiveis: (ctx, { params, query }) => processosPossiveis(ctx, params.id, query),
  });

import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, perform, requireAllowed } from '#server/conteudo/atos/index.ts';
import { criarDocumento } from '#server/conteudo/pecas/index.ts';
import { moverVinculo } from '#server/documento/vinculos/index.ts';

/** Takes a document made inside a process, that is not its piece, to another one. */
export const moveReference = async (ctx: Ctx, id: number, de: number, para: number): Promise<void> => {
  const [from, to] = [await loadSituation(ctx, de), await loadSituation(ctx, para)];
  requireAllowed(criarDocumento, from.situation);
  requireAllowed(criarDocumento, to.situation);
  const { row } = await loadSituation(ctx, id);
  if (row.andaComId !== null || row.vinculadoId !== de)
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('processo.recusa.semVinculo') });
  await perform(ctx, moverVinculo, id, { de, para });
};

import type { Processo } from '#schemas/shapes/processo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, loadSituation } from '#server/conteudo/atos/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { processoActs } from './acts.ts';
import { readLoaded } from './read-processo.ts';

/** A process with all that its page shows. */
export const consultar = async (ctx: Ctx, id: number): Promise<Processo> => {
  const loaded = await loadSituation(ctx, id);
  return {
    ...(await readLoaded(ctx, loaded)),
    ...(await recebimentoADesfazer(ctx, loaded)),
    acoes: acoesOf(processoActs, loaded.situation),
  };
};

import { defined } from '#schemas/defined.ts';
import type { FluxosIniciaveis } from '#schemas/shapes/fluxo.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { iniciarFluxo, iniciaveis } from '#server/conteudo/inicio-de-fluxo/index.ts';

/** The flows that a person may begin over a content by hand, that of its type or model first. */
export const whatMayBegin = async (ctx: Ctx, conteudoId: number): Promise<FluxosIniciaveis> => {
  const { situation } = await loadSituation(ctx, conteudoId);
  requireAllowed(iniciarFluxo, situation);
  const found = await iniciaveis(ctx.db, conteudoId);
  return {
    itens: found.map(({ id, nome, descricao, versao, doTipo }) => ({
      id,
      nome,
      versao,
      doTipo,
      ...defined({ descricao: descricao ?? undefined }),
    })),
  };
};

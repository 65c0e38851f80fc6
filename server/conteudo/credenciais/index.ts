import { acessoApi } from '#schemas/api/acesso.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { isOutOfReach, requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { loadSituation, perform } from '#server/conteudo/atos/index.ts';
import { implement } from '#server/base/http/implement.ts';
import { credenciaisPossiveis, darCredencial, retirarCredencial } from './credenciais.ts';
import { listWhoSees, quemVe } from './quem-ve.ts';

export { darCredencial, retirarCredencial } from './credenciais.ts';
export { verQuemVe } from './quem-ve.ts';

export const acessoRoutes = implement(acessoApi, {
  quemVe: (ctx, { params }) => quemVe(ctx, params.id),
  credenciaisPossiveis: (ctx, { params, query }) => credenciaisPossiveis(ctx, params.id, query),
  darCredencial: async (ctx, { params, body }) => {
    await perform(ctx, darCredencial, params.id, body);
    return quemVe(ctx, params.id);
  },
  retirarCredencial: async (ctx, { params }) => {
    await perform(ctx, retirarCredencial, params.id, { usuarioId: params.usuarioId });
    return listWhoSees(ctx, await loadSituation(ctx, params.id));
  },
  criarVinculado: async (ctx, { params }) => {
    try {
      await requireVisible(ctx, params.id);
      return { permitida: true };
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      return { permitida: false, motivo: mensagem('documento.acesso.semVinculo') };
    }
  },
});

import { colaboracaoApi } from '#schemas/api/colaboracao.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { colaboradoresPossiveis, incluirColaborador } from './incluir.ts';
import { listCollaborators } from './listar.ts';
import { retirarColaborador } from './retirar.ts';

export { incluirColaborador } from './incluir.ts';
export { listCollaborators } from './listar.ts';
export { endCollaboration, retirarColaborador } from './retirar.ts';

export const colaboracaoRoutes = implement(colaboracaoApi, {
  possiveis: (ctx, { params, query }) => colaboradoresPossiveis(ctx, params.id, query),
  incluir: async (ctx, { params, body }) => {
    await perform(ctx, incluirColaborador, params.id, body);
    return { colaboradores: await listCollaborators(ctx.db, params.id) };
  },
  retirar: async (ctx, { params }) => {
    await perform(ctx, retirarColaborador, params.id, { usuarioId: params.usuarioId });
    // who leaves is not told who stays
    const left = params.usuarioId === ctx.sessao.usuarioId;
    return { colaboradores: left ? [] : await listCollaborators(ctx.db, params.id) };
  },
});

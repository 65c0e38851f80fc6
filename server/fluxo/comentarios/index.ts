import { fluxoComentarioApi } from '#schemas/api/fluxo-comentario.ts';
import { implement } from '#server/base/http/implement.ts';
import { alterarComentario, comecarConversa, responder } from './comentar.ts';
import { excluirComentario, mudarSituacao } from './encerrar.ts';
import { listarConversas } from './listar.ts';
import { pessoasQueAbrem } from './mencoes.ts';

export const fluxoComentarioRoutes = implement(fluxoComentarioApi, {
  listar: (ctx, { params }) => listarConversas(ctx, params.id),
  comecar: async (ctx, { params, body }) => {
    await comecarConversa(ctx, params.id, body);
    return listarConversas(ctx, params.id);
  },
  responder: async (ctx, { params: { id, conversa }, body }) => {
    await responder(ctx, id, conversa, body);
    return listarConversas(ctx, id);
  },
  mudarSituacao: async (ctx, { params: { id, conversa }, body }) => {
    await mudarSituacao(ctx, id, conversa, body.resolvida);
    return listarConversas(ctx, id);
  },
  alterar: async (ctx, { params, body }) => {
    await alterarComentario(ctx, params, body);
    return listarConversas(ctx, params.id);
  },
  excluir: async (ctx, { params: { id, conversa, comentario } }) => {
    await excluirComentario(ctx, id, conversa, comentario);
    return listarConversas(ctx, id);
  },
  pessoas: (ctx, { params, query }) => pessoasQueAbrem(ctx, params.id, query),
});

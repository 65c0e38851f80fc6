import { comentarioApi } from '#schemas/api/comentario.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { alterarComentario } from './alterar.ts';
import { comentar } from './comentar.ts';
import { excluirComentario } from './excluir.ts';
import { listarComentarios } from './listar.ts';
import { pessoasQueVeem } from './mencoes.ts';

export { isAuthor, newlyMentioned, stillEditable } from './rules.ts';

export const comentarioRoutes = implement(comentarioApi, {
  listar: (ctx, { params }) => listarComentarios(ctx, params.id),
  comentar: async (ctx, { params, body }) => {
    await perform(ctx, comentar, params.id, body);
    return listarComentarios(ctx, params.id);
  },
  alterar: async (ctx, { params: { id, comentarioId }, body }) => {
    await perform(ctx, alterarComentario, id, { ...body, comentarioId });
    return listarComentarios(ctx, id);
  },
  excluir: async (ctx, { params: { id, comentarioId } }) => {
    await perform(ctx, excluirComentario, id, { comentarioId });
    return listarComentarios(ctx, id);
  },
  pessoas: (ctx, { params, query }) => pessoasQueVeem(ctx, params.id, query),
});

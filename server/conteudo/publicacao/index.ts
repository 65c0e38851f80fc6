import { publicacaoApi } from '#schemas/api/publicacao.ts';
import { implement } from '#server/base/http/implement.ts';
import { listar, opcoes } from './listar.ts';
import { novidades } from './novidades.ts';

export { publish, publishWhenDue, unpublish } from './publish.ts';

export const publicacaoRoutes = implement(publicacaoApi, {
  listar: (ctx, { query }) => listar(ctx, query),
  novidades: (ctx, { query }) => novidades(ctx, query),
  opcoes: (ctx) => opcoes(ctx),
});

import { publicacaoApi } from '#schemas/api/publicacao.ts';
import { implement } from '#server/base/http/implement.ts';
import { AppError } from '#schemas/app-error.ts';
import { readCode } from '#server/conteudo/verificacao/index.ts';
import { listar, opcoes } from './listar.ts';
import { novidades } from './novidades.ts';
import { processoPublicado } from './processo-publicado.ts';

export { publicar, tornarImpublicavel, tornarPublicavel } from './acts.ts';
export { publishWhenDue } from './publish.ts';

export const publicacaoRoutes = implement(publicacaoApi, {
  listar: (ctx, { query }) => listar(ctx, query),
  novidades: (ctx, { query }) => novidades(ctx, query),
  opcoes: (ctx) => opcoes(ctx),
  processo: (ctx, { params }) => {
    const codigo = readCode(params.codigo);
    if (!codigo) throw new AppError('naoEncontrado');
    return processoPublicado(ctx, codigo);
  },
});

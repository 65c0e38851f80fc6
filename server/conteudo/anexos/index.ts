import { anexoApi } from '#schemas/api/anexo.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { baixarAnexo } from './baixar.ts';
import { juntarAnexo } from './juntar.ts';
import { lerDeNovo } from './ler-de-novo.ts';
import { listarAnexos } from './listar.ts';
import { removerAnexo } from './remover.ts';

export { baixarAnexo } from './baixar.ts';
export { joinFile } from './juntar.ts';
export { listarAnexos } from './listar.ts';
export { lerAnexos } from './rules.ts';

export const anexoRoutes = implement(anexoApi, {
  listar: (ctx, { params }) => listarAnexos(ctx, params.id),
  juntar: async (ctx, { params, body }) => {
    await perform(ctx, juntarAnexo, params.id, body);
    return listarAnexos(ctx, params.id);
  },
  remover: async (ctx, { params, body }) => {
    await perform(ctx, removerAnexo, params.id, { ...body, anexoId: params.anexoId });
    return listarAnexos(ctx, params.id);
  },
  lerDeNovo: async (ctx, { params }) => {
    await lerDeNovo(ctx, params.id, params.anexoId);
    return listarAnexos(ctx, params.id);
  },
  baixar: (ctx, { params }) => baixarAnexo(ctx, params.id, params.anexoId),
});

import { posseApi } from '#schemas/api/posse.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { distribuir, pessoasDaUnidade } from './distribuir.ts';
import { detentoresPossiveis, trocarDetentor } from './trocar-detentor.ts';

export { distribuir } from './distribuir.ts';
export { transferir } from './transferir.ts';
export { detentoresPossiveis, trocarDetentor } from './trocar-detentor.ts';

export const posseRoutes = implement(posseApi, {
  distribuir: async (ctx, { params, body }) => {
    await perform(ctx, distribuir, params.id, body);
    return { id: params.id };
  },
  pessoas: (ctx, { query }) => pessoasDaUnidade(ctx, query),
  trocarDetentor: async (ctx, { body }) => {
    await perform(ctx, trocarDetentor, body.id, body);
    return { id: body.id };
  },
  detentoresPossiveis: (ctx, { params, query }) => detentoresPossiveis(ctx, params.id, query),
});

import { posseApi } from '#schemas/api/posse.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { distribuir, pessoasDaUnidade } from './distribuir.ts';

export { distribuir } from './distribuir.ts';
export { transferir } from './transferir.ts';
export { detentoresPossiveis, trocarDetentor } from './trocar-detentor.ts';

export const posseRoutes = implement(posseApi, {
  distribuir: async (ctx, { params, body }) => {
    await perform(ctx, distribuir, params.id, body);
    return { id: params.id };
  },
  pessoas: (ctx, { query }) => pessoasDaUnidade(ctx, query),
});

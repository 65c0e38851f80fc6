import { modeloPersonalizadoApi } from '#schemas/api/modelo-personalizado.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { loadModel } from '../load-model.ts';
import { alterarModelo, guardarModelo } from './guardar.ts';
import { findChangeable, listOwnModels, readKeptText, readOwnModel, removeOwnModel } from './repository.ts';

export { readKeptText, type KeptText } from './repository.ts';

export const modeloPersonalizadoRoutes = implement(modeloPersonalizadoApi, {
  combo: async (ctx, { query }) => {
    const itens = await listOwnModels(ctx, query);
    return { itens, total: itens.length, totalExato: true };
  },
  carregar: async (ctx, { params: { a, b, c } }) => {
    const { modeloId, ...text } = await readKeptText(ctx, a);
    const { valoresAutomaticos } = await loadModel(ctx, { a: modeloId, b, c }, 'documento');
    const { id, nome, corpo, propriedades } = text;
    return { id, nome, corpo, propriedades, valoresAutomaticos };
  },
  guardar: async (ctx, { params, body }) =>
    readOwnModel(ctx, await perform(ctx, guardarModelo, params.id, body)),
  alterar: async (ctx, { params, body }) => {
    await alterarModelo(ctx, params.id, body);
    return undefined;
  },
  excluir: async (ctx, { params: { id } }) => {
    await findChangeable(ctx, id);
    await removeOwnModel(ctx, id);
    return undefined;
  },
});

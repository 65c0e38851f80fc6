import { loadOfKind } from '#server/conteudo/atos/index.ts';
import { sql } from 'kysely';
import { processoImpressaoApi } from '#schemas/api/processo-impressao.ts';
import { implement, type Implementation } from '#server/base/http/implement.ts';
import { baixar } from './arquivo.ts';
import { cancelar, preparar } from './preparar.ts';
import { ownImpressao, readImpressoes } from './present.ts';
import { tipoConteudo } from '#schemas/enums.ts';

export { montar } from './montar.ts';
export { montarImpressao } from './preparar.ts';

export const processoImpressaoRoutes: readonly Implementation[] = implement(processoImpressaoApi, {
  preparar: (ctx, { body }) => preparar(ctx, body),
  listar: async (ctx, { params }) => {
    await loadOfKind(ctx, params.id, tipoConteudo.processo);
    const itens = await readImpressoes(ctx, sql`i.processo_id = ${params.id}`);
    return { itens, total: itens.length, totalExato: true };
  },
  consultar: (ctx, { params }) => ownImpressao(ctx, params.id),
  cancelar: (ctx, { params }) => cancelar(ctx, params.id),
  arquivo: (ctx, { params }) => baixar(ctx, params.id),
});

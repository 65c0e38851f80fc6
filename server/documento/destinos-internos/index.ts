import { destinoInternoApi } from '#schemas/api/destino-interno.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Page } from '#schemas/api/endpoint.ts';
import type { DestinoInterno } from '#schemas/shapes/destino.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { implement } from '#server/base/http/implement.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { readDocumento } from '../read-documento.ts';
import { adicionarDestino, alterarDestino, removerDestino } from './mudar-destinos.ts';

export { destinationErrors, keepDestinations, peopleLetIn } from './keep-destinations.ts';

const destinationsOf = async (ctx: Ctx, id: number): Promise<Page<DestinoInterno>> => {
  const { destinos: itens } = await readDocumento(ctx, id, 0);
  return { itens, total: itens.length, totalExato: true };
};

export const destinoInternoRoutes = implement(destinoInternoApi, {
  adicionar: async (ctx, { params: { id }, body }) => {
    await perform(ctx, adicionarDestino, id, body);
    return destinationsOf(ctx, id);
  },
  alterar: async (ctx, { params: { id }, body }) => {
    await perform(ctx, alterarDestino, id, body);
    return destinationsOf(ctx, id);
  },
  remover: async (ctx, { params: { id, x, y } }) => {
    if (x !== 'usuario' && x !== 'unidade') throw new AppError('naoEncontrado');
    await perform(ctx, removerDestino, id, { especie: x, alvo: y });
    return destinationsOf(ctx, id);
  },
});

import { AtoFeito, AtoPedido } from '#schemas/shapes/conteudo.ts';
import { endpoint } from './endpoint.ts';

/** Acts by their name, whatever the kind of content: those that ask for no more than a reason. */
export const atoApi = {
  um: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/ato/{nome}',
    door: 'autenticado',
    summary: 'Faz um ato, pelo nome que ele tem em `acoes`, em um conteúdo.',
    textParams: ['nome'],
    body: AtoPedido,
    result: AtoFeito,
  }),
};

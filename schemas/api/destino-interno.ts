import { DestinoAlteracao, DestinoInterno, DestinoPedido } from '#schemas/shapes/destino.ts';
import { endpoint } from './endpoint.ts';

/** Where a draft goes inside the institution, one destination at a time. */
export const destinoInternoApi = {
  adicionar: endpoint({
    method: 'POST',
    path: 'documento/{id}/adicionar-destino-interno',
    door: 'documentoEditar',
    summary: 'Acrescenta um destino interno a uma minuta.',
    body: DestinoPedido,
    result: DestinoInterno,
    list: true,
  }),
  alterar: endpoint({
    method: 'PUT',
    path: 'documento/{id}/alterar-destino-interno',
    door: 'documentoEditar',
    summary: 'Põe um destino interno de uma minuta no lugar de outro.',
    body: DestinoAlteracao,
    result: DestinoInterno,
    list: true,
  }),
  remover: endpoint({
    method: 'DELETE',
    path: 'documento/{id}/remover-destino-interno/{x}/{y}',
    door: 'documentoEditar',
    summary: 'Retira de uma minuta a unidade (x: `unidade`) ou a pessoa (x: `usuario`) de id y.',
    textParams: ['x'],
    result: DestinoInterno,
    list: true,
  }),
} as const;

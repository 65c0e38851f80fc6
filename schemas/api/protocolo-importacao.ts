import {
  ImportacaoProtocolo,
  ImportacaoProtocoloPedido,
  ImportacaoResumo,
} from '#schemas/shapes/protocolo-importacao.ts';
import { endpoint } from './endpoint.ts';

/** Many protocols at once: what arrived is corrected in a table, then made in the background. */
export const protocoloImportacaoApi = {
  importar: endpoint({
    method: 'POST',
    path: 'documento/importacao-protocolo',
    door: 'protocoloImportar',
    summary: 'Registra vários protocolos, em segundo plano; o que está errado se diz antes, linha a linha.',
    body: ImportacaoProtocoloPedido,
    result: ImportacaoProtocolo,
    ownTransaction: true,
  }),
  listar: endpoint({
    method: 'GET',
    path: 'documento/importacao-protocolo',
    door: 'protocoloImportar',
    summary: 'As últimas importações da própria pessoa.',
    result: ImportacaoResumo,
    list: true,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'documento/importacao-protocolo/{id}',
    door: 'protocoloImportar',
    summary: 'Uma importação da própria pessoa, com o resultado de cada arquivo.',
    result: ImportacaoProtocolo,
  }),
  desfazer: endpoint({
    method: 'POST',
    path: 'documento/importacao-protocolo/{id}/desfazer',
    door: 'protocoloImportar',
    summary: 'Exclui o que a importação fez e ninguém mexeu desde então.',
    result: ImportacaoProtocolo,
    ownTransaction: true,
  }),
} as const;

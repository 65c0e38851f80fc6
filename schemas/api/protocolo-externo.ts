import {
  Solicitacao,
  SolicitacaoAto,
  SolicitacaoAutuar,
  SolicitacaoDesfecho,
  SolicitacaoDevolver,
  SolicitacaoMotivo,
  SolicitacaoPartilhar,
} from '#schemas/shapes/solicitacao.ts';
import { endpoint } from './endpoint.ts';

/** What was asked from outside, on the side of who received it (no permission, never without row access). */
export const protocoloExternoApi = {
  consultar: endpoint({
    method: 'GET',
    path: 'protocolo-externo/{id}',
    door: 'autenticado',
    summary: 'Um pedido de fora, com o que passou e o que se pode fazer.',
    result: Solicitacao,
  }),
  conferir: endpoint({
    method: 'POST',
    path: 'protocolo-externo/{id}/conferir',
    door: 'autenticado',
    summary: 'Passa o pedido à conferência.',
    body: SolicitacaoAto,
    result: Solicitacao,
  }),
  devolver: endpoint({
    method: 'POST',
    path: 'protocolo-externo/{id}/devolver',
    door: 'autenticado',
    summary: 'Devolve o pedido a quem o fez, com o motivo e o prazo.',
    body: SolicitacaoDevolver,
    result: Solicitacao,
  }),
  pedirAssinatura: endpoint({
    method: 'POST',
    path: 'protocolo-externo/{id}/pedir-assinatura',
    door: 'autenticado',
    summary: 'Pede que quem fez o pedido o assine.',
    body: SolicitacaoMotivo,
    result: Solicitacao,
  }),
  autuar: endpoint({
    method: 'POST',
    path: 'protocolo-externo/{id}/autuar',
    door: ['processoIncluir', 'documentoIncluir'],
    ownTransaction: true,
    summary:
      'Abre um processo do pedido, ou um documento do modelo dito, com os arquivos e o recibo, em um só ato.',
    body: SolicitacaoAutuar,
    result: Solicitacao,
  }),
  encerrar: endpoint({
    method: 'POST',
    path: 'protocolo-externo/{id}/encerrar',
    door: 'autenticado',
    summary: 'Diz o desfecho a quem pediu e encerra o pedido.',
    body: SolicitacaoDesfecho,
    result: Solicitacao,
  }),
  partilhar: endpoint({
    method: 'POST',
    path: 'protocolo-externo/{id}/documentos',
    door: 'autenticado',
    summary: 'Mostra um documento concluído a quem pediu, até um dia.',
    body: SolicitacaoPartilhar,
    result: Solicitacao,
  }),
  retirarPartilha: endpoint({
    method: 'DELETE',
    path: 'documento/usuario-externo/{a}/{b}',
    door: 'autenticado',
    summary: 'Deixa de mostrar um documento (a) a um usuário externo (b), em todos os pedidos dele.',
    result: Solicitacao,
  }),
} as const;

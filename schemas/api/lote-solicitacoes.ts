import { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import {
  LoteSolicitacoes,
  LoteSolicitacoesAgir,
  LoteSolicitacoesFeito,
  LoteSolicitacoesIncluir,
  LoteSolicitacoesNovo,
  LoteSolicitacoesRetirar,
  LoteSolicitacoesSalvar,
} from '#schemas/shapes/lote-solicitacoes.ts';
import { endpoint } from './endpoint.ts';

/** Lots of requests (type 7): requests of one service that are taken together. */
export const loteSolicitacoesApi = {
  criar: endpoint({
    method: 'POST',
    path: 'lote-solicitacoes',
    door: 'autenticado',
    summary: 'Faz um lote com os pedidos de um serviço; o que não pode entrar diz por quê.',
    body: LoteSolicitacoesNovo,
    result: LoteSolicitacoesFeito,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'lote-solicitacoes/{id}',
    door: 'autenticado',
    summary: 'Um lote de solicitações, com os pedidos que alcança quem lê, e como cada um está.',
    result: LoteSolicitacoes,
  }),
  salvar: endpoint({
    method: 'PUT',
    path: 'lote-solicitacoes/{id}',
    door: 'autenticado',
    summary: 'Muda o assunto e as observações de um lote de solicitações.',
    body: LoteSolicitacoesSalvar,
    result: LoteSolicitacoes,
  }),
  incluir: endpoint({
    method: 'POST',
    path: 'lote-solicitacoes/{id}/incluir',
    door: 'autenticado',
    summary: 'Inclui pedidos do mesmo serviço, escolhidos ou pelo número, com o resultado de cada um.',
    body: LoteSolicitacoesIncluir,
    result: ResultadoLote,
  }),
  retirar: endpoint({
    method: 'POST',
    path: 'lote-solicitacoes/{id}/retirar',
    door: 'autenticado',
    summary: 'Retira pedidos do lote: seguem onde estavam, e o lote guarda que passaram por ele.',
    body: LoteSolicitacoesRetirar,
    result: LoteSolicitacoes,
  }),
  agir: endpoint({
    method: 'POST',
    path: 'lote-solicitacoes/{id}/ato',
    door: 'autenticado',
    ownTransaction: true,
    summary: 'Pede um ato de todos os pedidos do lote, ou dos escolhidos: cada um pelo seu próprio ato.',
    body: LoteSolicitacoesAgir,
    result: AtoEmLote,
  }),
};

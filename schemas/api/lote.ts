import { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import {
  Lote,
  LoteAberto,
  LoteAbrir,
  LoteFeito,
  LoteIncluir,
  LoteNovo,
  LoteRetirar,
  LoteSalvar,
} from '#schemas/shapes/lote.ts';
import { endpoint } from './endpoint.ts';

/** Lots (type 4): contents of any kind that travel together. */
export const loteApi = {
  criar: endpoint({
    method: 'POST',
    path: 'lote',
    door: ['tramiteDocumento', 'tramiteProcesso'],
    summary: 'Faz um lote com o que puder ir nele; o que não pode diz por quê.',
    body: LoteNovo,
    result: LoteFeito,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'lote/{id}',
    door: 'autenticado',
    summary: 'Um lote, com os itens que alcança quem lê.',
    result: Lote,
  }),
  salvar: endpoint({
    method: 'PUT',
    path: 'lote/{id}',
    door: 'autenticado',
    summary: 'Muda o assunto e as observações de um lote.',
    body: LoteSalvar,
    result: Lote,
  }),
  incluir: endpoint({
    method: 'POST',
    path: 'lote/{id}/incluir',
    door: 'autenticado',
    summary: 'Inclui conteúdos, escolhidos ou lidos de etiquetas, com o resultado de cada um.',
    body: LoteIncluir,
    result: ResultadoLote,
  }),
  retirar: endpoint({
    method: 'POST',
    path: 'lote/{id}/retirar',
    door: 'autenticado',
    summary: 'Retira itens de um lote que ainda não saiu.',
    body: LoteRetirar,
    result: Lote,
  }),
  abrir: endpoint({
    method: 'POST',
    path: 'lote/{id}/abrir',
    door: 'autenticado',
    summary: 'Abre o lote: os itens ficam na unidade, e os recusados voltam em um lote de devolução.',
    body: LoteAbrir,
    result: LoteAberto,
  }),
  guia: endpoint({
    method: 'GET',
    path: 'lote/{id}/guia',
    door: 'autenticado',
    summary: 'A guia do lote em PDF: os itens com o código de cada um, de onde, para onde, e as assinaturas.',
    file: true,
  }),
};

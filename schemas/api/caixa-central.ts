import { CaixaContadores, CaixaQuery, ItemCaixa } from '#schemas/shapes/caixa.ts';
import { PesquisaQuery } from '#schemas/shapes/conteudo.ts';
import { MarcadorPedido, MarcadorRetirado, MarcarPedido } from '#schemas/shapes/marcador.ts';
import { endpoint } from './endpoint.ts';

/** The central inbox and the header search. */
export const caixaCentralApi = {
  listar: endpoint({
    method: 'GET',
    path: 'caixa-central',
    door: 'caixaCentralListar',
    summary: 'Uma página de uma aba da caixa central.',
    query: CaixaQuery,
    result: ItemCaixa,
    list: true,
  }),
  contadores: endpoint({
    method: 'GET',
    path: 'caixa-central/contadores',
    door: 'autenticado',
    summary: 'Quantos itens há em cada aba.',
    result: CaixaContadores,
  }),
  pesquisar: endpoint({
    method: 'GET',
    path: 'pesquisa',
    door: 'PesquisaAvancadaListar',
    summary: 'Pesquisa do cabeçalho: número, assunto, pessoas e texto, por tipo.',
    query: PesquisaQuery,
    result: ItemCaixa,
    list: true,
  }),
  marcar: endpoint({
    method: 'PUT',
    path: 'caixa-central/marcas',
    door: 'autenticado',
    summary: 'Marca conteúdos como lidos ou não lidos, como favoritos e como consultados, só para quem pede.',
    body: MarcarPedido,
  }),
  porMarcador: endpoint({
    method: 'PUT',
    path: 'caixa-central/marcadores',
    door: 'autenticado',
    summary: 'Põe um marcador com cor e nota em conteúdos, só da pessoa ou da unidade dela.',
    body: MarcadorPedido,
  }),
  tirarMarcador: endpoint({
    method: 'POST',
    path: 'caixa-central/marcadores/retirar',
    door: 'autenticado',
    summary: 'Tira de conteúdos o marcador da pessoa ou o da unidade dela.',
    body: MarcadorRetirado,
  }),
  acompanhar: endpoint({
    method: 'POST',
    path: 'caixa-central/acompanhar/{id}',
    door: 'autenticado',
    summary: 'Passa a acompanhar um conteúdo.',
  }),
  deixarDeAcompanhar: endpoint({
    method: 'DELETE',
    path: 'caixa-central/acompanhar/{id}',
    door: 'autenticado',
    summary: 'Deixa de acompanhar um conteúdo.',
  }),
} as const;

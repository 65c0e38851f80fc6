import {
  AtoEmLote,
  AtoEmLotePedido,
  ItemEmLote,
  ItensEmLoteQuery,
  LotesQuery,
} from '#schemas/shapes/ato-em-lote.ts';
import { endpoint } from './endpoint.ts';

/** One act over several contents: asked once, done one by one, with the results kept. */
export const emLoteApi = {
  pedir: endpoint({
    method: 'POST',
    path: 'conteudo/ato-em-lote',
    door: 'autenticado',
    summary:
      'Faz um ato em vários conteúdos, cada um em separado: poucos, na hora; muitos, em segundo plano. O que não se fez diz por quê.',
    body: AtoEmLotePedido,
    result: AtoEmLote,
    ownTransaction: true,
  }),
  listar: endpoint({
    method: 'GET',
    path: 'conteudo/ato-em-lote',
    door: 'autenticado',
    summary: 'Os lotes da pessoa, do mais novo para o mais antigo.',
    query: LotesQuery,
    result: AtoEmLote,
    list: true,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'conteudo/ato-em-lote/{id}',
    door: 'autenticado',
    summary: 'Quanto de um lote já se fez.',
    result: AtoEmLote,
  }),
  itens: endpoint({
    method: 'GET',
    path: 'conteudo/ato-em-lote/{id}/itens',
    door: 'autenticado',
    summary: 'Como foi cada item de um lote, com o motivo dos recusados.',
    query: ItensEmLoteQuery,
    result: ItemEmLote,
    list: true,
  }),
  cancelar: endpoint({
    method: 'POST',
    path: 'conteudo/ato-em-lote/{id}/cancelar',
    door: 'autenticado',
    summary: 'Desiste do que um lote ainda não fez; o que já foi feito fica.',
    result: AtoEmLote,
  }),
  repetir: endpoint({
    method: 'POST',
    path: 'conteudo/ato-em-lote/{id}/repetir',
    door: 'autenticado',
    summary: 'Pede outra vez, em um lote novo, o que um lote não fez.',
    result: AtoEmLote,
    ownTransaction: true,
  }),
  desfazer: endpoint({
    method: 'POST',
    path: 'conteudo/ato-em-lote/{id}/desfazer',
    door: 'autenticado',
    summary: 'Desfaz, em um lote novo, o que um lote fez e ninguém mudou depois, onde o ato tem volta.',
    result: AtoEmLote,
    ownTransaction: true,
  }),
} as const;

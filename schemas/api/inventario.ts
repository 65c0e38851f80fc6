import { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import {
  EncerrarInventario,
  Inventario,
  InventarioNovo,
  ItemDoInventario,
  ItensDoInventarioQuery,
  LeiturasFeitas,
  LerNoInventario,
  RelatorioDoInventarioQuery,
} from '#schemas/shapes/inventario.ts';
import { LotesQuery } from '#schemas/shapes/ato-em-lote.ts';
import { endpoint } from './endpoint.ts';

const door = 'arquivoInventariar';

/** Inventories of the places of an archive: what is there, read code by code, beside what should be. */
export const inventarioApi = {
  listar: endpoint({
    method: 'GET',
    path: 'guarda/inventario',
    door,
    summary: 'Os inventários do arquivo da unidade, os abertos primeiro.',
    query: LotesQuery,
    result: Inventario,
    list: true,
  }),
  abrir: endpoint({
    method: 'POST',
    path: 'guarda/inventario',
    door,
    summary: 'Abre o inventário de um local e do que está abaixo dele.',
    body: InventarioNovo,
    result: Inventario,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'guarda/inventario/{id}',
    door,
    summary: 'Um inventário, com as contas do que alcança quem lê.',
    result: Inventario,
  }),
  itens: endpoint({
    method: 'GET',
    path: 'guarda/inventario/{id}/itens',
    door,
    summary: 'O que se leu e o que falta, do que alcança quem lê.',
    query: ItensDoInventarioQuery,
    result: ItemDoInventario,
    list: true,
  }),
  ler: endpoint({
    method: 'POST',
    path: 'guarda/inventario/{id}/ler',
    door,
    summary: 'Guarda o que se leu; o código de um local diz que se passa a ler nele.',
    body: LerNoInventario,
    result: LeiturasFeitas,
  }),
  desfazerLeitura: endpoint({
    method: 'POST',
    path: 'guarda/inventario/{a}/leitura/{b}/desfazer',
    door,
    summary: 'Retira uma leitura feita por engano.',
    result: Inventario,
  }),
  corrigir: endpoint({
    method: 'POST',
    path: 'guarda/inventario/{id}/corrigir',
    door: 'arquivoGuardar',
    summary: 'Põe o que está fora do lugar no local em que foi lido, cada item em separado.',
    result: AtoEmLote,
    list: true,
    ownTransaction: true,
  }),
  encerrar: endpoint({
    method: 'POST',
    path: 'guarda/inventario/{id}/encerrar',
    door,
    summary: 'Encerra: o que falta fica dito, e nada mais se lê.',
    body: EncerrarInventario,
    result: Inventario,
  }),
  relatorio: endpoint({
    method: 'GET',
    path: 'guarda/inventario/{id}/relatorio',
    door,
    summary: 'O relatório, em PDF ou em CSV, do que alcança quem o pede.',
    query: RelatorioDoInventarioQuery,
    file: true,
  }),
} as const;

import { AtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';
import {
  FluxoMigracao,
  FluxoMigracaoItem,
  FluxoMigracaoNova,
  FluxoMigracaoPedido,
  FluxoMigracaoPrevista,
} from '#schemas/shapes/fluxo-migracao.ts';
import { endpoint } from './endpoint.ts';

/** The passage of all that runs by a version of a flow to another. */
export const fluxoMigracaoApi = {
  prever: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/migracao/previstos',
    door: 'fluxoGerenciar',
    summary: 'De cada conteúdo que anda por uma versão, se passaria a outra e o que o impede.',
    query: AtividadesQuery,
    body: FluxoMigracaoPedido,
    result: FluxoMigracaoPrevista,
    list: true,
    readOnly: true,
  }),
  migrar: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/migracao',
    door: 'fluxoGerenciar',
    summary: 'Passa o que anda por uma versão a outra, em segundo plano, um a um.',
    body: FluxoMigracaoNova,
    result: FluxoMigracao,
  }),
  listar: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/migracao',
    door: 'fluxoGerenciar',
    summary: 'As passagens de um fluxo de uma versão a outra, as mais novas primeiro.',
    query: AtividadesQuery,
    result: FluxoMigracao,
    list: true,
  }),
  itens: endpoint({
    method: 'GET',
    path: 'fluxo-migracao/{id}/item',
    door: 'fluxoGerenciar',
    summary: 'O resultado de cada conteúdo de uma passagem, os recusados primeiro.',
    query: AtividadesQuery,
    result: FluxoMigracaoItem,
    list: true,
  }),
  cancelar: endpoint({
    method: 'POST',
    path: 'fluxo-migracao/{id}/cancelar',
    door: 'fluxoGerenciar',
    summary: 'Deixa de passar o que ainda espera; o que já passou fica na versão nova.',
  }),
} as const;

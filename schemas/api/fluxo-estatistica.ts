import { FluxoEstatistica, FluxoEstatisticaQuery, FluxoMedido } from '#schemas/shapes/fluxo-estatistica.ts';
import { endpoint } from './endpoint.ts';

/** How flows go: counts and times alone, of no content in particular. */
export const fluxoEstatisticaApi = {
  listar: endpoint({
    method: 'GET',
    path: 'fluxo-estatistica',
    door: ['fluxoGerenciar', 'gerenciarAtividade'],
    summary: 'Os fluxos publicados, com as versões de cada um e quantos andam por elas.',
    result: FluxoMedido,
    list: true,
  }),
  consultar: endpoint({
    method: 'GET',
    path: 'fluxo-estatistica/{id}',
    door: ['fluxoGerenciar', 'gerenciarAtividade'],
    summary: 'Quanto um fluxo faz, onde o tempo passa e o que atrasa, por período e versão.',
    query: FluxoEstatisticaQuery,
    result: FluxoEstatistica,
  }),
  planilha: endpoint({
    method: 'GET',
    path: 'fluxo-estatistica/{id}/planilha',
    door: ['fluxoGerenciar', 'gerenciarAtividade'],
    summary: 'O tempo em cada etapa do fluxo, em CSV.',
    query: FluxoEstatisticaQuery,
    file: true,
  }),
} as const;

import { endpoint } from './endpoint.ts';

/** What runs by a flow: how it goes, and its passage to another version. */
export const fluxoAndamentoApi = {
  estatistica: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/estatistica',
    door: 'fluxoGerenciar',
    summary: 'Quanto um fluxo faz, onde o tempo passa e o que atrasa, por período e versão.',
    query: 'FluxoEstatisticaQuery',
    result: 'FluxoEstatistica',
  }),
  migracoes: endpoint({
    method: 'GET',
    path: 'fluxo/{id}/migracao',
    door: 'fluxoGerenciar',
    summary: 'As passagens do que anda de uma versão a outra, com o resultado de cada conteúdo.',
    result: 'FluxoMigracao',
    list: true,
  }),
  preverMigracao: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/migracao/previa',
    door: 'fluxoGerenciar',
    summary: 'O que passaria de uma versão a outra, e o que o impede.',
    body: 'FluxoMigracaoPedido',
    result: 'FluxoMigracaoPrevia',
    readOnly: true,
  }),
  migrar: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/migracao',
    door: 'fluxoGerenciar',
    summary: 'Passa o que anda por uma versão a outra, em segundo plano, um a um.',
    body: 'FluxoMigracaoPedido',
    result: 'FluxoMigracao',
  }),
} as const;

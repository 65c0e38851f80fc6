import { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import { AtividadesQuery } from '#schemas/shapes/fluxo-atividade.ts';
import { FluxoMigracaoPedido, FluxoMigracaoPrevia } from '#schemas/shapes/fluxo-migracao.ts';
import { FluxoProblema, FluxoProblemaAto, FluxoProblemaDetalhe } from '#schemas/shapes/fluxo-problema.ts';
import { endpoint } from './endpoint.ts';

/** Flows that stopped, and what mends them. */
export const fluxoProblemaApi = {
  listar: endpoint({
    method: 'GET',
    path: 'fluxo-problema',
    door: 'fluxoListar',
    summary: 'Os fluxos parados por um problema, os mais antigos primeiro, com o motivo de cada um.',
    query: AtividadesQuery,
    result: FluxoProblema,
    list: true,
  }),
  detalhe: endpoint({
    method: 'GET',
    path: 'fluxo-problema/{id}',
    door: 'fluxoGerenciar',
    summary: 'Onde um fluxo parou, no desenho, e o que se pode escolher para o consertar.',
    result: FluxoProblemaDetalhe,
  }),
  preverMigracao: endpoint({
    method: 'POST',
    path: 'fluxo/{id}/migracao/previa',
    door: 'fluxoGerenciar',
    summary: 'O que passaria de uma versão a outra, e o que o impede.',
    body: FluxoMigracaoPedido,
    result: FluxoMigracaoPrevia,
    readOnly: true,
  }),
  fazer: endpoint({
    method: 'POST',
    path: 'fluxo-problema/ato',
    door: 'fluxoGerenciar',
    summary:
      'Tenta de novo, corrige, escolhe a saída, leva a outra atividade ou versão ou interrompe, um a um, com o resultado de cada.',
    body: FluxoProblemaAto,
    result: ResultadoLote,
    ownTransaction: true,
  }),
} as const;

import { Relatorio, RelatorioExportarQuery, RelatorioQuery } from '#schemas/shapes/relatorio.ts';
import {
  ContagemArquivoQuery,
  ContagemPedido,
  ContagemRelatorio,
  RelatorioMontado,
  RelatorioMontar,
  RelatorioMontarExportar,
} from '#schemas/shapes/relatorio-montado.ts';
import { endpoint } from './endpoint.ts';

/** Numbers about the contents that a person sees. */
export const relatorioApi = {
  ler: endpoint({
    method: 'GET',
    path: 'relatorio',
    door: 'PesquisaAvancadaListar',
    summary:
      'Um relatório sobre os conteúdos que a pessoa vê, criados no período; sem ele, nos últimos doze meses.',
    query: RelatorioQuery,
    result: Relatorio,
  }),
  exportar: endpoint({
    method: 'GET',
    path: 'relatorio/exportar',
    door: 'PesquisaAvancadaListar',
    summary: 'O mesmo relatório, em planilha.',
    query: RelatorioExportarQuery,
    file: true,
  }),
  montar: endpoint({
    method: 'POST',
    path: 'relatorio/montar',
    door: 'PesquisaAvancadaListar',
    summary: 'O que a pesquisa avançada acha para a pessoa, contado por uma ou duas dimensões.',
    body: RelatorioMontar,
    result: RelatorioMontado,
    readOnly: true,
  }),
  exportarMontado: endpoint({
    method: 'POST',
    path: 'relatorio/montar/exportar',
    door: 'PesquisaAvancadaListar',
    summary: 'O mesmo relatório montado, em planilha.',
    body: RelatorioMontarExportar,
    file: true,
    readOnly: true,
  }),
  contar: endpoint({
    method: 'POST',
    path: 'relatorio/contagem',
    door: 'PesquisaAvancadaListar',
    summary: 'Pede um relatório contado inteiro, em segundo plano; o que a pessoa pedia antes para.',
    body: ContagemPedido,
    result: ContagemRelatorio,
  }),
  contagem: endpoint({
    method: 'GET',
    path: 'relatorio/contagem/{id}',
    door: 'PesquisaAvancadaListar',
    summary: 'Quanto de uma contagem da pessoa já se fez, e o resultado até uma hora depois.',
    result: ContagemRelatorio,
  }),
  pararContagem: endpoint({
    method: 'DELETE',
    path: 'relatorio/contagem/{id}',
    door: 'PesquisaAvancadaListar',
    summary: 'Desiste de uma contagem que não terminou.',
    result: ContagemRelatorio,
  }),
  arquivoContagem: endpoint({
    method: 'GET',
    path: 'relatorio/contagem/{id}/arquivo',
    door: 'PesquisaAvancadaListar',
    summary: 'Uma contagem terminada, em planilha ou em PDF.',
    query: ContagemArquivoQuery,
    file: true,
  }),
} as const;

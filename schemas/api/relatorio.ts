import { endpoint } from './endpoint.ts';

/** Numbers about the contents that a person sees. */
export const relatorioApi = {
  ler: endpoint({
    method: 'GET',
    path: 'relatorio',
    door: 'PesquisaAvancadaListar',
    summary:
      'Um relatório sobre os conteúdos que a pessoa vê, criados no período; sem ele, nos últimos doze meses.',
    query: 'RelatorioQuery',
    result: 'Relatorio',
  }),
  exportar: endpoint({
    method: 'GET',
    path: 'relatorio/exportar',
    door: 'PesquisaAvancadaListar',
    summary: 'O mesmo relatório, em planilha.',
    query: 'RelatorioExportarQuery',
    file: true,
  }),
} as const;

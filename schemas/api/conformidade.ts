import { Conformidade, ConformidadeExportar } from '#schemas/shapes/conformidade.ts';
import { endpoint } from './endpoint.ts';

/** The requirements of the standard for archival systems (e-ARQ Brasil), and the tests that prove each. */
export const conformidadeApi = {
  ler: endpoint({
    method: 'GET',
    path: 'conformidade',
    door: 'conformidadeConsultar',
    summary: 'Os requisitos do e-ARQ Brasil, a situação de cada um e os testes que o provam.',
    result: Conformidade,
  }),
  exportar: endpoint({
    method: 'GET',
    path: 'conformidade/exportar',
    door: 'conformidadeConsultar',
    summary: 'O mesmo em PDF, CSV ou planilha.',
    query: ConformidadeExportar,
    file: true,
  }),
} as const;

import { endpoint } from './endpoint.ts';

/** Preview of letterheads and pages. */
export const templateArquivoApi = {
  previa: endpoint({
    method: 'GET',
    path: 'template-arquivo/{id}/previa',
    door: 'templateConsultar',
    summary: 'O papel de um modelo de arquivo, em PDF, com um texto de exemplo.',
    file: true,
  }),
} as const;

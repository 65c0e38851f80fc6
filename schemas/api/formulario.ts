import { FormularioPreenchivel, PlanilhaFormularioQuery } from '#schemas/shapes/formulario.ts';
import { endpoint } from './endpoint.ts';

/** What only forms have: the PDF in which they are filled, and what was written in them as data. */
export const formularioApi = {
  preenchivel: endpoint({
    method: 'GET',
    path: 'formulario/{id}/preenchivel',
    door: 'documentoEditar',
    summary: 'Onde, no PDF do modelo, está cada campo de uma minuta; sem PDF, nada.',
    result: FormularioPreenchivel,
  }),
  emBranco: endpoint({
    method: 'GET',
    path: 'formulario/{id}/em-branco',
    door: 'documentoEditar',
    summary: 'O PDF do modelo, sem nada escrito e sem o que ele executaria.',
    file: true,
  }),
  preenchido: endpoint({
    method: 'GET',
    path: 'formulario/{a}/preenchido/{b}',
    door: 'documentoConsultar',
    summary:
      'O PDF de um formulário (a) concluído em uma versão (b; 0 é a atual), com os campos preenchidos.',
    file: true,
  }),
  fdf: endpoint({
    method: 'GET',
    path: 'formulario/{id}/fdf',
    door: 'documentoConsultar',
    summary: 'O que se escreveu nos campos do PDF, em FDF, que um leitor de PDF põe no original.',
    file: true,
  }),
  planilha: endpoint({
    method: 'GET',
    path: 'formulario/modelo/{id}/planilha',
    door: 'documentoConsultar',
    summary: 'O que se escreveu nos formulários de um modelo que a pessoa alcança, uma linha para cada um.',
    query: PlanilhaFormularioQuery,
    file: true,
  }),
} as const;

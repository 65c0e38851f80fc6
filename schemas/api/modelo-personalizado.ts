import { BuscaQuery } from '#schemas/shapes/documento.ts';
import { ModeloCarregado } from '#schemas/shapes/modelo-e-tipo.ts';
import { ModeloPersonalizado, ModeloPersonalizadoEscrito } from '#schemas/shapes/modelo-personalizado.ts';
import { endpoint } from './endpoint.ts';

/** Models that a person or a unit saved from a document of theirs, seen by them only. */
export const modeloPersonalizadoApi = {
  combo: endpoint({
    method: 'GET',
    path: 'documento/modelo-personalizado-combo',
    door: 'documentoIncluir',
    summary: 'Modelos que a pessoa guardou, e os da unidade dela.',
    query: BuscaQuery,
    result: ModeloPersonalizado,
    list: true,
  }),
  carregar: endpoint({
    method: 'GET',
    path: 'documento/carregar-modelo-personalizado/{a}/{b}/{c}',
    door: 'documentoIncluir',
    summary: 'Como carregar-modelo, com o texto de um modelo personalizado (a).',
    result: ModeloCarregado,
  }),
  guardar: endpoint({
    method: 'POST',
    path: 'documento/{id}/modelo-personalizado',
    door: 'documentoIncluir',
    summary: 'Guarda o texto de um documento como modelo da pessoa, ou da unidade dela.',
    body: ModeloPersonalizadoEscrito,
    result: ModeloPersonalizado,
  }),
  alterar: endpoint({
    method: 'PUT',
    path: 'documento/modelo-personalizado/{id}',
    door: 'documentoIncluir',
    summary: 'Muda o nome de um modelo personalizado, e se é da unidade.',
    body: ModeloPersonalizadoEscrito,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: 'documento/modelo-personalizado/{id}',
    door: 'documentoIncluir',
    summary: 'Exclui um modelo personalizado; os documentos feitos dele ficam como estão.',
  }),
} as const;

import { AtoPedido } from '#schemas/shapes/conteudo.ts';
import { PaginaQuery } from '#schemas/shapes/notificacao.ts';
import { Vinculos } from '#schemas/shapes/vinculo.ts';
import { endpoint } from './endpoint.ts';

/** The content that a document was made from, and the documents that were made from it. */
export const vinculoApi = {
  listar: endpoint({
    method: 'GET',
    path: 'documento/{id}/vinculos',
    door: 'documentoConsultar',
    summary: 'O conteúdo de que um documento foi criado e uma página dos documentos criados dele.',
    query: PaginaQuery,
    result: Vinculos,
  }),
  desvincular: endpoint({
    method: 'POST',
    path: 'documento/{id}/desvincular',
    door: 'documentoEditar',
    summary: 'Desfaz o vínculo de um documento com o conteúdo de que foi criado.',
    body: AtoPedido,
    result: Vinculos,
  }),
  mover: endpoint({
    method: 'PUT',
    path: 'documento/mover-documento-referenciador/{a}/{b}/{c}',
    door: 'documentoEditar',
    summary: 'Passa o vínculo de um documento (a) de um conteúdo (b) para outro (c).',
    result: Vinculos,
  }),
} as const;

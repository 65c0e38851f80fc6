import { ComentarioEscrito, Comentarios, PessoaMencionada } from '#schemas/shapes/comentario.ts';
import { BuscaQuery } from '#schemas/shapes/documento.ts';
import { endpoint } from './endpoint.ts';

/** Short notes on a content, whatever its kind, read by whoever reads it. */
export const comentarioApi = {
  listar: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/comentarios',
    door: 'autenticado',
    summary: 'Os comentários de um conteúdo, do primeiro ao último.',
    result: Comentarios,
  }),
  comentar: endpoint({
    method: 'POST',
    path: 'conteudo/{id}/comentarios',
    door: 'autenticado',
    summary: 'Comenta um conteúdo e avisa as pessoas mencionadas, que precisam vê-lo.',
    body: ComentarioEscrito,
    result: Comentarios,
  }),
  alterar: endpoint({
    method: 'PUT',
    path: 'conteudo/{id}/comentarios/{comentarioId}',
    door: 'autenticado',
    summary: 'Altera o próprio comentário, nos quinze minutos depois de escrevê-lo.',
    body: ComentarioEscrito,
    result: Comentarios,
  }),
  excluir: endpoint({
    method: 'DELETE',
    path: 'conteudo/{id}/comentarios/{comentarioId}',
    door: 'autenticado',
    summary: 'Exclui um comentário: as palavras se apagam, e fica quem o escreveu e quem o excluiu.',
    result: Comentarios,
  }),
  pessoas: endpoint({
    method: 'GET',
    path: 'conteudo/{id}/comentarios/pessoas',
    door: 'autenticado',
    summary: 'Pessoas que veem o conteúdo, para mencioná-las.',
    query: BuscaQuery,
    result: PessoaMencionada,
    list: true,
  }),
} as const;

import { comentarioApi } from '#schemas/api/comentario.ts';
import type { fluxoComentarioApi } from '#schemas/api/fluxo-comentario.ts';

/** What a comment is about, as far as whoever writes one is told: whom it may call, and in which words. */
export interface Comentado {
  readonly id: number;
  readonly pessoas: typeof comentarioApi.pessoas | typeof fluxoComentarioApi.pessoas;
  /** Where the words about it are in the catalogue. */
  readonly textos: 'comentarios' | 'fluxoComentarios';
}

/** A content is commented on by whoever sees it. */
export const conteudoComentado = (id: number): Comentado => ({
  id,
  pessoas: comentarioApi.pessoas,
  textos: 'comentarios',
});

import type { ConteudoRow } from '#server/conteudo/atos/index.ts';

/** How a content is called in the result of an act on many, by who sees it. */
export const nameOfContent = ({ numero, assunto }: Pick<ConteudoRow, 'numero' | 'assunto'>): string =>
  numero ?? assunto;

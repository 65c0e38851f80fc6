import type { Lote } from '#schemas/shapes/lote.ts';
import { text } from '#src/i18n/text.ts';

/** How a lot is called in a sentence: its number alone would not say what it is. */
export const loteName = ({ numero, assunto }: Pick<Lote, 'numero' | 'assunto'>): string =>
  numero === undefined ? assunto : text('loteTela.nome', { numero });

import { sql, type RawBuilder } from 'kysely';

/** Signs that LIKE reads as patterns are looked for as they are. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Whether a text has what was typed, wherever it is in it: accents and case ignored. */
export const hasWords = (text: RawBuilder<unknown>, words = ''): RawBuilder<boolean> =>
  sql<boolean>`public.texto_busca(${text}) like '%' || public.texto_busca(${escapeLike(words.trim())}) || '%'`;

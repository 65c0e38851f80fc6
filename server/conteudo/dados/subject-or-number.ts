import { sql, type RawBuilder } from 'kysely';

/** The content `c` has the words in its subject, or the letters and figures in its number, accents and marks aside. */
export const subjectOrNumber = (words: string): RawBuilder<boolean> => sql<boolean>`(
  texto_busca(c.assunto) like '%' || texto_busca(${words}) || '%'
  or c.numero_chave like '%' || regexp_replace(texto_busca(${words}), '[^a-z0-9]', '', 'g') || '%')`;

import { sql, type RawBuilder } from 'kysely';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import { hasWords } from '#server/base/db/has-words.ts';
import { containsNumber, namedByNumber } from './number-conditions.ts';

/** The content `c` has the words in its subject, or is the one, or one of those, of the number that they are. */
export const subjectOrNumber = (words: string): RawBuilder<boolean> => {
  const number = writtenNumber(words);
  const named = number.exato === undefined ? sql`` : sql`or ${namedByNumber(number)}`;
  return sql<boolean>`(${hasWords(sql`c.assunto`, words)}
    or ${containsNumber(number.chave)} ${named})`;
};

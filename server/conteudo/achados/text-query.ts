import { sql, type RawBuilder } from 'kysely';
import { fold } from '#schemas/fold.ts';
import { withoutMarks } from '#schemas/numeracao/written-number.ts';

/** Words of one question that are looked for; the rest of a pasted page adds nothing. */
const mostWords = 24;

interface Term {
  readonly text: string;
  readonly kind: 'word' | 'phrase' | 'prefix';
  readonly excluded: boolean;
}

/** A typed question as full text: all the words, "a phrase", -excluded, begin*. */
export interface TextQuery {
  /** What a content must match. */
  readonly all: RawBuilder<unknown>;
  /** Any of the wanted words: to say where it was found. */
  readonly any: RawBuilder<unknown>;
  /** The word most likely to be rare, without accents: the snippet is looked for around it. */
  readonly longest: string;
  /** Some words are asked for side by side. */
  readonly phrased: boolean;
}

const readTerms = (typed: string): readonly Term[] =>
  [...typed.matchAll(/(-?)(?:"([^"]*)"?|(\S+))/gu)]
    .slice(0, mostWords)
    .flatMap(([, minus, phrase, word]): Term[] => {
      const excluded = minus === '-';
      if (phrase !== undefined)
        return /[\p{L}\p{N}]/u.test(phrase) ? [{ text: phrase, kind: 'phrase', excluded }] : [];
      if (word === undefined || !/[\p{L}\p{N}]/u.test(word)) return [];
      const begin = /^([\p{L}\p{N}]{2,})\*$/u.exec(word)?.[1];
      if (begin !== undefined) return [{ text: begin, kind: 'prefix', excluded }];
      return [{ text: word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''), kind: 'word', excluded }];
    });

/**
 * Plurals that the stems keep apart once accents are gone (licitação and licitações): the other number of the word is
 * looked for too.
 */
const numbers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ao$/, ['oes', 'aes', 'aos']],
  [/(?:oes|aes|aos)$/, ['ao']],
  [/([aeou])is$/, ['$1l']],
  [/([aeou])l$/, ['$1is']],
  [/ns$/, ['m']],
  [/m$/, ['ns']],
];

/** The word, and the same in its other number. */
export const wordForms = (word: string): readonly string[] => {
  const folded = fold(word);
  const found = numbers.find(([ending]) => folded.length > 3 && ending.test(folded));
  return found ? [word, ...found[1].map((other) => folded.replace(found[0], other))] : [word];
};

const queryOf = ({ text, kind }: Term): RawBuilder<unknown> => {
  if (kind === 'phrase') return sql`phraseto_tsquery('portugues', ${text})`;
  if (kind === 'prefix') return sql`to_tsquery('portugues', ${`${fold(text)}:*`})`;
  return sql`(${sql.join(
    wordForms(text).map((form) => sql`plainto_tsquery('portugues', ${form})`),
    sql` || `,
  )})`;
};

/** The longest of the words, without its end, which changes with its number and its gender. */
export const rarestOf = (words: readonly string[]): string => {
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  return fold(longest).slice(0, Math.max(4, longest.length - 3));
};

/** What was typed as a question; nothing where there is no word to look for. */
export const textQuery = (typed: string): TextQuery | undefined => {
  const terms = readTerms(withoutMarks(typed));
  const wanted = terms.filter(({ excluded }) => !excluded);
  if (wanted.length === 0) return undefined;
  const all = terms.map((term) => (term.excluded ? sql`(!! ${queryOf(term)})` : queryOf(term)));
  const words = wanted.flatMap(({ text }) => fold(text).split(/[^\p{L}\p{N}]+/u));
  return {
    all: sql`(${sql.join(all, sql` && `)})`,
    any: sql`(${sql.join(wanted.map(queryOf), sql` || `)})`,
    phrased: wanted.some(({ kind }) => kind === 'phrase'),
    longest: rarestOf(words),
  };
};

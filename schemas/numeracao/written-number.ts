import { fold } from '#schemas/fold.ts';

/** A number as somebody typed it, ready to be looked for. */
export interface WrittenNumber {
  /** Its letters and digits, as `conteudo.numero_chave` keeps those of the number: what contains it is found. */
  readonly chave: string;
  /** Sequence and year, `148/2026`, as `numero_escrito` of the database writes them; `148/` where no year was typed. */
  readonly exato: string | undefined;
  /** The other words that were typed, which say what the number is of: type, unit, organisation. */
  readonly palavras: readonly string[];
}

/** What says in writing that a number comes: nº, n°, n., no., num., número, nro., №. */
const mark =
  /(?<![\p{L}\p{N}])(?:n[úu]meros?|n[úu]m\.?|nro\.?|nr\.?|n\s?\.?\s?[ºo°ª]s?\.?|n\.?|№)\s*:?\s*(?=\d)/giu;

/** Thousands have points; in the national formats a longer code comes before the sequence, and a check after the year. */
const sequence = String.raw`(?<![\d/])(\d{1,3}(?:\.\d{3})+|\d+)`;
/** A day before the year, as laws and letters are quoted: 5, de 3/11/2026; 5, de 3 de novembro de 2026. */
const day = String.raw`(?:\d{1,2}[./]\d{1,2}[./]|\d{1,2}[ºo°]?\s+de\s+\p{L}+\s+de\s+)?`;
/** The last way is 5-26/CCL: between the sequence and the unit nothing else has two digits. */
const withYear = new RegExp(
  String.raw`${sequence}(?:(?:\s*/\s*((?:19|20)\d{2}|\d{2})|(?:\s*-\s*|\s*,?\s+de\s+${day})((?:19|20)\d{2}))(?![\d/])|\s*-\s*(\d{2})(?=\s*/\s*\p{L}))`,
  'iu',
);
/** Two digits of a year are of this century up to here. */
const thisCentury = 79;

/** Words that join others and name nothing. */
const joining = new Set(['a', 'o', 'e', 'as', 'os', 'da', 'de', 'do', 'das', 'dos', 'em', 'na', 'no']);

const plain = (text: string): string => fold(text).replaceAll(/[^a-z0-9]/g, '');

/** What was typed without what only announces a number: what is left are words that a text may have. */
export const withoutMarks = (typed: string): string => typed.normalize('NFC').replaceAll(mark, '');

/**
 * Reads a number as people write it: with nº, n., número or nothing, with zeros before, with two or four digits of the year,
 * with the type before and the unit after. Where there is no digit, or more than one number without a year, there is no
 * `exato`: the text may still be part of a number.
 */
export const writtenNumber = (typed: string): WrittenNumber => {
  const text = withoutMarks(typed);
  const found = withYear.exec(text);
  if (found) {
    const [whole, digits = '', ...said] = found;
    return {
      chave: plain(text),
      exato: `${withoutZeros(digits)}/${fullYear(said.find((year) => year !== undefined) ?? '')}`,
      palavras: wordsOf(text.replace(whole, ' ')),
    };
  }
  const only = theOnlyOne(text);
  return {
    chave: plain(text),
    exato: only === undefined ? undefined : `${withoutZeros(only)}/`,
    palavras: wordsOf(only === undefined ? text : text.replace(only, ' ')),
  };
};

/** The number without a year, where no other digits are there to doubt of; a date has more. */
const theOnlyOne = (text: string): string | undefined => {
  const all = [...text.matchAll(/\d{1,3}(?:\.\d{3})+(?!\d)|\d+/gu)];
  return all.length === 1 ? all[0]?.[0] : undefined;
};

const withoutZeros = (digits: string): string => digits.replaceAll('.', '').replace(/^0+(?=\d)/, '');

const fullYear = (year: string): string => {
  if (year.length === 4) return year;
  return `${Number(year) <= thisCentury ? '20' : '19'}${year}`;
};

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '' && !joining.has(word));

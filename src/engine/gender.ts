/** Grammatical gender of the name of a register, for `Nova cidade` and `Novo assunto`. */
export type Gender = 'f' | 'm';

const feminineEndings = ['ção', 'são', 'dade', 'gem', 'ice', 'tude', 'lei', 'ordem'];
const masculineEndings = ['ema', 'oma', 'grama'];
const masculineWords = new Set(['dia', 'mapa', 'planeta']);

/** Decides by the first word, which is the one that the adjective agrees with (`Faixa de horário`). */
export function genderOf(title: string): Gender {
  const word = (title.toLowerCase().split(/\s+/)[0] ?? '').trim();
  if (masculineWords.has(word) || masculineEndings.some((end) => word.endsWith(end))) return 'm';
  if (feminineEndings.some((end) => word.endsWith(end))) return 'f';
  return word.endsWith('a') ? 'f' : 'm';
}

/** The name as it is written inside a sentence: only the first letter changes, and initials stay. */
export function inSentence(title: string): string {
  return /^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}

const links = new Set(['de', 'da', 'do', 'das', 'dos', 'para', 'com', 'em', 'por', 'e']);

/** One of what a title names: `Unidades` → `Unidade`, `Assinantes fixos` → `Assinante fixo`, `Faixas de horário` → `Faixa de horário`. */
export function singular(title: string): string {
  const words = title.split(' ');
  const end = words.findIndex((word) => links.has(word.toLowerCase()));
  return words.map((word, index) => (end >= 0 && index >= end ? word : singularWord(word))).join(' ');
}

const singularWord = (word: string): string =>
  word
    .replace(/(ões|ães)$/, 'ão')
    .replace(/ais$/, 'al')
    .replace(/éis$/, 'el')
    .replace(/([rz])es$/, '$1')
    .replace(/ns$/, 'm')
    .replace(/([aeiouãáéíóú])s$/, '$1');

/** Only letters without accents, digits and single spaces: what a person and a scanner write alike. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Lines in which a paper says what it is, who sends it and when. */
const mostLines = 60;

/** The lines that say something, each with single spaces. */
export const linesOf = (texto: string): readonly string[] =>
  texto
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .slice(0, mostLines);

/** A line written in capitals. */
export const isCapitals = (line: string): boolean => {
  const letters = line.match(/\p{L}/gu) ?? [];
  return letters.length >= 4 && letters.filter((one) => /\p{Lu}/u.test(one)).length >= letters.length * 0.9;
};

/** `S.A.`, `S/A`: what stays in capitals in a name. */
const acronym = /^(?:s[./]a\.?|me|epp|eireli)$/u;
const small = /^(?:a|as|o|os|e|da|das|de|do|dos|em|na|no|para|por|com)$/u;

export const startingLarge = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** `PREFEITURA MUNICIPAL DE ARARIBÁ` as a person writes it; what is not in capitals stays. */
export const nameCase = (line: string): string =>
  isCapitals(line)
    ? line
        .toLocaleLowerCase('pt-BR')
        .split(' ')
        .map((word, index) => {
          if (acronym.test(word)) return word.toLocaleUpperCase('pt-BR');
          return index > 0 && small.test(word) ? word : startingLarge(word);
        })
        .join(' ')
    : line;

/** At most so many signs, ended at a word. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s\S*$/, '')}…`;

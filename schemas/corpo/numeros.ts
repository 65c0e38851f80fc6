/** How numbers are written in lists, articles and clauses, and how what is written is read: the one place for both. */

const romans = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

/** `iv`; a number that has no Roman form stays in digits. */
export const roman = (n: number): string => {
  if (n < 1 || n > 3999) return String(n);
  let [rest, out] = [n, ''];
  for (const [value, sign] of romans) for (; rest >= value; rest -= value) out += sign;
  return out;
};

/** The number that is written so; nothing where it is no Roman number as one writes them. */
export const romanValue = (written: string): number | undefined => {
  let [rest, value] = [written.toLowerCase(), 0];
  for (const [each, sign] of romans)
    while (rest.startsWith(sign)) [rest, value] = [rest.slice(sign.length), value + each];
  return value > 0 && rest === '' && roman(value) === written.toLowerCase() ? value : undefined;
};

/** `a` to `z`, then `aa`. */
export const letters = (n: number): string =>
  n < 1
    ? String(n)
    : (n > 26 ? letters(Math.floor((n - 1) / 26)) : '') + String.fromCharCode(97 + ((n - 1) % 26));

export const lettersValue = (written: string): number | undefined =>
  /^[a-z]{1,3}$/i.test(written)
    ? [...written.toLowerCase()].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 96, 0)
    : undefined;

/** `1º` to `9º`, then `10`: the way of articles and of their paragraphs. */
export const ordinalUntilNine = (n: number): string => (n >= 1 && n <= 9 ? `${n}º` : String(n));

const units = [
  '',
  'primeira',
  'segunda',
  'terceira',
  'quarta',
  'quinta',
  'sexta',
  'sétima',
  'oitava',
  'nona',
];
const tens = [
  '',
  'décima',
  'vigésima',
  'trigésima',
  'quadragésima',
  'quinquagésima',
  'sexagésima',
  'septuagésima',
  'octogésima',
  'nonagésima',
];
/** The last number that is written out. */
const lastInWords = 199;

/** `primeira`, `décima segunda`; in digits beyond the last that is written out. */
export const ordinalInWords = (n: number): string => {
  if (n < 1 || n > lastInWords) return `${n}ª`;
  return [n >= 100 ? 'centésima' : '', tens[Math.floor((n % 100) / 10)], units[n % 10]]
    .filter(Boolean)
    .join(' ');
};

/** Without accents and in small letters, one form of what has two: `qüinquagésima`, `setuagésima`, `onze`. */
const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace('setuagesima', 'septuagesima')
    .replace('undecima', 'decima primeira')
    .replace('duodecima', 'decima segunda')
    .replace(/[\s-]+/g, ' ')
    .trim();

const inWords: ReadonlyMap<string, number> = new Map(
  Array.from({ length: lastInWords }, (_, index) => [plain(ordinalInWords(index + 1)), index + 1]),
);

/** The number that these words say, in the feminine or the masculine: `décima segunda`, `primeiro`. */
export const ordinalValue = (words: string): number | undefined =>
  inWords.get(plain(words).replace(/o(?= |$)/g, 'a'));

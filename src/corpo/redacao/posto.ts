/** Words without accents, in small letters. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').replaceAll(/\s+/g, ' ').trim();

export type Genero = 'masculino' | 'feminino';

/** How a word of a post is written for a man and for a woman. */
interface Palavra {
  readonly masculino: string;
  readonly feminino: string;
  /** Which of the two the post itself says, if it does. */
  readonly dito?: Genero | undefined;
}

const feminine = (word: string): string => {
  if (/juiz$/i.test(word)) return word.replace(/iz$/i, 'íza');
  if (/(?:or|ês)$/i.test(word)) return `${word.replace(/ês$/i, 'es')}a`;
  return /o$/i.test(word) ? word.replace(/o$/i, 'a') : word;
};
const masculine = (word: string): string => {
  if (/ju[íi]za$/i.test(word)) return word.replace(/[íi]za$/i, 'iz');
  return /ora$/i.test(word) ? word.replace(/a$/i, '') : word.replace(/a$/i, 'o');
};
/** Words that end in `a` and say nothing of who bears them. */
const common = /(?:ista|guarda|colega|camarada)$/i;

const wordOf = (written: string): Palavra => {
  const both = /^(.+?)(?:\(a\)|\/a)$/i.exec(written)?.[1];
  if (both !== undefined) return { masculino: both, feminino: feminine(both) };
  // of `Procuradora-Geral` it is the first part that tells, of `Vice-Prefeita` the last
  const [first = written, ...rest] = written.split('-');
  const tells = /^vice$/i.test(first) ? (rest[0] ?? first) : first;
  const inPlace = (changed: string): string => written.replace(tells, changed);
  if (common.test(tells) || !/[ao]$|or$|juiz$/i.test(plain(tells)))
    return { masculino: written, feminino: written };
  return /a$/i.test(plain(tells))
    ? { masculino: inPlace(masculine(tells)), feminino: written, dito: 'feminino' }
    : { masculino: written, feminino: inPlace(feminine(tells)), dito: 'masculino' };
};

/** A second word that belongs to the post itself. */
const belongs = /^(?:adjunt[oa]|executiv[oa]|substitut[oa]|interin[oa]|geral|chefe)(?:\(a\))?$/i;

/** The word or the two words by which the bearer of a post is addressed: of `Secretária Municipal de Obras`, `Secretária`. */
export const tratado = (cargo: string): Palavra | undefined => {
  const [first, second] = cargo.replaceAll(/\s+/g, ' ').trim().split(' ');
  if (first === undefined || !/\p{L}{2}/u.test(first)) return undefined;
  const word = wordOf(first);
  if (second === undefined || !belongs.test(second)) return word;
  const more = wordOf(second);
  return {
    masculino: `${word.masculino} ${more.masculino}`,
    feminino: `${word.feminino} ${more.feminino}`,
    dito: word.dito ?? more.dito,
  };
};

/** The heads of the three Powers: only they are addressed as `Excelentíssimo`. */
const heads = /^president[ea] (?:da republica|do congresso nacional|do supremo tribunal federal)\b/;
export const isHeadOfPower = (cargo: string): boolean => heads.test(plain(cargo));

/** The higher, the smaller. What is in no line is a post without command. */
const ranks: readonly RegExp[] = [
  heads,
  /^(?:vice-?president[ea] da republica|ministr[oa]|governador|senador|deputad[oa]|desembargador|comandante d[ao] (?:exercito|marinha|aeronautica))/,
  /^(?:prefeit[oa]|president[ea] d[ao] (?:camara|assembleia|tribunal)|vice-?governador|juiz|juiza|promotor|procurador(?:a)?-geral d[ao] (?:justica|republica))/,
  /^(?:vice-?prefeit[oa]|vereador|secretari[oa](?:\(a\)|\/a)?(?! (?:adjunt|executiv|escolar|administrativ|parlamentar))|procurador(?:a)?-geral|controlador(?:a)?-geral|chefe de gabinete|president[ea]|reitor)/,
  /^(?:subsecretari|secretari[oa](?:\(a\))? (?:adjunt|executiv)|superintendente|pro-?reitor|delegad)/,
  /^(?:diretor|procurador|ouvidor|controlador|corregedor)/,
  /^(?:coordenador|gerente|assessor(?:a)? especial)/,
  /^(?:chefe|supervisor|encarregad)/,
];

/** The place of a post among the others, from the highest, 0; undefined of a post that is not known. */
export const posicao = (cargo: string): number | undefined => {
  const found = ranks.findIndex((rank) => rank.test(plain(cargo)));
  if (found >= 0) return found;
  return plain(cargo) === '' ? undefined : ranks.length;
};

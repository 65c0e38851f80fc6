import { lettersValue, romanValue } from '#schemas/corpo/numeros.ts';
import type { TipoNumero } from '../extensions/numeracao.ts';

/** A number as a list of the editor could write it. */
export interface NumeroDeLista {
  readonly type: TipoNumero;
  readonly value: number;
  /** The numbers of the items that it is in, where it says them. */
  readonly above?: readonly number[];
}

/** What a word processor wrote before an item. */
export interface SinalLido {
  readonly written: string;
  /** How the file itself says that it counts, where it does: nothing has to be guessed from the letters. */
  readonly known?: NumeroDeLista | 'outro' | undefined;
  /** Whether the file says that it counts in capital Roman numbers. */
  readonly roman?: boolean;
}

/** Signs that symbol fonts show as a bullet, and text fonts as a letter. */
const symbolLetters = /^[a-zA-Z§ØüÖþ¨]$/;

export const isBullet = (written: string): boolean =>
  written === '' || symbolLetters.test(written) || !/[\p{L}\p{N}§]/u.test(written);

const framed = /^\(?\s*(\d{1,5}|[a-zA-Z]{1,9})\s*[.)]$/;
const path = /^(\d{1,5}(?:\.\d{1,5}){1,8})\.?$/;

/**
 * What each sign of one level of one list is as an item of a list; nothing for what no list writes. Letters may be Roman numbers: what stands
 * before and after decides.
 */
export const readSigns = (signs: readonly SinalLido[]): (NumeroDeLista | undefined)[] => {
  const read: (NumeroDeLista | undefined)[] = [];
  signs.forEach(({ written, known }, index) => {
    if (known !== undefined) return void read.push(known === 'outro' ? undefined : known);
    const levels = path.exec(written)?.[1]?.split('.').map(Number);
    if (levels) return void read.push({ type: '1.1', value: levels.at(-1) ?? 1, above: levels.slice(0, -1) });
    const inner = framed.exec(written)?.[1];
    if (inner === undefined) return void read.push(undefined);
    if (/^\d/.test(inner)) return void read.push({ type: '1', value: Number(inner) });
    read.push(lettersOrRoman(inner, read.at(-1), framed.exec(signs[index + 1]?.written ?? '')?.[1]));
  });
  return read;
};

const lettersOrRoman = (
  inner: string,
  before: NumeroDeLista | undefined,
  after: string | undefined,
): NumeroDeLista | undefined => {
  const upper = inner === inner.toUpperCase();
  const roman = romanValue(inner);
  const letter = letterValue(inner);
  const asRoman: NumeroDeLista | undefined =
    roman === undefined ? undefined : { type: upper ? 'I' : 'i', value: roman };
  const asLetter: NumeroDeLista | undefined =
    letter === undefined ? undefined : { type: upper ? 'A' : 'a', value: letter };
  const both = [asRoman, asLetter].filter((each) => each !== undefined);
  if (both.length < 2) return both[0];
  const follows = both.find((each) => before?.type === each.type && before.value + 1 === each.value);
  if (follows) return follows;
  if (after !== undefined && roman !== undefined && romanValue(after) === roman + 1) return asRoman;
  if (after !== undefined && letter !== undefined && letterValue(after) === letter + 1) return asLetter;
  // alone, as the first of a list a small number is more often one
  return inner.length > 1 || /^[ivx]$/i.test(inner) ? asRoman : asLetter;
};

/** Word goes on after `z` with `aa`, `bb`; others with `aa`, `ab`. */
const letterValue = (inner: string): number | undefined => {
  const [first = ''] = inner.toLowerCase();
  if (inner.length > 1 && inner.toLowerCase() === first.repeat(inner.length))
    return 26 * (inner.length - 1) + (lettersValue(first) ?? 0);
  return inner.length > 2 ? undefined : lettersValue(inner);
};

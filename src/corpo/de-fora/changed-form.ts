import { numeroDeItem } from '#schemas/corpo/numero-de-item.ts';
import type { Lugar } from './choose-places.ts';

/** A number that is written otherwise here: `(a)` became `a)`. */
export interface FormaMudada {
  readonly era: string;
  readonly ficou: string;
}

/** What changes in how a number is written; nothing where only a dash or the sign of an ordinal is another. */
export const changedForm = (written: string, lugar: Lugar): FormaMudada | undefined => {
  if (lugar.as !== 'numerado' && lugar.as !== 'dispositivo') return undefined;
  const ficou = lugar.as === 'dispositivo' ? lugar.escrito : itemSign(lugar);
  return plain(written) === plain(ficou) ? undefined : { era: written, ficou };
};

const itemSign = ({ numero: { type, value, above = [] } }: Extract<Lugar, { as: 'numerado' }>): string =>
  type === '1.1'
    ? [...above, value, ''].join('.')
    : `${numeroDeItem(value, type)}${type === 'a' || type === 'A' ? ')' : '.'}`;

const plain = (written: string): string =>
  written
    .replace(/\s+/g, ' ')
    .replace(/[-—]/g, '–')
    .replace(/(\d)\s?[oº°]/g, '$1º')
    .trim();

/** A few of the pairs, one for each way of writing: `(a)` says what `(b)` would. */
export const examplesOf = (formas: readonly FormaMudada[]): readonly FormaMudada[] => {
  const ways = new Map<string, FormaMudada>();
  for (const forma of formas) {
    const way = `${forma.era} ${forma.ficou}`.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '1');
    if (!ways.has(way)) ways.set(way, forma);
  }
  return [...ways.values()].slice(0, 3);
};

import type { LugarPdf } from './pdf-entrada.ts';

/** What the template tells of each place of signature. */
interface Told {
  readonly k: string;
  readonly p: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
}

export const placeQuery = { selector: '<lugar>', field: 'value' };

const a4Height = 841.89;
/** The blank above the line of a signature. */
const blank = 30;

/** The blank above the line of each signature, where a reader of the PDF measures from: below, at the left. */
export const placesIn = (told: unknown): Readonly<Record<string, LugarPdf>> =>
  Object.fromEntries(
    (told as readonly Told[]).map(({ k, p, x, y, w }) => [
      k,
      { pagina: p - 1, x, y: a4Height - y - blank, largura: w, altura: blank },
    ]),
  );

import type { PDFiumDocument } from '@hyzyla/pdfium';
import { grayPng, type GrayImage } from '#server/ferramentas/image/gray-png.ts';
import { recogniseWords, type SeenPage, type SeenWord } from '#server/ferramentas/recognition/recognise.ts';
import type { ReadPage, Turn } from './capture.ts';
import type { FieldTexts } from './field-texts.ts';
import { isBlank } from './is-blank.ts';
import { shownPage } from './render-page.ts';
import { turned } from './turned.ts';

/** A page with fewer signs than these of its own is a scanned one: a stamp or a page number is not its text. */
export const fewestSigns = 40;
/** Points of the longer side of what is recognised: some 250 to the inch of an A4. */
const longestSide = 3_000;
/** Words of a page that is surely the right way up, and how sure they are. */
const enoughWords = 12;
const surely = 70;
/** How much better another way up has to be read. */
export const clearlyBetter = 1.5;

/** What a page says: its own text, or what is recognised, whichever way up it was scanned. */
export const readPage = async (
  pdf: PDFiumDocument,
  numero: number,
  fields: FieldTexts,
): Promise<ReadPage> => {
  const page = shownPage(pdf, numero, fields);
  if (page.texto.trim().length >= fewestSigns) return { numero, giro: 0, texto: page.texto, palavras: [] };
  const image = await page.draw(longestSide);
  if (isBlank(image)) return { numero, giro: 0, texto: page.texto, palavras: [] };
  const { giro, seen } = await uprightReading(image);
  const sideways = giro === 90 || giro === 270;
  const [width, height] = sideways ? [image.height, image.width] : [image.width, image.height];
  return {
    numero,
    giro,
    // what is typed in a field is surer than what is recognised of it
    texto: [fields[numero - 1] ?? '', seen.text].filter((text) => text !== '').join('\n'),
    palavras: seen.words.map((word) => [
      word.text,
      part(word.left, width),
      part(word.top, height),
      part(word.width, width),
      part(word.height, height),
    ]),
  };
};

const part = (of: number, whole: number): number => Math.round((of / whole) * 100_000) / 100_000;

interface Reading {
  readonly giro: Turn;
  readonly seen: SeenPage;
}

const uprightReading = async (image: GrayImage): Promise<Reading> => {
  const asIs = await readTurned(image, 0);
  if (asIs.seen.words.filter(isLevel).length >= enoughWords && asIs.seen.confidence >= surely) return asIs;
  let best = asIs;
  for (const giro of [180, 90, 270] as const) {
    const other = await readTurned(image, giro);
    if (scoreOf(other.seen) > scoreOf(best.seen) && scoreOf(other.seen) > clearlyBetter * scoreOf(asIs.seen))
      best = other;
  }
  return best;
};

const readTurned = async (image: GrayImage, giro: Turn): Promise<Reading> => ({
  giro,
  seen: await recogniseWords(grayPng(turned(image, giro))),
});

/** Letters read in level words, by how sure of them: noise is short and unsure. */
export const scoreOf = ({ words, confidence }: SeenPage): number =>
  confidence * words.filter(isLevel).reduce((sum, { text }) => sum + text.length, 0);

/** A word longer than it is high: what lies on its side is read too, and stands. */
const isLevel = ({ text, width, height }: SeenWord): boolean => text.length > 2 && width > height;

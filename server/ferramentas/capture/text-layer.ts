import {
  type PDFName,
  TextRenderingMode,
  beginText,
  concatTransformationMatrix,
  degrees,
  endText,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  type PDFDocument,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { lackedBy, runsOf, widthOf, type Letters } from '#schemas/drawn-text.ts';
import { plainLetters } from '#server/ferramentas/fonts/letters.ts';
import { turnOf, type ReadPage, type Turn } from './capture.ts';

/**
 * Lays the words that were seen over their places, without drawing them, and turns the pages upright. It is for a copy: the
 * file that came stays as it is.
 */
export const layText = async (pdf: PDFDocument, pages: readonly ReadPage[]): Promise<Uint8Array> => {
  const texts = pages.flatMap(({ palavras }) => palavras.map(([text]) => text));
  const letters = await plainLetters(pdf, texts);
  const lacked = new Set(lackedBy(letters, texts));
  for (const { numero, giro, palavras } of pages) {
    const page = pdf.getPage(numero - 1);
    const turn = turnOf(page.getRotation().angle + giro);
    page.setRotation(degrees(turn));
    const words = palavras.map(([text, ...place]): Word => [without(lacked, text), ...place]);
    if (words.length > 0) lay(page, letters, turn, words);
  }
  return pdf.save();
};

type Word = ReadPage['palavras'][number];

/** A sign that no font draws, in a reading most often a stain, is not laid. */
const without = (lacked: ReadonlySet<string>, text: string): string =>
  lacked.size === 0 ? text : [...text].filter((letter) => !lacked.has(letter)).join('');

const lay = (page: PDFPage, letters: Letters, turn: Turn, words: readonly Word[]): void => {
  const box = page.getCropBox();
  const sideways = turn === 90 || turn === 270;
  const [width, height] = sideways ? [box.height, box.width] : [box.width, box.height];
  const names = new Map(letters.map(({ font }) => [font, page.node.newFontDictionary('Lida', font.ref)]));
  page.pushOperators(
    pushGraphicsState(),
    upright(turn, box),
    beginText(),
    setTextRenderingMode(TextRenderingMode.Invisible),
    ...words.flatMap((word) => wordAt(word, letters, names, width, height)),
    endText(),
    popGraphicsState(),
  );
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** From places on the page as it is shown, from the lower left, to those of its own coordinates. */
const upright = (turn: Turn, { x, y, width, height }: Box): PDFOperator => {
  switch (turn) {
    case 0:
      return concatTransformationMatrix(1, 0, 0, 1, x, y);
    case 90:
      return concatTransformationMatrix(0, 1, -1, 0, x + width, y);
    case 180:
      return concatTransformationMatrix(-1, 0, 0, -1, x + width, y + height);
    case 270:
      return concatTransformationMatrix(0, -1, 1, 0, x, y + height);
  }
};

/** Part of the height of a line that is under its letters. */
const descent = 0.2;

const wordAt = (
  [text, left, top, wide, high]: Word,
  letters: Letters,
  names: ReadonlyMap<PDFFont, PDFName>,
  width: number,
  height: number,
): PDFOperator[] => {
  const size = Math.max(1, high * height);
  const natural = widthOf(letters, size, text);
  if (natural === 0) return [];
  return [
    setCharacterSqueeze((100 * wide * width) / natural),
    setTextMatrix(1, 0, 0, 1, left * width, height - (top + high * (1 - descent)) * height),
    ...runsOf(letters, text).flatMap(({ font, text: run }) => {
      const name = names.get(font);
      return name ? [setFontAndSize(name, size), showText(font.encodeText(run))] : [];
    }),
  ];
};

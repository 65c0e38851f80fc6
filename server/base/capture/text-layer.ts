import {
  type PDFName,
  StandardFonts,
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
import { turnOf, type ReadPage, type Turn } from './capture.ts';

/**
 * Lays the words that were seen over their places, without drawing them, and turns the pages upright. It is for a copy: the
 * file that came stays as it is.
 */
export const layText = async (pdf: PDFDocument, pages: readonly ReadPage[]): Promise<Uint8Array> => {
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const { numero, giro, palavras } of pages) {
    const page = pdf.getPage(numero - 1);
    const turn = turnOf(page.getRotation().angle + giro);
    page.setRotation(degrees(turn));
    if (palavras.length > 0) lay(page, font, turn, palavras);
  }
  return pdf.save();
};

const lay = (page: PDFPage, font: PDFFont, turn: Turn, words: ReadPage['palavras']): void => {
  const box = page.getCropBox();
  const sideways = turn === 90 || turn === 270;
  const [width, height] = sideways ? [box.height, box.width] : [box.width, box.height];
  const name = page.node.newFontDictionary('Lida', font.ref);
  page.pushOperators(
    pushGraphicsState(),
    upright(turn, box),
    beginText(),
    setTextRenderingMode(TextRenderingMode.Invisible),
    ...words.flatMap((word) => wordAt(word, name, font, width, height)),
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
  [text, left, top, wide, high]: ReadPage['palavras'][number],
  name: PDFName,
  font: PDFFont,
  width: number,
  height: number,
): PDFOperator[] => {
  const written = writable(font, text);
  const size = Math.max(1, high * height);
  const natural = font.widthOfTextAtSize(written, size);
  if (written === '' || natural === 0) return [];
  return [
    setFontAndSize(name, size),
    setCharacterSqueeze((100 * wide * width) / natural),
    setTextMatrix(1, 0, 0, 1, left * width, height - (top + high * (1 - descent)) * height),
    showText(font.encodeText(written)),
  ];
};

/** Signs that the letters of the layer do not have stay out: those of Portuguese are all there. */
const writable = (font: PDFFont, text: string): string => {
  const known = new Set(font.getCharacterSet());
  return [...text].filter((sign) => known.has(sign.codePointAt(0) ?? 0)).join('');
};

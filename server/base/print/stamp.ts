import {
  beginText,
  concatTransformationMatrix,
  endText,
  fill,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingGrayscaleColor,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { drawable } from '#schemas/drawn-text.ts';

const size = 8;

/** Writes on the upper right corner of a page, as it is read, over white so that nothing below confuses it. */
export const stamp = (page: PDFPage, font: PDFFont, text: string): void => {
  const box = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const sideways = turn === 90 || turn === 270;
  const [width, height] = sideways ? [box.height, box.width] : [box.width, box.height];
  const words = drawable(font, text);
  const long = font.widthOfTextAtSize(words, size);
  const [x, y] = [Math.max(6, width - long - 18), height - 18];
  const name = page.node.newFontDictionary('Folha', font.ref);
  page.pushOperators(
    pushGraphicsState(),
    upright(turn, box),
    setFillingGrayscaleColor(1),
    rectangle(x - 4, y - 4, long + 8, size + 6),
    fill(),
    setFillingGrayscaleColor(0.15),
    beginText(),
    setFontAndSize(name, size),
    setTextMatrix(1, 0, 0, 1, x, y),
    showText(font.encodeText(words)),
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

/** Puts the origin at the lower left corner of the page as it is read. */
const upright = (turn: number, { x, y, width, height }: Box): PDFOperator => {
  if (turn === 90) return concatTransformationMatrix(0, 1, -1, 0, x + width, y);
  if (turn === 180) return concatTransformationMatrix(-1, 0, 0, -1, x + width, y + height);
  if (turn === 270) return concatTransformationMatrix(0, -1, 1, 0, x, y + height);
  return concatTransformationMatrix(1, 0, 0, 1, x, y);
};

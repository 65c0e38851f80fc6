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
  type PDFOperator,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { runsOf, widthOf, type Letters } from '#schemas/drawn-text.ts';

const size = 8;

/** Writes on the upper right corner of a page, as it is read, over white so that nothing below confuses it. */
export const stamp = (page: PDFPage, letters: Letters, text: string): void => {
  const box = page.getCropBox();
  const turn = ((page.getRotation().angle % 360) + 360) % 360;
  const sideways = turn === 90 || turn === 270;
  const [width, height] = sideways ? [box.height, box.width] : [box.width, box.height];
  const long = widthOf(letters, size, text);
  const [x, y] = [Math.max(6, width - long - 18), height - 18];
  page.pushOperators(
    pushGraphicsState(),
    upright(turn, box),
    setFillingGrayscaleColor(1),
    rectangle(x - 4, y - 4, long + 8, size + 6),
    fill(),
    setFillingGrayscaleColor(0.15),
    beginText(),
    setTextMatrix(1, 0, 0, 1, x, y),
    ...runsOf(letters, text).flatMap(({ font, text: run }) => [
      setFontAndSize(page.node.newFontDictionary('Folha', font.ref), size),
      showText(font.encodeText(run)),
    ]),
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

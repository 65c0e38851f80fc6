import type { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { entryOf, numberOf } from './pdf-value.ts';
import type { SignaturePlace } from './signature-place.ts';

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** Where something that stands upright on a page as it is shown is in the page as it is written, and how it is turned there. */
export interface PlaceInPage {
  readonly rect: Box;
  /** Of the form that is drawn in the rectangle; absent where the page is shown as it is written. */
  readonly matrix: string | undefined;
}

/** A page may be shown turned, and only a part of it: what people see has its corner elsewhere, and its up too. */
export const placeInPage = (
  file: PdfFile,
  page: PdfObject,
  { x, y, largura, altura }: Omit<SignaturePlace, 'pagina'>,
): PlaceInPage => {
  const [left, bottom, right, top] = shownBox(file, page);
  const [x2, y2] = [x + largura, y + altura];
  switch (turnOf(file, page)) {
    case 90:
      return { rect: [right - y2, bottom + x, right - y, bottom + x2], matrix: '0 1 -1 0 0 0' };
    case 180:
      return { rect: [right - x2, top - y2, right - x, top - y], matrix: '-1 0 0 -1 0 0' };
    case 270:
      return { rect: [left + y, top - x2, left + y2, top - x], matrix: '0 -1 1 0 0 0' };
    default:
      return { rect: [left + x, bottom + y, left + x2, bottom + y2], matrix: undefined };
  }
};

/** What readers take where a page says no size. */
const letter: Box = [0, 0, 612, 792];

const shownBox = (file: PdfFile, page: PdfObject): Box => {
  const whole = boxOf(file, page, 'MediaBox') ?? letter;
  const part = boxOf(file, page, 'CropBox') ?? whole;
  const both: Box = [
    Math.max(whole[0], part[0]),
    Math.max(whole[1], part[1]),
    Math.min(whole[2], part[2]),
    Math.min(whole[3], part[3]),
  ];
  return both[0] < both[2] && both[1] < both[3] ? both : whole;
};

const boxOf = (file: PdfFile, page: PdfObject, key: string): Box | undefined => {
  const found = inherited(file, page, key);
  if (found?.value.kind !== 'array' || found.value.items.length !== 4) return undefined;
  const [a, b, c, d] = found.value.items.map((item) => numberOf(file.follow(item, found)?.value));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  return box[0] < box[2] && box[1] < box[3] ? box : undefined;
};

const turnOf = (file: PdfFile, page: PdfObject): number =>
  (((numberOf(inherited(file, page, 'Rotate')?.value) ?? 0) % 360) + 360) % 360;

/** An entry of a page, or of what is above it in the tree. */
const inherited = (file: PdfFile, page: PdfObject, key: string): PdfObject | undefined => {
  const seen = new Set<number>();
  let node: PdfObject | undefined = page;
  while (node && !seen.has(node.number)) {
    seen.add(node.number);
    const found = file.follow(entryOf(node.value, key), node);
    if (found) return found;
    node = file.follow(entryOf(node.value, 'Parent'), node);
  }
  return undefined;
};

import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of a page as it is shown: in parts of it, from the upper left. */
interface Shown {
  readonly x: number;
  readonly y: number;
  readonly largura: number;
  readonly altura: number;
}

const turnOf = (page: PDFPage): number => ((page.getRotation().angle % 360) + 360) % 360;

/** The size of a page as it is shown, in points. */
export const sizeOf = (page: PDFPage): { readonly largura: number; readonly altura: number } => {
  const { width, height } = page.getCropBox();
  return turnOf(page) % 180 === 0 ? { largura: width, altura: height } : { largura: height, altura: width };
};

/** Where a rectangle of the coordinates of the page is on it, whichever way it is turned. */
export const shownAt = (page: PDFPage, rect: Box): Shown => {
  const crop = page.getCropBox();
  const left = (rect.x - crop.x) / crop.width;
  const below = (rect.y - crop.y) / crop.height;
  const [wide, high] = [rect.width / crop.width, rect.height / crop.height];
  switch (turnOf(page)) {
    case 90:
      return { x: below, y: left, largura: high, altura: wide };
    case 180:
      return { x: 1 - left - wide, y: below, largura: wide, altura: high };
    case 270:
      return { x: 1 - below - high, y: 1 - left - wide, largura: high, altura: wide };
    default:
      return { x: left, y: 1 - below - high, largura: wide, altura: high };
  }
};

/** The page of each widget, from the first: what the widget itself says of it is often missing. */
export const pagesOfWidgets = (pdf: PDFDocument): ReadonlyMap<PDFDict, PDFPage> => {
  const found = new Map<PDFDict, PDFPage>();
  for (const page of pdf.getPages())
    for (const one of page.node.Annots()?.asArray() ?? []) {
      const dict = pdf.context.lookup(one);
      if (dict instanceof PDFDict) found.set(dict, page);
    }
  return found;
};

/** The rectangle of a widget, whichever of its corners come first. */
export const rectOf = (widget: PDFDict): Box => {
  const rect = widget.lookup(PDFName.of('Rect'));
  const at = (index: number): number => {
    const value = rect instanceof PDFArray ? rect.lookup(index) : undefined;
    return value instanceof PDFNumber ? value.asNumber() : 0;
  };
  const [x, y] = [Math.min(at(0), at(2)), Math.min(at(1), at(3))];
  return { x, y, width: Math.abs(at(2) - at(0)), height: Math.abs(at(3) - at(1)) };
};

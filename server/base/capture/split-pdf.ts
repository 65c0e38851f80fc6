import { PDFDocument, degrees } from '@cantoo/pdf-lib';
import type { PartPage } from './capture.ts';

/** Pages of a PDF as one of their own, in this order and turned so. */
export const partOf = async (source: PDFDocument, pages: readonly PartPage[]): Promise<Uint8Array> => {
  const part = await PDFDocument.create();
  const copies = await part.copyPages(
    source,
    pages.map(({ numero }) => numero - 1),
  );
  copies.forEach((page, index) => {
    const turn = pages[index]?.giro ?? 0;
    if (turn !== 0) page.setRotation(degrees((page.getRotation().angle + turn) % 360));
    part.addPage(page);
  });
  return part.save();
};

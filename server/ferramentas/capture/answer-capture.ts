import type { CaptureAnswer, CaptureRequest, PartPage } from './capture.ts';
import { examine } from './examine.ts';
import { factsOf } from './facts-of.ts';
import { readFieldTexts } from './field-texts.ts';
import { openToCopy } from './open-pdf.ts';
import { readPage } from './read-page.ts';
import { openToDraw } from './render-page.ts';
import { layText } from './text-layer.ts';
import { PDFDocument, degrees } from '@cantoo/pdf-lib';

/** Pages of a PDF as one of their own, in this order and turned so. */
const partOf = async (source: PDFDocument, pages: readonly PartPage[]): Promise<Uint8Array> => {
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

/** What is made of a file that was sent, as it is made. */
export const answerCapture = async function* (request: CaptureRequest): AsyncGenerator<CaptureAnswer> {
  switch (request.kind) {
    case 'examine':
      yield* examine(request.type, request.content, request.limits);
      return;
    case 'split': {
      const source = await openToCopy(request.content);
      for (const pages of request.parts) {
        const content = await partOf(source, pages);
        yield { kind: 'part', content, facts: factsOf(await openToCopy(content)) };
      }
      return;
    }
    case 'read': {
      const fields = await readFieldTexts(request.content);
      const pdf = await openToDraw(request.content);
      try {
        const total = pdf.getPageCount();
        for (let numero = request.done + 1; numero <= total; numero += 1)
          if (request.only?.includes(numero) ?? true)
            yield { kind: 'read', page: await readPage(pdf, numero, fields), total };
      } finally {
        pdf.destroy();
      }
      return;
    }
    case 'layer':
      yield { kind: 'layered', content: await layText(await openToCopy(request.content), request.pages) };
  }
};

import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';
import { Uncapturable } from './capture.ts';
import type { FieldTexts } from './field-texts.ts';

let library: Promise<PDFiumLibrary> | undefined;

/** Opens a PDF to draw its pages. */
export const openToDraw = async (content: Uint8Array): Promise<PDFiumDocument> => {
  library ??= PDFiumLibrary.init();
  const pdfium = await library;
  try {
    return await pdfium.loadDocument(content);
  } catch (error) {
    const locked = error instanceof Error && /password|security/i.test(error.message);
    throw new Uncapturable(locked ? 'protegido' : 'invalido', { cause: error });
  }
};

/** A page as it is shown, in points, and its text, with what was filled in its form. */
interface ShownPage {
  readonly largura: number;
  readonly altura: number;
  readonly texto: string;
  draw(longestSide: number): Promise<GrayImage>;
}

/** Never more than this for a point of the page: some 300 to the inch. */
const mostScale = 300 / 72;

export const shownPage = (pdf: PDFiumDocument, numero: number, fields: FieldTexts): ShownPage => {
  const page = pdf.getPage(numero - 1);
  const { originalWidth: largura, originalHeight: altura } = page.getOriginalSize();
  return {
    largura,
    altura,
    texto: [page.getText(), fields[numero - 1] ?? ''].filter((text) => text !== '').join('\n'),
    draw: async (longestSide) => {
      const scale = Math.min(mostScale, longestSide / Math.max(largura, altura, 1));
      const { width, height, data } = await page.render({
        scale,
        render: 'bitmap',
        colorSpace: 'Gray',
        renderFormFields: true,
      });
      return { width, height, data };
    },
  };
};

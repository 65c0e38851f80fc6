import { PDFiumLibrary } from '@hyzyla/pdfium';
import { colourPng } from '#server/ferramentas/image/colour-png.ts';
import {
  Unfillable,
  type DrawnPage,
  type FormDescription,
  type FormValues,
  type PlacedText,
} from './form.ts';

let library: Promise<PDFiumLibrary> | undefined;

/** Points for each point of the page: 200 to the inch, and never more than a page of a poster has. */
const scale = 200 / 72;
const mostPixels = 20_000_000;

/** Each page of a filled form as a picture, with the words that are printed on it and those that were written. */
export const drawForm = async function* (
  content: Uint8Array,
  texts: readonly PlacedText[],
): AsyncGenerator<DrawnPage> {
  library ??= PDFiumLibrary.init();
  const pdf = await open(await library, content);
  try {
    for (let index = 0; index < pdf.getPageCount(); index += 1) {
      const page = pdf.getPage(index);
      const { originalWidth: largura, originalHeight: altura } = page.getOriginalSize();
      const fit = Math.min(scale, Math.sqrt(mostPixels / Math.max(1, largura * altura)));
      const { width, height, data } = await page.render({
        scale: fit,
        render: 'bitmap',
        renderFormFields: true,
      });
      const imagem = colourPng({ width, height, data });
      yield { largura, altura, imagem, textos: texts.filter(({ pagina }) => pagina === index + 1) };
    }
  } finally {
    pdf.destroy();
  }
};

const open = async (pdfium: PDFiumLibrary, content: Uint8Array) => {
  try {
    return await pdfium.loadDocument(content);
  } catch (error) {
    throw new Unfillable('invalido', { cause: error });
  }
};

/** What was written, where its fields are. */
export const writtenTexts = ({ campos }: FormDescription, values: FormValues): readonly PlacedText[] =>
  campos.flatMap(({ nome, opcoes = [], lugares }) => {
    const value = values[nome];
    const [place] = lugares;
    if (!place || value === undefined || typeof value === 'boolean') return [];
    const chosen = typeof value === 'string' ? [value] : value;
    const texto = chosen
      .map((one) => opcoes.find(({ valor }) => valor === one)?.rotulo ?? one)
      .join(', ')
      .trim();
    return texto === '' ? [] : [{ ...place, texto }];
  });

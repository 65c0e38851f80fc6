import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Unfillable, type PlacedText } from './form.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')));

/** The words that are printed on the pages of a file, each where it is. What was written in its fields is not among them. */
export const pageTexts = async (content: Uint8Array): Promise<readonly PlacedText[]> => {
  const loading = getDocument({
    data: Uint8Array.from(content),
    cMapUrl: `${join(folder, 'cmaps')}/`,
    standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
    useWasm: false,
    isEvalSupported: false,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise;
    const found: PlacedText[] = [];
    for (let numero = 1; numero <= pdf.numPages; numero += 1)
      found.push(...(await textsOf(await pdf.getPage(numero), numero)));
    return found;
  } catch (error) {
    throw new Unfillable('invalido', { cause: error });
  } finally {
    await loading.destroy();
  }
};

const textsOf = async (page: PDFPageProxy, pagina: number): Promise<readonly PlacedText[]> => {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform as number[];
    const corner = viewport.convertToViewportPoint(x ?? 0, y ?? 0) as [number, number];
    const far = viewport.convertToViewportPoint((x ?? 0) + item.width, (y ?? 0) + item.height) as [
      number,
      number,
    ];
    const part = (of: number, whole: number): number => Math.round((of / whole) * 100_000) / 100_000;
    return [
      {
        texto: item.str,
        pagina,
        x: part(Math.min(corner[0], far[0]), viewport.width),
        y: part(Math.min(corner[1], far[1]), viewport.height),
        largura: part(Math.abs(far[0] - corner[0]), viewport.width),
        altura: part(Math.abs(far[1] - corner[1]), viewport.height),
      },
    ];
  });
};

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { recogniseImage } from '#server/ferramentas/recognition/recognise.ts';
import { Unreadable, type Reading } from './reading.ts';

/** Pages of one file that are read; a longer one says how many were. */
const mostPages = 2_000;
/** A page with a picture and fewer signs than these is a scanned one: a stamp or a page number is not its text. */
const fewestSigns = 40;
/** Signs of the longer side of a scanned page: some 250 to the inch of an A4, which is what recognition asks for. */
const longestSide = 3_000;
const mostScale = 300 / 72;

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')));

/** The text of each page; what was scanned is recognised. */
export const readPdf = async function* (content: Uint8Array, done: number): AsyncGenerator<Reading> {
  const pdf = await open(content);
  try {
    yield { kind: 'pages', total: pdf.numPages };
    for (let number = done + 1; number <= Math.min(pdf.numPages, mostPages); number += 1)
      yield await readPage(pdf, number);
  } finally {
    await pdf.destroy();
  }
};

const open = async (content: Uint8Array): Promise<PDFDocumentProxy> => {
  try {
    return await getDocument({
      data: Uint8Array.from(content),
      cMapUrl: `${join(folder, 'cmaps')}/`,
      standardFontDataUrl: `${join(folder, 'standard_fonts')}/`,
      wasmUrl: `${join(folder, 'wasm')}/`,
      isEvalSupported: false,
      verbosity: 0,
    }).promise;
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(locked ? 'protegido' : 'invalido', { cause: error });
  }
};

const readPage = async (pdf: PDFDocumentProxy, number: number): Promise<Reading> => {
  const page = await pdf.getPage(number);
  try {
    const text = await textOf(page);
    if (text.trim().length >= fewestSigns || !(await hasPicture(page)))
      return { kind: 'page', text, recognised: false };
    const seen = await recogniseImage(await draw(pdf, page));
    return { kind: 'page', text: `${text}\n${seen}`, recognised: true };
  } finally {
    page.cleanup();
  }
};

const textOf = async (page: PDFPageProxy): Promise<string> => {
  const { items } = await page.getTextContent();
  const own = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  return [own, ...(await filledIn(page))].join('\n');
};

/** The part of what pdf.js says of a field of a form that is read here. */
interface Field {
  readonly subtype?: string;
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly hidden?: boolean;
  readonly password?: boolean;
  readonly options?: readonly { readonly exportValue?: string; readonly displayValue?: string }[];
}

/** What was filled in the form of the page: it is not in its text. */
const filledIn = async (page: PDFPageProxy): Promise<readonly string[]> => {
  const fields = (await page.getAnnotations()) as readonly Field[];
  return fields
    .filter(({ subtype, fieldType, hidden, password }) => {
      const isWritten = subtype === 'Widget' && (fieldType === 'Tx' || fieldType === 'Ch');
      return isWritten && !hidden && !password;
    })
    .flatMap(({ fieldValue, options = [] }) =>
      [fieldValue]
        .flat()
        .filter((value) => typeof value === 'string')
        .map((value) => options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value),
    )
    .filter((value) => value.trim() !== '');
};

const pictures: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
];

const hasPicture = async (page: PDFPageProxy): Promise<boolean> =>
  (await page.getOperatorList()).fnArray.some((operation) => pictures.includes(operation));

/** The part of a canvas of Node that is used here. */
interface Drawn {
  readonly canvas: HTMLCanvasElement & { toBuffer(type: 'image/png'): Buffer };
}
interface Drawer {
  create(width: number, height: number): Drawn;
  destroy(drawn: Drawn): void;
}

const draw = async (pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<Uint8Array> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(mostScale, longestSide / Math.max(width, height)) });
  const drawer = pdf.canvasFactory as Drawer;
  const drawn = drawer.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  try {
    await page.render({ canvas: drawn.canvas, viewport }).promise;
    return drawn.canvas.toBuffer('image/png');
  } finally {
    drawer.destroy(drawn);
  }
};

import type { PDFiumDocument } from '@hyzyla/pdfium';
import { Uncapturable } from '#server/ferramentas/capture/capture.ts';
import type { PageLetters } from './redaction.ts';

type Page = ReturnType<PDFiumDocument['getPage']>;

/** What of PDFium the library does not pass on: `fpdf_text.h`, `fpdfview.h`, `fpdf_flatten.h` and `fpdf_formfill.h`. */
interface TextModule {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(bytes: number): number; free(pointer: number): void };
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FORM_OnAfterLoadPage(page: number, form: number): void;
  _FORM_OnBeforeClosePage(page: number, form: number): void;
  _FPDFPage_Flatten(page: number, use: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetCharBox(
    text: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number;
}

/** Devices have whole points: a page of so many has places that are exact enough. */
const side = 100_000;
const doubles = 8;

/**
 * What a page says, and where each letter is as it is shown: its turn and its crop are in the places. What was filled in its form
 * or written over it is drawn in the copy, and is of its letters too: the page is changed for that, in memory alone.
 */
export const lettersOf = (pdf: PDFiumDocument, numero: number): PageLetters => {
  const page = pdf.getPage(numero - 1);
  const module = moduleOf(page);
  flatten(module, pdf, page);
  // what was flattened is there once it is loaded anew
  const handle = module._FPDF_LoadPage(Number(Reflect.get(page, 'documentIdx')), numero - 1);
  try {
    return { numero, ...signsOf(module, handle) };
  } finally {
    module._FPDF_ClosePage(handle);
  }
};

/** As it is seen, not as it is printed. */
const normalDisplay = 0;

const flatten = (module: TextModule, pdf: PDFiumDocument, page: Page): void => {
  const handle = Number(Reflect.get(page, 'pageIdx'));
  const form = pdf.initializeFormFields();
  module._FORM_OnAfterLoadPage(handle, form);
  const done = module._FPDFPage_Flatten(handle, normalDisplay);
  module._FORM_OnBeforeClosePage(handle, form);
  if (done === 0) throw new Uncapturable('invalido');
};

const signsOf = (module: TextModule, handle: number): Pick<PageLetters, 'texto' | 'lugares'> => {
  const text = module._FPDFText_LoadPage(handle);
  const room = module.wasmExports.malloc(6 * doubles);
  try {
    const total = module._FPDFText_CountChars(text);
    const signs: string[] = [];
    const places: number[] = [];
    for (let index = 0; index < total; index += 1) {
      const code = module._FPDFText_GetUnicode(text, index);
      const sign = code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : ' ';
      const place = placeOf(module, handle, text, index, room);
      signs.push(sign);
      for (let unit = 0; unit < sign.length; unit += 1) places.push(...place);
    }
    return { texto: signs.join(''), lugares: Float64Array.from(places) };
  } finally {
    module.wasmExports.free(room);
    module._FPDFText_ClosePage(text);
  }
};

type Place = readonly [left: number, top: number, width: number, height: number];

const placeOf = (module: TextModule, page: number, text: number, index: number, room: number): Place => {
  const found = module._FPDFText_GetCharBox(text, index, room, room + 8, room + 16, room + 24);
  if (found === 0) return [0, 0, 0, 0];
  // the memory may have moved: it is looked at each time
  const box = new DataView(module.HEAPU8.buffer, room, 6 * doubles);
  const [left, right, bottom, top] = [0, 8, 16, 24].map((at) => box.getFloat64(at, true)) as [
    number,
    number,
    number,
    number,
  ];
  const shown = (x: number, y: number): readonly [number, number] => {
    module._FPDF_PageToDevice(page, 0, 0, side, side, 0, x, y, room + 32, room + 40);
    const at = new DataView(module.HEAPU8.buffer, room, 6 * doubles);
    return [at.getInt32(32, true) / side, at.getInt32(40, true) / side];
  };
  const one = shown(left, bottom);
  const other = shown(right, top);
  const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  return [x, y, Math.max(one[0], other[0]) - x, Math.max(one[1], other[1]) - y];
};

const isTextModule = (module: unknown): module is TextModule =>
  typeof module === 'object' &&
  module !== null &&
  ['_FPDFText_GetCharBox', '_FPDFText_GetUnicode', '_FPDF_PageToDevice', '_FPDFPage_Flatten'].every(
    (name) => typeof Reflect.get(module, name) === 'function',
  );

const moduleOf = (page: Page): TextModule => {
  const module: unknown = Reflect.get(page, 'module');
  if (!isTextModule(module)) throw new Error('this PDFium tells no letters');
  return module;
};

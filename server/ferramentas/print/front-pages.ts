import { PDFDocument, grayscale, type PDFPage } from '@cantoo/pdf-lib';
import { cut, drawLine, lackedBy, linesOf, widthOf, type Letters } from '#schemas/drawn-text.ts';
import { boldLetters, plainLetters } from '#server/ferramentas/fonts/letters.ts';
import type { PrintRequest } from './printing.ts';

const [width, height, margin] = [595.28, 841.89, 56];
const inside = width - 2 * margin;
const [rowHeight, firstRow] = [30, height - 120];

/** Lines of the index on one page. */
export const rowsPerPage = Math.floor((firstRow - margin) / rowHeight);

/** A line of the index, with the page of the whole where it leads, if it leads anywhere. */
export interface IndexRow {
  readonly rotulo: string;
  readonly titulo: string;
  readonly detalhe: string;
  readonly folha?: number;
}

/** Where a line of the index stands, to be touched. */
interface RowPlace {
  readonly page: number;
  readonly row: number;
  readonly rect: readonly [number, number, number, number];
}

interface Fonts {
  readonly plain: Letters;
  readonly bold: Letters;
}

interface Pages {
  readonly pdf: PDFDocument;
  readonly fonts: Fonts;
  /** What no font of the house draws. */
  readonly lacked: readonly string[];
}

const newPages = async (texts: Record<keyof Fonts, readonly string[]>): Promise<Pages> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const fonts = { plain: await plainLetters(pdf, texts.plain), bold: await boldLetters(pdf, texts.bold) };
  return { pdf, fonts, lacked: [...lackedBy(fonts.plain, texts.plain), ...lackedBy(fonts.bold, texts.bold)] };
};

/** Letters that cannot be drawn, by the codes that they have everywhere. */
const codesOf = (letters: readonly string[]): string =>
  [...new Set(letters)]
    .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join(', ');

/** The cover and the index. The cover says what letters could not be drawn here and `elsewhere`. */
export const frontPages = async (
  { capa, palavras }: Pick<PrintRequest, 'capa' | 'palavras'>,
  rows: readonly IndexRow[],
  elsewhere: readonly string[],
): Promise<{ readonly pdf: PDFDocument; readonly places: readonly RowPlace[] }> => {
  const values = capa.linhas.map(([, valor]) => valor);
  const { pdf, fonts, lacked } = await newPages({
    plain: [capa.acima, capa.assunto, ...values, ...rows.flatMap(({ titulo, detalhe }) => [titulo, detalhe])],
    bold: [capa.titulo, ...rows.map(({ rotulo }) => rotulo)],
  });
  const unseen = codesOf([...lacked, ...elsewhere]);
  const notes = [capa.aviso, ...(unseen === '' ? [] : [palavras.semLetra.replace('{letras}', unseen)])];
  drawCover(pdf.addPage([width, height]), fonts, capa, notes);
  const places: RowPlace[] = [];
  for (let first = 0; first < rows.length; first += rowsPerPage) {
    const page = pdf.addPage([width, height]);
    heading(page, fonts, palavras.indice);
    right(page, fonts.bold, 9, firstRow + 22, palavras.folha);
    rows.slice(first, first + rowsPerPage).forEach((row, index) => {
      const y = firstRow - index * rowHeight;
      drawRow(page, fonts, row, y);
      places.push({
        page: pdf.getPageCount() - 1,
        row: first + index,
        rect: [margin, y - 15, width - margin, y + 13],
      });
    });
  }
  return { pdf, places };
};

const drawCover = (
  page: PDFPage,
  { plain, bold }: Fonts,
  capa: PrintRequest['capa'],
  notes: readonly string[],
): void => {
  let y = height - 110;
  const say = (letters: Letters, size: number, text: string, gap: number): void => {
    for (const line of linesOf(letters, size, inside, text)) {
      drawLine(page, letters, line, { x: margin, y, size, color: grayscale(0.1) });
      y -= size * 1.35;
    }
    y -= gap;
  };
  say(plain, 12, capa.acima, 14);
  say(bold, 24, capa.titulo, 8);
  say(plain, 15, capa.assunto, 18);
  page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, color: grayscale(0.6) });
  y -= 26;
  for (const [rotulo, valor] of capa.linhas) {
    drawLine(page, bold, cut(bold, 10, 140, rotulo), { x: margin, y, size: 10, color: grayscale(0.25) });
    for (const line of linesOf(plain, 10, inside - 150, valor)) {
      drawLine(page, plain, line, { x: margin + 150, y, size: 10 });
      y -= 14;
    }
    y -= 6;
  }
  y -= 14;
  for (const note of notes) say(plain, 9, note, 6);
};

const heading = (page: PDFPage, { bold }: Fonts, text: string): void =>
  drawLine(page, bold, cut(bold, 16, inside, text), { x: margin, y: height - 72, size: 16 });

const right = (page: PDFPage, letters: Letters, size: number, y: number, text: string): void => {
  const words = cut(letters, size, 80, text);
  drawLine(page, letters, words, { x: width - margin - widthOf(letters, size, words), y, size });
};

const drawRow = (page: PDFPage, { plain, bold }: Fonts, row: IndexRow, y: number): void => {
  drawLine(page, bold, cut(bold, 10, 34, row.rotulo), { x: margin, y, size: 10 });
  drawLine(page, plain, cut(plain, 10, inside - 90, row.titulo), { x: margin + 40, y, size: 10 });
  drawLine(page, plain, cut(plain, 8, inside - 90, row.detalhe), {
    x: margin + 40,
    y: y - 11,
    size: 8,
    color: grayscale(0.35),
  });
  if (row.folha !== undefined) right(page, plain, 10, y, String(row.folha));
};

/** Who signed what, after everything. */
export const signaturePages = async (
  title: string,
  blocks: readonly { readonly titulo: string; readonly linhas: readonly string[] }[],
): Promise<{ readonly pdf: PDFDocument; readonly lacked: readonly string[] }> => {
  const { pdf, fonts, lacked } = await newPages({
    plain: blocks.flatMap(({ linhas }) => linhas),
    bold: [title, ...blocks.map(({ titulo }) => titulo)],
  });
  let page = pdf.addPage([width, height]);
  heading(page, fonts, title);
  let y = height - 110;
  const say = (letters: Letters, size: number, x: number, text: string): void => {
    for (const line of linesOf(letters, size, width - margin - x, text)) {
      if (y < margin) {
        page = pdf.addPage([width, height]);
        y = height - 72;
      }
      drawLine(page, letters, line, { x, y, size });
      y -= size * 1.4;
    }
  };
  for (const { titulo, linhas } of blocks) {
    say(fonts.bold, 10, margin, titulo);
    for (const linha of linhas) say(fonts.plain, 9, margin + 14, linha);
    y -= 8;
  }
  return { pdf, lacked };
};

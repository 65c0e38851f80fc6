import { PDFDocument, StandardFonts, grayscale, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { cut, linesOf } from '#schemas/drawn-text.ts';
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
export interface RowPlace {
  readonly page: number;
  readonly row: number;
  readonly rect: readonly [number, number, number, number];
}

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

const newPages = async (): Promise<{ readonly pdf: PDFDocument; readonly fonts: Fonts }> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  return {
    pdf,
    fonts: {
      plain: await pdf.embedFont(StandardFonts.Helvetica),
      bold: await pdf.embedFont(StandardFonts.HelveticaBold),
    },
  };
};

/** The cover and the index. */
export const frontPages = async (
  { capa, palavras }: Pick<PrintRequest, 'capa' | 'palavras'>,
  rows: readonly IndexRow[],
): Promise<{ readonly pdf: PDFDocument; readonly places: readonly RowPlace[] }> => {
  const { pdf, fonts } = await newPages();
  drawCover(pdf.addPage([width, height]), fonts, capa);
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

const drawCover = (page: PDFPage, { plain, bold }: Fonts, capa: PrintRequest['capa']): void => {
  let y = height - 110;
  const say = (font: PDFFont, size: number, text: string, gap: number): void => {
    for (const line of linesOf(font, size, inside, text)) {
      page.drawText(line, { x: margin, y, size, font, color: grayscale(0.1) });
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
    page.drawText(cut(bold, 10, 140, rotulo), { x: margin, y, size: 10, font: bold, color: grayscale(0.25) });
    for (const line of linesOf(plain, 10, inside - 150, valor)) {
      page.drawText(line, { x: margin + 150, y, size: 10, font: plain });
      y -= 14;
    }
    y -= 6;
  }
  y -= 14;
  say(plain, 9, capa.aviso, 0);
};

const heading = (page: PDFPage, { bold }: Fonts, text: string): void =>
  page.drawText(cut(bold, 16, inside, text), { x: margin, y: height - 72, size: 16, font: bold });

const right = (page: PDFPage, font: PDFFont, size: number, y: number, text: string): void => {
  const words = cut(font, size, 80, text);
  page.drawText(words, { x: width - margin - font.widthOfTextAtSize(words, size), y, size, font });
};

const drawRow = (page: PDFPage, { plain, bold }: Fonts, row: IndexRow, y: number): void => {
  page.drawText(cut(bold, 10, 34, row.rotulo), { x: margin, y, size: 10, font: bold });
  page.drawText(cut(plain, 10, inside - 90, row.titulo), { x: margin + 40, y, size: 10, font: plain });
  page.drawText(cut(plain, 8, inside - 90, row.detalhe), {
    x: margin + 40,
    y: y - 11,
    size: 8,
    font: plain,
    color: grayscale(0.35),
  });
  if (row.folha !== undefined) right(page, plain, 10, y, String(row.folha));
};

/** Who signed what, after everything. */
export const signaturePages = async (
  title: string,
  blocks: readonly { readonly titulo: string; readonly linhas: readonly string[] }[],
): Promise<PDFDocument> => {
  const { pdf, fonts } = await newPages();
  let page = pdf.addPage([width, height]);
  heading(page, fonts, title);
  let y = height - 110;
  const say = (font: PDFFont, size: number, x: number, text: string): void => {
    for (const line of linesOf(font, size, width - margin - x, text)) {
      if (y < margin) {
        page = pdf.addPage([width, height]);
        y = height - 72;
      }
      page.drawText(line, { x, y, size, font });
      y -= size * 1.4;
    }
  };
  for (const { titulo, linhas } of blocks) {
    say(fonts.bold, 10, margin, titulo);
    for (const linha of linhas) say(fonts.plain, 9, margin + 14, linha);
    y -= 8;
  }
  return pdf;
};

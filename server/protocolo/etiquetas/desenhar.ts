import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import type { FolhaEtiquetas } from '#schemas/generated.ts';
import { barcodePng, drawQr, type BarcodeFormat } from '#server/base/pdf/index.ts';
import { pageOf, placeOf, type Place } from './folha.ts';

/** What is written on a label, and what its codes say. */
export interface Etiqueta {
  readonly titulo: string;
  readonly linhas: readonly string[];
  /** Divides a bundle where the label is found. */
  readonly qr: string;
  /** The number, in the format of the organisation. */
  readonly barras?: { readonly formato: BarcodeFormat; readonly texto: string };
}

const padding = 6;
/** More of nothing between the bars and the code beside them: a reader needs it to tell where they end. */
const quiet = 5;
const square: ReadonlySet<BarcodeFormat> = new Set(['QRCODE', 'DATAMATRIX']);

interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** A sheet of labels, from a place of it on: those before it were used. */
export const drawLabels = async (
  labels: readonly Etiqueta[],
  folha: FolhaEtiquetas,
  inicio: number,
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  };
  const pages: PDFPage[] = [];
  for (const [index, label] of labels.entries()) {
    const place = placeOf(folha, inicio - 1 + index);
    while (pages.length <= place.page) pages.push(pdf.addPage([...pageOf(folha)]));
    const page = pages[place.page];
    if (page) await drawLabel(pdf, page, fonts, place, label);
  }
  return pdf.save();
};

const drawLabel = async (
  pdf: PDFDocument,
  page: PDFPage,
  { plain, bold }: Fonts,
  { x, y, width, height }: Place,
  { titulo, linhas, qr, barras }: Etiqueta,
): Promise<void> => {
  const side = Math.min(height - 2 * padding, width * 0.3);
  const room = width - side - 3 * padding;
  page.drawImage(await pdf.embedPng(drawQr(qr)), {
    x: x + width - side - padding,
    y: y + (height - side) / 2,
    width: side,
    height: side,
  });
  let below = y + height - padding;
  const write = (text: string, font: PDFFont, most: number): void => {
    const { words, size } = fitted(font, text, room, most);
    below -= size * 1.2;
    page.drawText(words, { x: x + padding, y: below, size, font });
  };
  write(titulo, bold, 11);
  for (const line of linhas) write(line, plain, 7.5);
  if (!barras) return;
  const image = await pdf.embedPng(await barcodePng(barras.formato, barras.texto));
  const free = below - padding - (y + padding);
  const isSquare = square.has(barras.formato);
  const scale = isSquare ? Math.min(room / image.width, free / image.height) : (room - quiet) / image.width;
  page.drawImage(image, {
    x: x + padding,
    y: y + padding,
    width: image.width * scale,
    height: isSquare ? image.height * scale : free,
  });
};

/** A text in its place: smaller as far as it is read, then cut short. Signs that the letters do not have stay out. */
const fitted = (
  font: PDFFont,
  text: string,
  room: number,
  most: number,
): { readonly words: string; readonly size: number } => {
  const known = new Set(font.getCharacterSet());
  let words = [...text].filter((sign) => known.has(sign.codePointAt(0) ?? 0)).join('');
  const size = Math.max(6, Math.min(most, (most * room) / Math.max(1, font.widthOfTextAtSize(words, most))));
  while (words.length > 1 && font.widthOfTextAtSize(`${words}…`, size) > room && size <= 6)
    words = words.slice(0, -1);
  return { words, size };
};

/** A page that parts one document from the next when a bundle is scanned. */
export const drawSeparator = async (qr: string, titulo: string, texto: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const image = await pdf.embedPng(drawQr(qr));
  page.drawImage(image, { x: 197, y: 400, width: 200, height: 200 });
  const middle = (text: string, font: PDFFont, size: number, y: number): void =>
    page.drawText(text, { x: (595 - font.widthOfTextAtSize(text, size)) / 2, y, size, font });
  middle(titulo, bold, 26, 650);
  middle(texto, plain, 12, 360);
  return pdf.save();
};

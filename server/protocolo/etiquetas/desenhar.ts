import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { cut, drawLine, widthOf, type Letters } from '#schemas/drawn-text.ts';
import type { FolhaEtiquetas } from '#schemas/generated.ts';
import { barcodePng, drawQr, type BarcodeFormat } from '#server/base/pdf/index.ts';
import { boldLetters, plainLetters } from '#server/base/print/letters.ts';
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
const smallest = 6;
/** More of nothing between the bars and the code beside them: a reader needs it to tell where they end. */
const quiet = 5;
const square: ReadonlySet<BarcodeFormat> = new Set(['QRCODE', 'DATAMATRIX']);

interface Hand {
  readonly plain: Letters;
  readonly bold: Letters;
}

/** A sheet of labels, from a place of it on: those before it were used. */
export const drawLabels = async (
  labels: readonly Etiqueta[],
  folha: FolhaEtiquetas,
  inicio: number,
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const hand = {
    plain: await plainLetters(
      pdf,
      labels.flatMap(({ linhas }) => linhas),
    ),
    bold: await boldLetters(
      pdf,
      labels.map(({ titulo }) => titulo),
    ),
  };
  const pages: PDFPage[] = [];
  for (const [index, label] of labels.entries()) {
    const place = placeOf(folha, inicio - 1 + index);
    while (pages.length <= place.page) pages.push(pdf.addPage([...pageOf(folha)]));
    const page = pages[place.page];
    if (page) await drawLabel(pdf, page, hand, place, label);
  }
  return pdf.save();
};

const drawLabel = async (
  pdf: PDFDocument,
  page: PDFPage,
  { plain, bold }: Hand,
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
  const write = (text: string, letters: Letters, most: number): void => {
    // smaller as far as it is read, then cut short
    const fitting = (most * room) / Math.max(1, widthOf(letters, most, text));
    const size = Math.max(smallest, Math.min(most, fitting));
    const words = fitting < smallest ? cut(letters, size, room, text) : text;
    below -= size * 1.2;
    drawLine(page, letters, words, { x: x + padding, y: below, size });
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

/** A page that parts one document from the next when a bundle is scanned. */
export const drawSeparator = async (qr: string, titulo: string, texto: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const bold = await boldLetters(pdf, [titulo]);
  const plain = await plainLetters(pdf, [texto]);
  const image = await pdf.embedPng(drawQr(qr));
  page.drawImage(image, { x: 197, y: 400, width: 200, height: 200 });
  const middle = (text: string, letters: Letters, size: number, y: number): void =>
    drawLine(page, letters, text, { x: (595 - widthOf(letters, size, text)) / 2, y, size });
  middle(titulo, bold, 26, 650);
  middle(texto, plain, 12, 360);
  return pdf.save();
};

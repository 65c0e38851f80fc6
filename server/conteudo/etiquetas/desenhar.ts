import { PDFDocument, type PDFImage, type PDFPage } from '@cantoo/pdf-lib';
import { cut, drawLine, widthOf, type Letters } from '#schemas/drawn-text.ts';
import type { FolhaEtiquetas } from '#schemas/shapes/protocolo-etiquetas.ts';
import { barcodePng, drawQr, type BarcodeFormat } from '#server/ferramentas/pdf/index.ts';
import { boldLetters, plainLetters } from '#server/ferramentas/fonts/letters.ts';
import { pageOf, placeOf, type Place } from './folha.ts';

/** What is written on a label, and what its codes say. */
export interface Etiqueta {
  readonly titulo: string;
  readonly linhas: readonly string[];
  /** Divides a bundle where the label is found. */
  readonly qr: string;
  /** The number, in the format of the organisation; where its bars would be too thin to be read, what is short enough. */
  readonly barras?: { readonly formato: BarcodeFormat; readonly texto: string; readonly curto?: string };
}

const padding = 6;
const smallest = 6;
/** A bar no thinner than what readers and label printers of 203 points an inch tell apart, no thicker than they need. */
const [thinnest, thickest] = [0.19, 0.38].map((mm) => (mm / 25.4) * 72) as [number, number];
/** Bars of nothing at each side: a reader needs them to tell where the code begins and ends. */
const quiet = 10;
/** How many points of the image a bar takes. */
const drawn = 4;
/** The bars stand below everything, along the whole label, and are this part of it. */
const barsPart = 0.27;
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
  const bars = barras && !square.has(barras.formato) ? height * barsPart : 0;
  const above = height - bars - (bars > 0 ? padding : 2 * padding);
  const side = Math.min(above - (bars > 0 ? padding : 0), width * 0.3);
  const room = width - side - 3 * padding;
  page.drawImage(await pdf.embedPng(drawQr(qr)), {
    x: x + width - side - padding,
    y: bars > 0 ? y + height - padding - side : y + (height - side) / 2,
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
  if (bars > 0) {
    const { image, thin } = await fittingBars(pdf, barras, width);
    const wide = (image.width / drawn) * thin;
    page.drawImage(image, { x: x + (width - wide) / 2, y: y + padding, width: wide, height: bars - padding });
    return;
  }
  const image = await pdf.embedPng(await barcodePng(barras.formato, barras.texto));
  const free = below - padding - (y + padding);
  const scale = Math.min(room / image.width, free / image.height);
  page.drawImage(image, {
    x: x + padding,
    y: y + padding,
    width: image.width * scale,
    height: image.height * scale,
  });
};

/** The bars of the number, or of what is short enough for a width, and how wide the thinnest of them is. */
const fittingBars = async (
  pdf: PDFDocument,
  { formato, texto, curto }: NonNullable<Etiqueta['barras']>,
  width: number,
): Promise<{ readonly image: PDFImage; readonly thin: number }> => {
  const image = await pdf.embedPng(await barcodePng(formato, texto));
  const thin = Math.min(thickest, width / (image.width / drawn + 2 * quiet));
  if (thin >= thinnest || curto === undefined || curto === texto) return { image, thin };
  return fittingBars(pdf, { formato, texto: curto }, width);
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

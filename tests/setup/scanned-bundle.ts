import { PDFDocument, StandardFonts, degrees } from '@cantoo/pdf-lib';
import { drawQr } from '#server/ferramentas/pdf/qr-png.ts';

/** A page of a bundle of paper: what is written, what its label says, how it lay on the glass (turned clockwise by as much, it is read). */
export interface BundlePage {
  readonly texto?: string;
  readonly codigo?: string;
  readonly giro?: 0 | 90 | 180;
}

const [width, height] = [595, 842];
const lineLength = 52;

/** Where a line begins, so far below the first one as it is read. */
const startOf: Readonly<Record<0 | 90 | 180, (below: number) => { x: number; y: number }>> = {
  0: (below) => ({ x: 70, y: height - 200 - below }),
  90: (below) => ({ x: 200 + below, y: 150 }),
  180: (below) => ({ x: width - 70, y: 200 + below }),
};

/** A PDF with its own text; photographed (`scannedPdf`), it is what a scanner makes of a bundle of paper. */
export const bundlePdf = async (pages: readonly BundlePage[]): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const { texto = '', codigo, giro = 0 } of pages) {
    const page = pdf.addPage([width, height]);
    linesOf(texto).forEach((line, index) =>
      page.drawText(line, { ...startOf[giro](index * 26), rotate: degrees(giro), size: 16, font }),
    );
    if (codigo !== undefined)
      page.drawImage(await pdf.embedPng(drawQr(codigo)), {
        x: 440,
        y: height - 150,
        width: 100,
        height: 100,
      });
  }
  return pdf.save();
};

const linesOf = (text: string): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);

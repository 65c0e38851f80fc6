import bwip from 'bwip-js/node';
import type { DesenhoPdf } from './pdf-entrada.ts';

/** Formats of the register of organisations. */
export type BarcodeFormat = 'CODE128' | 'CODE39' | 'INTERLEAVED2OF5' | 'DATAMATRIX' | 'QRCODE';

const names: Readonly<Record<BarcodeFormat, string>> = {
  CODE128: 'code128',
  CODE39: 'code39',
  INTERLEAVED2OF5: 'interleaved2of5',
  DATAMATRIX: 'datamatrix',
  QRCODE: 'qrcode',
};

/** A barcode as a PNG, sharp on paper. */
export const barcodePng = (format: BarcodeFormat, text: string): Promise<Buffer> =>
  bwip.toBuffer({ bcid: names[format], text, scale: 4 });

/** Bars as a drawing for a paper: `text` of digits or letters without accents. */
export const barcodeSvg = (text: string): DesenhoPdf => {
  const svg = bwip.toSVG({ bcid: names.CODE128, text, scale: 2, height: 9 });
  const [, largura = '0', altura = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return { svg, largura: Number(largura), altura: Number(altura) };
};

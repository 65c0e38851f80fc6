import bwip from 'bwip-js/node';

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

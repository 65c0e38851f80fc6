import type { BarcodeFormat } from '#server/ferramentas/pdf/index.ts';
import { shortNumber } from '#schemas/numeracao/short-number.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * The number of a protocol as its bar code says it: the old formats have neither accents nor, one of them, letters, and that one
 * carries the number that the system knows the protocol by.
 */
export const barcodeText = (formato: BarcodeFormat, numero: string, id: number): string => {
  switch (formato) {
    case 'INTERLEAVED2OF5':
      return shortNumber(id);
    case 'CODE39':
      return plain(numero)
        .toUpperCase()
        .replaceAll(/[^0-9A-Z\-. $/+%]/g, '-');
    case 'CODE128':
      return plain(numero).replaceAll(/[^\x20-\x7e]/g, '-');
    case 'DATAMATRIX':
    case 'QRCODE':
      return numero;
  }
};

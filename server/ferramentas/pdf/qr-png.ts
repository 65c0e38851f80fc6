import bwip from 'bwip-js/node';
import { grayPng } from '#server/ferramentas/image/gray-png.ts';

/** Pixels of a side of each module: sharp on paper and on a screen, and still a thousand bytes. */
const scale = 8;

/** The same address is printed by the trial, the final file and each reading copy. */
const remembered = new Map<string, Buffer>();
const mostRemembered = 200;

/**
 * The QR code of an address, as a grey PNG: one image that all pages share, where a drawing would be repeated on
 * each. Level M survives a stain or a fold on paper.
 */
export const qrPng = (text: string): Buffer => {
  const known = remembered.get(text);
  if (known) return known;
  const image = drawQr(text);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, image);
  return image;
};

/** The same, not remembered: for what nobody should find in the memory of the server. */
export const drawQr = (text: string): Buffer => {
  const [code] = bwip.raw('qrcode', text, 'eclevel=M');
  if (!code || !('pixs' in code)) throw new Error('The QR code has no modules');
  const { pixs, pixx } = code;
  const side = pixx * scale;
  const lines: Buffer[] = [];
  for (let y = 0; y < pixs.length / pixx; y += 1) {
    const line = Buffer.alloc(side, 0xff);
    for (let x = 0; x < pixx; x += 1) {
      if (pixs[y * pixx + x]) line.fill(0, x * scale, (x + 1) * scale);
    }
    for (let copy = 0; copy < scale; copy += 1) lines.push(line);
  }
  return grayPng({ width: side, height: lines.length, data: Buffer.concat(lines) });
};

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';
import type { PageCode } from './capture.ts';

let ready: Promise<unknown> | undefined;

/** The reader comes with the product: nothing is fetched. */
const prepare = async (): Promise<void> => {
  const place = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const wasm = await readFile(place);
  await prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
    fireImmediately: true,
  });
};

/** Codes of one page that are told. */
const most = 8;

/** The bar codes and QR codes of a page, whichever way up. */
export const readCodes = async ({ width, height, data }: GrayImage): Promise<PageCode[]> => {
  ready ??= prepare();
  await ready;
  // each point at once, red, green, blue and full: millions of small writes take longer than the reading
  const points = new Uint32Array(width * height);
  for (let at = 0; at < points.length; at += 1)
    points[at] = (0xff_00_00_00 | ((data[at] ?? 255) * 0x01_01_01)) >>> 0;
  const colours = new Uint8ClampedArray(points.buffer);
  const found = await readBarcodes(
    { width, height, data: colours, colorSpace: 'srgb' },
    {
      formats: ['QRCode', 'Code128', 'Code39', 'ITF', 'DataMatrix'],
      maxNumberOfSymbols: most,
      tryHarder: true,
      tryRotate: true,
    },
  );
  return found
    .filter(({ isValid, text }) => isValid && text !== '')
    .map(({ format, text }) => ({ formato: format, texto: text.slice(0, 200) }));
};

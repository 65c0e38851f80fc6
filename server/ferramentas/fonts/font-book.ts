import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import type { FontBook } from '#schemas/drawn-text.ts';
import { sans, textFamilies } from './font-files.ts';

/** Where the letters that the standard fonts lack are looked for: in what the system says itself with, then in any text's. */
export const fontBook = (style: 'plain' | 'bold'): FontBook => ({
  engine: { create: (bytes) => create(Buffer.from(bytes)) },
  files: [sans, ...textFamilies].flatMap(({ files: [regular, , bold = regular] }) => {
    const file = style === 'bold' ? bold : regular;
    return file === undefined ? [] : [() => readFile(file)];
  }),
});

import { PdfError, readCount, readNumber, skipBlanks, skipSpace } from './pdf-value.ts';

/** From the end of the file, where readers look for the place of the last table. */
const farthestEnd = 1024;

/** Where the last table starts; `odd` where readers differ on how to find it, and some would look for the objects by themselves. */
export interface FileEnd {
  readonly table: number;
  readonly odd: boolean;
}

/** @throws PdfError when it does not say where */
export const readEnd = (bytes: Buffer): FileEnd => {
  const word = bytes.lastIndexOf('startxref');
  const at = skipSpace(bytes, word + 9);
  const table = word < 0 ? undefined : readNumber(bytes, at)?.value;
  if (table === undefined || !Number.isSafeInteger(table)) throw new PdfError('startxref');
  const startsLine = bytes[word - 1] === 10 || bytes[word - 1] === 13;
  const plain = readCount(bytes, skipBlanks(bytes, word + 9));
  return { table, odd: !startsLine || !plain || bytes.length - word > farthestEnd };
};

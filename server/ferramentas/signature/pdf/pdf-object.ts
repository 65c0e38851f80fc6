import { skipSpace, type PdfValue } from './pdf-value.ts';

/** Where an object is: free, at a place of the file, or inside an object stream. */
export type Place =
  | { readonly kind: 'free' }
  | { readonly kind: 'at'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

/** An object, or a piece of one, and the bytes where it stands. */
export interface PdfObject {
  readonly bytes: Buffer;
  readonly value: PdfValue;
  readonly number: number;
  readonly generation: number;
  /** The whole object that `value` is, or is inside of. */
  readonly whole: PdfValue;
}

/** How a file that is closed by a password of its owner only is read (ISO 32000-2, 7.6): with the empty one of users. */
export interface Decryption {
  readonly stream: (object: PdfObject, data: Buffer) => Buffer;
  readonly string: (object: PdfObject, data: Buffer) => Buffer;
}

/** The objects of a file, by number. */
export interface Objects {
  object: (number: number) => PdfObject;
  readonly bytes: Buffer;
  readonly decryption: Decryption | undefined;
}

/** Whether more than a value stands there. */
export const isStream = ({ bytes, whole }: PdfObject): boolean => {
  const after = skipSpace(bytes, whole.end);
  return bytes.toString('latin1', after, after + 6) === 'stream';
};

import { ends, readCount, skipBlanks } from './pdf-value.ts';

/** The first words of an object: its number, its generation, and where they stand. */
interface ObjectHeader {
  readonly number: number;
  readonly generation: number;
  readonly start: number;
  readonly end: number;
}

/** What begins at a place, or behind spaces there; nothing where it is no object. */
export const readHeader = (bytes: Buffer, position: number): ObjectHeader | undefined => {
  const start = skipBlanks(bytes, position);
  const number = readCount(bytes, start);
  const generation = number && readCount(bytes, skipBlanks(bytes, number.end));
  if (!number || !generation) return undefined;
  const word = skipBlanks(bytes, generation.end);
  const end = word + 3;
  return bytes.toString('latin1', word, end) === 'obj' && ends(bytes[end])
    ? { number: number.value, generation: generation.value, start, end }
    : undefined;
};

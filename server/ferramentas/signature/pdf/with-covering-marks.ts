import type { LaterMark } from './later-mark.ts';
import type { PdfSignature } from './signatures-of.ts';

/** A signature, by where what it covers ends, and the marks of those that came later. */
export interface Marked {
  readonly end: number;
  readonly marks: readonly LaterMark[];
}

/** Signatures of any form, those of a PDF with the marks alone that are told to cover something. */
export const withCoveringMarks = async <T extends object>(
  found: readonly T[],
  covering: (marked: readonly Marked[]) => Promise<readonly (readonly LaterMark[])[]>,
): Promise<readonly T[]> => {
  const marked = found.map((one) => markedOf(one));
  if (marked.every(({ marks }) => marks.length === 0)) return found;
  const kept = await covering(marked);
  return found.map((one, index) => ('marks' in one ? { ...one, marks: kept[index] ?? [] } : one));
};

const markedOf = (one: object & Partial<Pick<PdfSignature, 'covered' | 'marks'>>): Marked => ({
  end: one.covered?.end ?? 0,
  marks: one.marks ?? [],
});

import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { KeptApart } from '#server/ferramentas/apart/kept-apart.ts';
import type { LaterMark } from '#server/ferramentas/signature/pdf/later-mark.ts';
import type { Marked } from '#server/ferramentas/signature/pdf/with-covering-marks.ts';

/** A file, and the marks of its signatures. */
export interface MarksToDraw {
  readonly bytes: Uint8Array;
  readonly marked: readonly Marked[];
}

const drawers = new KeptApart<MarksToDraw, readonly (readonly LaterMark[])[]>(
  new URL('./draw-worker.ts', import.meta.url),
  { megabytes: 512, pageLimit: 15_000 },
);

/** The marks that cover something: pages that others made are drawn apart, and what they do not let be drawn is told. */
export const coveringApart = async (
  bytes: Uint8Array,
  marked: readonly Marked[],
): Promise<readonly (readonly LaterMark[])[]> => {
  try {
    for await (const kept of drawers.items({ bytes, marked })) return kept;
  } catch (error) {
    if (!(error instanceof ApartEnded)) throw error;
  }
  return marked.map(({ marks }) => marks);
};

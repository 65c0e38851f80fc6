import type { Guide } from '../src/app/help/guide.ts';

/** A guide on paper, in PDF/UA: one that screen readers read in order. */
export const guidePdf: (guide: Guide) => Uint8Array;

import type { Guide } from '../src/app/help/guide.ts';

export const guideNames: readonly string[];

/** A guide as it is written. @throws on what the guides do not use: it would be lost without a word. */
export const readGuide: (name: string, text: string) => Guide;

/** All of them, from docs/guia. */
export const readGuides: () => readonly Guide[];

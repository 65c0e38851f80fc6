export { nameOfContent } from './name-of.ts';
export { release } from './release.ts';
export { itemsOf, lockContents, settleItems, type Judge } from './settle.ts';

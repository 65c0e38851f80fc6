export { readInside, readItems } from './read-items.ts';
export { release } from './release.ts';
export { itemsOf, lockContents, settleItems, type Judge } from './settle.ts';
export { travelWith } from './travel-with.ts';

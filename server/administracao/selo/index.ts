export { anchorOf, compareSeals, type Anchor } from './compare-seals.ts';
export { sealAndSend } from './seal-and-send.ts';

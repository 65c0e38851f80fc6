export { readTrust, readTrustRows, trustOf, type InstalledTrust, type TrustRow } from './trust-material.ts';
export { keepList, newerThanKept } from './kept-lists.ts';
export { loadAuthorities, readAuthorities } from './load-authorities.ts';

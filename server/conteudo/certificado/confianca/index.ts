export { readTrust, readTrustRows, trustOf, type InstalledTrust, type TrustRow } from './trust-material.ts';
export { keepList, newerThanKept } from './kept-lists.ts';
export { readPublishedList, type PublishedList } from './published-list.ts';
export { loadAuthorities, readAuthorities } from './load-authorities.ts';

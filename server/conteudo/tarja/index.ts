export { copiarComTarja, digestOf, openedApart, wholeOf } from './copiar-com-tarja.ts';
export { findPersonalData, findText, type KnownData } from './personal-data.ts';
export { placedFindings } from './places-of.ts';
export { listCopies, redactedFile } from './read-copies.ts';

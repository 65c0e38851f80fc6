import type { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { PdfError, entryOf, numberOf } from './pdf-value.ts';

/** The page at a position, the first being 0. */
export const pageAt = (file: PdfFile, catalog: PdfObject, position: number): PdfObject => {
  const seen = new Set<number>();
  let left = position;
  let node = file.follow(entryOf(catalog.value, 'Pages'), catalog);
  for (;;) {
    if (!node || node.number === catalog.number || seen.has(node.number)) throw new PdfError('page tree');
    seen.add(node.number);
    const kids = file.follow(entryOf(node.value, 'Kids'), node);
    if (kids?.value.kind !== 'array') {
      if (left > 0 || node.value.kind !== 'dict') throw new PdfError('page tree');
      return node;
    }
    let inside: PdfObject | undefined;
    for (const kid of kids.value.items) {
      const child = file.follow(kid, kids);
      if (!child) throw new PdfError('page tree');
      const pages = entryOf(child.value, 'Kids')
        ? (numberOf(file.follow(entryOf(child.value, 'Count'), child)?.value) ?? 0)
        : 1;
      if (left < pages) {
        inside = child;
        break;
      }
      left -= pages;
    }
    node = inside;
  }
};

import type { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { textOfString } from './pdf-text.ts';
import { PdfError, entryOf, nameOf } from './pdf-value.ts';

export interface FormField {
  /** With the names above it. */
  readonly name: string;
  /** Of the object that it is, or stands in. */
  readonly number: number;
  readonly value: PdfObject | undefined;
}

const deepest = 200;

/** The fields of a file, however deep; those of signature on a page that no form names count too. */
export const fieldsOf = (file: PdfFile, catalog: PdfObject): readonly FormField[] => {
  const found: FormField[] = [];
  const seen = new Set<number>();
  const visit = (object: PdfObject | undefined, above: string, depth: number): void => {
    if (depth > deepest) throw new PdfError('fields');
    if (!object || seen.has(object.number)) return;
    if (object.value === object.whole) seen.add(object.number);
    const own = entryOf(object.value, 'T');
    const name = [above, textOfString(file.follow(own, object), file.openString)].filter(Boolean).join('.');
    found.push({ name, number: object.number, value: file.follow(entryOf(object.value, 'V'), object) });
    const kids = file.follow(entryOf(object.value, 'Kids'), object);
    if (kids?.value.kind === 'array')
      for (const kid of kids.value.items) visit(file.follow(kid, kids), name, depth + 1);
  };
  const form = file.follow(entryOf(catalog.value, 'AcroForm'), catalog);
  const fields = form && file.follow(entryOf(form.value, 'Fields'), form);
  if (fields?.value.kind === 'array')
    for (const field of fields.value.items) visit(file.follow(field, fields), '', 0);
  for (const page of pagesOf(file, catalog)) {
    const annotations = file.follow(entryOf(page.value, 'Annots'), page);
    if (annotations?.value.kind !== 'array') continue;
    for (const item of annotations.value.items) {
      const annotation = file.follow(item, annotations);
      if (annotation && nameOf(entryOf(annotation.value, 'FT')) === 'Sig') visit(annotation, '', 0);
    }
  }
  return found;
};

/** The pages of a file, in their order. */
export const pagesOf = (file: PdfFile, catalog: PdfObject): readonly PdfObject[] => {
  const pages: PdfObject[] = [];
  const seen = new Set<number>();
  const walk = (node: PdfObject | undefined, depth: number): void => {
    if (depth > deepest) throw new PdfError('page tree');
    if (!node || seen.has(node.number)) return;
    seen.add(node.number);
    const kids = file.follow(entryOf(node.value, 'Kids'), node);
    if (kids?.value.kind !== 'array') pages.push(node);
    else for (const kid of kids.value.items) walk(file.follow(kid, kids), depth + 1);
  };
  walk(file.follow(entryOf(catalog.value, 'Pages'), catalog), 0);
  return pages;
};

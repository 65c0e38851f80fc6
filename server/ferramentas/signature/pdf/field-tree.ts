import type { PdfFile } from './pdf-file.ts';
import type { PdfObject } from './pdf-object.ts';
import { textOfString } from './pdf-text.ts';
import { PdfError, entryOf } from './pdf-value.ts';

const deepest = 200;

/**
 * The fields of a form, from above and from below: what is under a field may say so itself, or only be among its kids. Programs find
 * it in both ways, so both are followed (ISO 32000-2, 12.7.4.1).
 */
export class FieldTree {
  readonly #file: PdfFile;
  #parents: ReadonlyMap<number, PdfObject | undefined> | undefined;

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** The field above one: the one that it names, or else the only one that has it for a kid. */
  above(field: PdfObject): PdfObject | undefined {
    const named = this.#file.follow(entryOf(field.value, 'Parent'), field);
    return named ?? (this.#parents ??= parentsIn(this.#file)).get(field.number);
  }

  /** A field and all those above it. */
  line(field: PdfObject): readonly PdfObject[] {
    const found: PdfObject[] = [];
    const seen = new Set<number>();
    let node: PdfObject | undefined = field;
    while (node && !seen.has(node.number)) {
      seen.add(node.number);
      found.push(node);
      node = this.above(node);
    }
    return found;
  }

  /** What a field says, or the nearest above it. */
  inherited(field: PdfObject, key: string): PdfObject | undefined {
    for (const node of this.line(field)) {
      const found = this.#file.follow(entryOf(node.value, key), node);
      if (found) return found;
    }
    return undefined;
  }

  /** With the names above it. */
  nameOf(field: PdfObject): string {
    return this.line(field)
      .map((node) => textOfString(this.#file.follow(entryOf(node.value, 'T'), node), this.#file.openString))
      .filter(Boolean)
      .reverse()
      .join('.');
  }
}

/** By the number of a kid: the field that has it, or `undefined` where two have it. */
const parentsIn = (file: PdfFile): ReadonlyMap<number, PdfObject | undefined> => {
  const parents = new Map<number, PdfObject | undefined>();
  const seen = new Set<number>();
  const visit = (field: PdfObject | undefined, depth: number): void => {
    if (depth > deepest) throw new PdfError('fields');
    if (!field) return;
    const kids = file.follow(entryOf(field.value, 'Kids'), field);
    if (kids?.value.kind !== 'array') return;
    if (field.value === field.whole) {
      if (seen.has(field.number)) return;
      seen.add(field.number);
    }
    for (const item of kids.value.items) {
      const kid = file.follow(item, kids);
      if (kid && item.kind === 'ref') parents.set(kid.number, parents.has(kid.number) ? undefined : field);
      visit(kid, depth + 1);
    }
  };
  const catalog = file.catalog();
  const form = file.follow(entryOf(catalog.value, 'AcroForm'), catalog);
  const fields = form && file.follow(entryOf(form.value, 'Fields'), form);
  if (fields?.value.kind === 'array')
    for (const item of fields.value.items) visit(file.follow(item, fields), 0);
  return parents;
};

import { namedObjects } from './named-objects.ts';
import { normalForm } from './normal-form.ts';
import { PdfFile } from './pdf-file.ts';
import { isStream, type PdfObject, type Place } from './pdf-object.ts';
import { PdfError, entryOf, nameOf, type PdfValue } from './pdf-value.ts';
import { rawContentOf } from './xref-stream.ts';

/** Something that was done to a file after it was signed, and is not what a further signature does. */
export interface LaterChange {
  readonly o: 'pagina' | 'objeto' | 'catalogo' | 'formulario' | 'anotacao' | 'apagado' | 'sobra' | 'ilegivel';
  /** Number of the object. */
  readonly objeto?: number;
}

/**
 * What came after a signed stretch of a file, object by object. Allowed is only what signing does: new fields of signature and
 * their places on pages, proofs of validation (DSS). All else is told: what people see may not be what was signed.
 */
export const laterChanges = (bytes: Buffer, signedEnd: number): readonly LaterChange[] => {
  const before = new PdfFile(bytes.subarray(0, signedEnd));
  const after = new PdfFile(bytes);
  return new Comparison(before, after).changes();
};

type Allowed = Readonly<Record<string, (old: PdfValue | undefined, now: PdfValue | undefined) => void>>;
const anything = (): void => undefined;

class Comparison {
  readonly #found: LaterChange[] = [];
  readonly #oldCatalog: PdfObject;
  #named: ReadonlySet<number> | undefined;

  constructor(
    readonly before: PdfFile,
    readonly after: PdfFile,
  ) {
    this.#oldCatalog = before.catalog();
  }

  changes(): readonly LaterChange[] {
    if (this.after.catalog().number !== this.#oldCatalog.number) this.#found.push({ o: 'catalogo' });
    const listsOfPages = this.#annotationLists();
    for (const [number, place] of this.after.places)
      if (!samePlace(place, this.before.places.get(number))) this.#changed(number, listsOfPages);
    for (const [number, place] of this.before.places)
      if (place.kind !== 'free' && !this.after.places.has(number))
        this.#found.push({ o: 'apagado', objeto: number });
    return this.#found;
  }

  #changed(number: number, listsOfPages: ReadonlySet<number>): void {
    const old = find(this.before, number);
    const now = find(this.after, number);
    // an object that is new is seen only through one that leads to it, which is looked at by itself
    if (!old) {
      if (now && this.#wasNamed(number)) this.#found.push({ o: 'objeto', objeto: number });
      return;
    }
    if (!now) {
      this.#found.push({ o: 'apagado', objeto: number });
      return;
    }
    const type = nameOf(entryOf(old.value, 'Type'));
    if (type === 'XRef' || type === 'ObjStm') return;
    if (number === this.#oldCatalog.number) this.#catalog(old, now);
    else if (number === this.#formNumber()) this.#form(old, now);
    else if (number === this.#fieldsNumber()) this.#grown('formulario', old, now);
    else if (listsOfPages.has(number)) this.#grown('anotacao', old, now);
    else if (number === refOf(entryOf(this.#oldCatalog.value, 'DSS'))) return;
    else if (type === 'Page') this.#page(old, now);
    else if (nameOf(entryOf(old.value, 'FT')) === 'Sig' && !entryOf(old.value, 'V'))
      this.#emptyField(old, now);
    else if (!this.#sameObject(old, now)) this.#found.push({ o: 'objeto', objeto: number });
  }

  #catalog(old: PdfObject, now: PdfObject): void {
    this.#entries('catalogo', old, now, {
      DSS: anything,
      Extensions: anything,
      Version: anything,
      AcroForm: (was, is) => {
        const form = this.after.follow(is, now);
        if (!form) return void this.#found.push({ o: 'formulario' });
        const former = this.before.follow(was, old);
        this.#form(former ?? { ...form, value: emptyDict, whole: emptyDict }, form);
      },
    });
  }

  #form(old: PdfObject, now: PdfObject): void {
    this.#entries('formulario', old, now, {
      SigFlags: anything,
      DR: anything,
      DA: anything,
      Fields: (was, is) => this.#grownList('formulario', was, old, is, now),
    });
  }

  #page(old: PdfObject, now: PdfObject): void {
    this.#entries('pagina', old, now, {
      Annots: (was, is) => this.#grownList('anotacao', was, old, is, now),
    });
  }

  /** A place of signature that was there, and was signed. */
  #emptyField(old: PdfObject, now: PdfObject): void {
    this.#entries('formulario', old, now, { V: anything, AP: anything, Lock: anything, MK: anything });
  }

  #entries(o: LaterChange['o'], old: PdfObject, now: PdfObject, allowed: Allowed): void {
    for (const key of new Set([...keysOf(old.value), ...keysOf(now.value)])) {
      const was = entryOf(old.value, key);
      const is = entryOf(now.value, key);
      if (was && is && normalForm(old.bytes, was) === normalForm(now.bytes, is)) continue;
      const judge = allowed[key];
      if (judge) judge(was, is);
      else this.#found.push({ o, objeto: old.number });
    }
  }

  #grown(o: LaterChange['o'], old: PdfObject, now: PdfObject): void {
    this.#grownList(o, old.value, old, now.value, now);
  }

  /** A list lost nothing, and all that it won are fields of signature. */
  #grownList(
    o: LaterChange['o'],
    was: PdfValue | undefined,
    old: PdfObject,
    is: PdfValue | undefined,
    now: PdfObject,
  ): void {
    const former = this.before.follow(was, old);
    const list = this.after.follow(is, now);
    const before = itemsOf(former);
    const after = itemsOf(list);
    if (before.some((item) => !after.includes(item))) this.#found.push({ o, objeto: now.number });
    for (const item of after) {
      if (before.includes(item)) continue;
      const number = /^(\d+) \d+ R$/.exec(item)?.[1];
      if (number === undefined || !this.#isSignature(Number(number)))
        this.#found.push({ o, objeto: now.number });
    }
  }

  #isSignature(number: number): boolean {
    const field = find(this.after, number);
    if (!field) return false;
    const above = refOf(entryOf(field.value, 'Parent'));
    const parent = above === undefined ? undefined : find(this.after, above);
    return [field, parent].some((one) => nameOf(entryOf(one?.value, 'FT')) === 'Sig');
  }

  #sameObject(old: PdfObject, now: PdfObject): boolean {
    if (normalForm(old.bytes, old.value) !== normalForm(now.bytes, now.value)) return false;
    const stream = isStream(old);
    if (stream !== isStream(now)) return false;
    return !stream || rawContentOf(this.before, old).equals(rawContentOf(this.after, now));
  }

  /** What was signed already led to an object that did not exist: it was waiting to be filled. */
  #wasNamed(number: number): boolean {
    this.#named ??= namedObjects(this.before);
    return this.#named.has(number);
  }

  #formNumber(): number | undefined {
    return refOf(entryOf(this.#oldCatalog.value, 'AcroForm'));
  }

  #fieldsNumber(): number | undefined {
    const form = this.before.follow(entryOf(this.#oldCatalog.value, 'AcroForm'), this.#oldCatalog);
    return refOf(entryOf(form?.value, 'Fields'));
  }

  #annotationLists(): ReadonlySet<number> {
    const lists = new Set<number>();
    const seen = new Set<number>();
    const walk = (number: number | undefined): void => {
      if (number === undefined || seen.has(number)) return;
      seen.add(number);
      const node = find(this.before, number);
      const kids = node && this.before.follow(entryOf(node.value, 'Kids'), node);
      if (kids?.value.kind === 'array') for (const kid of kids.value.items) walk(refOf(kid));
      const list = refOf(entryOf(node?.value, 'Annots'));
      if (list !== undefined) lists.add(list);
    };
    walk(refOf(entryOf(this.#oldCatalog.value, 'Pages')));
    return lists;
  }
}

const emptyDict: PdfValue = { kind: 'dict', entries: new Map(), start: 0, end: 0 };
const keysOf = (value: PdfValue): readonly string[] =>
  value.kind === 'dict' ? [...value.entries.keys()] : [];
const refOf = (value: PdfValue | undefined): number | undefined =>
  value?.kind === 'ref' ? value.number : undefined;
const itemsOf = (object: PdfObject | undefined): readonly string[] =>
  object?.value.kind === 'array' ? object.value.items.map((item) => normalForm(object.bytes, item)) : [];

const samePlace = (one: Place, other: Place | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const find = (file: PdfFile, number: number): PdfObject | undefined => {
  try {
    return file.object(number);
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
};

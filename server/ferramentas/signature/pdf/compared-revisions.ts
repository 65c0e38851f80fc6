import type { LaterChange, UnseenChange } from './later-change.ts';
import type { PdfFile } from './pdf-file.ts';
import { isStream, type PdfObject, type Place } from './pdf-object.ts';
import { bytesOfString } from './pdf-text.ts';
import { PdfError, entryOf, nameOf, type PdfValue } from './pdf-value.ts';
import { resourceKinds } from './resource-kinds.ts';
import { isWellWritten, rawContentOf } from './xref-stream.ts';

type Kind = LaterChange['o'];

/**
 * What leads to a value: the name of an entry, or `membro` for the entries of a dictionary of names, which are of somebody's choice.
 */
type Via = string | undefined;
const member = 'membro';

/** Entries by which pages, fields, annotations and the catalogue are called for what they are. */
const rightful = new Set(
  (
    'P Parent Pg Obj Kids Annots Fields CO Popup IRT Dest D Pages AcroForm Root Data T AN TA Page Start End ' +
    'Annotation'
  ).split(' '),
);

/** An object of a file, or none; `broken` where there is one that cannot be read. */
type Found = PdfObject | 'broken' | undefined;

/** A value, and the object that it stands in. */
export interface Spot {
  readonly value: PdfValue | undefined;
  readonly inside: PdfObject;
  /** What the value is called. */
  readonly key?: string | undefined;
}

/**
 * A file as it was signed and as it is. Values are compared by what they say, and what they refer to is compared in its turn,
 * whatever it calls itself: two are equal when whoever follows them finds the same.
 */
export class ComparedRevisions {
  readonly unseen = new Set<UnseenChange>();
  /** Existing objects that are compared by what they are for, because a signature may add to them. */
  readonly roles = new Set<number>();
  /** Elements of the structure that programs read aloud. */
  readonly structure = new Set<number>();
  /** Dictionaries that are nothing but a signature, or the proof of one. */
  readonly ofSignatures = new Set<number>();
  readonly #changes = new Map<string, LaterChange>();
  readonly #waiting: { readonly number: number; readonly kind: Kind; readonly via: Via }[] = [];
  readonly #asked = new Set<string>();
  readonly #containers = new Map<number, boolean>();

  constructor(
    readonly before: PdfFile,
    readonly after: PdfFile,
  ) {}

  get changes(): readonly LaterChange[] {
    return [...this.#changes.values()];
  }

  say(o: Kind, objeto?: number, more: Pick<LaterChange, 'campo' | 'por'> = {}): void {
    this.#changes.set(`${o} ${objeto}`, { o, objeto, ...more });
  }

  /** An entry that no reader knows: a word or a number is a note of a program, and what leads elsewhere could be anything. */
  sayUnknown(key: string, old: PdfObject, now: PdfObject): void {
    const leads = [old, now].some((one) =>
      ['dict', 'array', 'ref'].includes(entryOf(one.value, key)?.kind ?? 'other'),
    );
    if (leads) this.say('desconhecido', now.number);
    else this.unseen.add('dadosDePrograma');
  }

  /** What the file has under a number; what is null is nothing. */
  find(file: PdfFile, number: number): Found {
    if ((file.places.get(number)?.kind ?? 'free') === 'free') return undefined;
    try {
      const found = file.object(number);
      return found.value.kind === 'ref' ? found : file.follow(found.value, found);
    } catch (error) {
      if (error instanceof PdfError) return 'broken';
      throw error;
    }
  }

  /** Whether the bytes of an object are the very same: it stands where it stood. */
  untouched(number: number): boolean {
    const was = this.before.places.get(number);
    return (
      samePlace(was, this.after.places.get(number)) &&
      (was?.kind !== 'packed' || this.#sameContainer(was.stream))
    );
  }

  /** The stream of objects may stand where it stood and be read otherwise, where its length stands elsewhere. */
  #sameContainer(stream: number): boolean {
    const known = this.#containers.get(stream);
    if (known !== undefined) return known;
    const [was, is] = [this.before, this.after].map((file) => packedBytes(file, stream));
    const same =
      samePlace(this.before.places.get(stream), this.after.places.get(stream)) &&
      (was && is ? was.equals(is) : was === is);
    this.#containers.set(stream, same);
    return same;
  }

  /** Whether two values say the same. What both refer to by one number is compared later, by `compareRest`. */
  equal(was: Spot, is: Spot, kind: Kind, via?: Via): boolean {
    if (was.value?.kind === 'ref' && is.value?.kind === 'ref') {
      if (was.value.number === is.value.number) {
        this.later(was.value.number, kind, via);
        return was.value.generation === is.value.generation;
      }
      return !this.before.follow(was.value, was.inside) && !this.after.follow(is.value, is.inside);
    }
    const old = this.before.follow(was.value, was.inside);
    const now = this.after.follow(is.value, is.inside);
    if (!old || !now) return !old && !now;
    // a stream is reached only by its number
    const aside = [old, now].some((one) => one.value === one.whole && isStream(one));
    return !aside && this.sameValue(old, now, kind, via, was.key);
  }

  sameValue(old: PdfObject, now: PdfObject, kind: Kind, via?: Via, key?: string): boolean {
    const was = old.value;
    const is = now.value;
    switch (was.kind) {
      case 'dict':
        return (
          is.kind === 'dict' &&
          keysOf(old, now).every((one) => this.sameEntry(one, old, now, kind, below(one, via)))
        );
      case 'array':
        return (
          is.kind === 'array' &&
          is.items.length === was.items.length &&
          was.items.every((value, at) =>
            this.equal(
              { value, inside: old, key },
              { value: is.items[at], inside: now },
              kind,
              inList(was, via),
            ),
          )
        );
      case 'ref':
        return this.equal({ value: was, inside: old }, { value: is, inside: now }, kind, via);
      case 'number':
        return is.kind === 'number' && sameNumber(wordOf(old), wordOf(now), key);
      case 'name':
        return is.kind === 'name' && is.name === was.name;
      case 'other':
        return is.kind === 'other' && this.#sameWord(old, now);
    }
  }

  sameEntry(key: string, old: PdfObject, now: PdfObject, kind: Kind, via: Via = key): boolean {
    const element = key === 'SE' ? refOf(entryOf(old.value, key)) : undefined;
    // a line of the index names an element of the structure, which is compared as one
    if (element !== undefined && this.structure.has(element))
      return element === refOf(entryOf(now.value, key));
    return this.equal(entrySpot(old, key), entrySpot(now, key), kind, via);
  }

  /** Whether two values that nobody sees are not written alike; what they lead to counts by its place. */
  differs(was: Spot, is: Spot): boolean {
    const number = refOf(was.value);
    if (number !== undefined && number === refOf(is.value)) return !this.untouched(number);
    return textOf(was) !== textOf(is);
  }

  /** Notes that what stands under a number is to be compared. */
  later(number: number, kind: Kind, via?: Via): void {
    const place = `${number} ${wayOf(via)}`;
    if (this.#asked.has(place)) return;
    this.#asked.add(place);
    this.#waiting.push({ number, kind, via });
  }

  /**
   * Compares all that was met, and all that it leads to. What is compared by what it is for is left out, unless something uses it for
   * something else: then what its own use does not show may be what is seen.
   */
  compareRest(): void {
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop())
      if (!this.roles.has(next.number) || wayOf(next.via) !== 'papel') this.#compareObject(next);
  }

  #compareObject({ number, kind, via }: { number: number; kind: Kind; via: Via }): void {
    const same = this.untouched(number);
    const old = this.find(this.before, number);
    const now = same ? old : this.find(this.after, number);
    if (old === 'broken' || now === 'broken') {
      // what a reader makes of a broken object is the same as long as nothing of it changed
      if (!same) this.say('ilegivel', number);
      return;
    }
    if (!old && now && this.ofSignatures.has(number)) this.unseen.add('numeroReaproveitado');
    else if (old && !now) this.say('apagado', number);
    else if (!old !== !now || (old && now && !this.#sameObject(number, { old, now }, kind, via)))
      this.say(kind, number);
  }

  #sameObject(
    number: number,
    { old, now }: { old: PdfObject; now: PdfObject },
    kind: Kind,
    via: Via,
  ): boolean {
    if (old === now) {
      // what it leads to may have changed
      this.#noteReferences(old.value, kind, via);
      return true;
    }
    return this.sameValue(old, now, kind, via) && this.sameGeneration(number) && sameContent(this, old, now);
  }

  #noteReferences(value: PdfValue, kind: Kind, via: Via): void {
    if (value.kind === 'ref') this.later(value.number, kind, via);
    else if (value.kind === 'array')
      for (const item of value.items) this.#noteReferences(item, kind, inList(value, via));
    else if (value.kind === 'dict')
      for (const [key, item] of value.entries)
        if (key !== 'SE' || !this.structure.has(refOf(item) ?? -1))
          this.#noteReferences(item, kind, below(key, via));
  }

  /** Whether an object of the file as it is says what it said in another revision. */
  isAgain(then: PdfFile, number: number): boolean {
    const other = new ComparedRevisions(then, this.after);
    const [old, now] = [then, this.after].map((file) => this.find(file, number));
    if (!old || !now || old === 'broken' || now === 'broken') return false;
    return other.sameValue(old, now, 'objeto') && sameContent(other, old, now);
  }

  /** Strings are the same when they stand for the same bytes, however they are written, and are opened in the same way. */
  #sameWord(old: PdfObject, now: PdfObject): boolean {
    const was = bytesOfString(old);
    const is = bytesOfString(now);
    if (!was || !is) return !was && !is && wordOf(old) === wordOf(now);
    const closedAlike =
      !this.before.decryption ||
      (old.number === now.number &&
        old.generation === now.generation &&
        (old.bytes === this.before.bytes) === (now.bytes === this.after.bytes));
    return closedAlike && was.equals(is);
  }

  /** A reference tells the generation too, and to some readers one that does not match leads to nothing. */
  sameGeneration(number: number): boolean {
    return generationOf(this.before.places.get(number)) === generationOf(this.after.places.get(number));
  }
}

const below = (key: string, via: Via): Via => (via !== undefined && resourceKinds.has(via) ? member : key);

/** Where a link leads starts with its page, wherever it stands. */
const inList = ({ items }: PdfValue & { readonly kind: 'array' }, via: Via): Via =>
  items[0]?.kind === 'ref' && /^(XYZ|Fit(|H|V|R|B|BH|BV))$/.test(nameOf(items[1]) ?? '') ? 'Dest' : via;

/** An object is compared once for each way in which what leads to it may take what it says. */
const wayOf = (via: Via): 'papel' | 'nomes' | 'outro' => {
  if (via === undefined) return 'outro';
  if (rightful.has(via)) return 'papel';
  return resourceKinds.has(via) ? 'nomes' : 'outro';
};

const textOf = ({ value, inside }: Spot): string =>
  value ? inside.bytes.toString('latin1', value.start, value.end) : '';

const packedBytes = (file: PdfFile, stream: number): Buffer | undefined => {
  try {
    return file.packed(stream).bytes;
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
};

const sameContent = ({ before, after }: ComparedRevisions, old: PdfObject, now: PdfObject): boolean =>
  isStream(old) === isStream(now) &&
  (!isStream(old) ||
    (rawContentOf(before, old).equals(rawContentOf(after, now)) &&
      isWellWritten(before, old) &&
      isWellWritten(after, now)));

export const entrySpot = (object: PdfObject, key: string): Spot => ({
  value: entryOf(object.value, key),
  inside: object,
  key,
});

/** The keys of two dictionaries, each once. */
export const keysOf = (...objects: readonly (PdfObject | undefined)[]): readonly string[] => [
  ...new Set(objects.flatMap((one) => (one?.value.kind === 'dict' ? [...one.value.entries.keys()] : []))),
];

export const refOf = (value: PdfValue | undefined): number | undefined =>
  value?.kind === 'ref' ? value.number : undefined;

const generationOf = (place: Place | undefined): number => (place?.kind === 'at' ? place.generation : 0);

const samePlace = (one: Place | undefined, other: Place | undefined): boolean => {
  if (one?.kind === 'at')
    return other?.kind === 'at' && one.offset === other.offset && one.generation === other.generation;
  if (one?.kind === 'packed')
    return other?.kind === 'packed' && one.stream === other.stream && one.index === other.index;
  return (other?.kind ?? 'free') === 'free';
};

const wordOf = ({ bytes, value }: PdfObject): string => bytes.toString('latin1', value.start, value.end);

const plainNumber = /^-?(\d{1,10}|\d{0,10}\.\d{0,10})$/;

/** Where a number with a fraction and one without are the same to everybody. */
const coordinates = new Set('MediaBox CropBox BleedBox TrimBox ArtBox Rect BBox Matrix'.split(' '));

/** Some readers know no fraction where they want a whole number, and each reads in its own way what is oddly written. */
const sameNumber = (was: string, is: string, key = ''): boolean =>
  was === is ||
  (plainNumber.test(was) &&
    plainNumber.test(is) &&
    (coordinates.has(key) || was.includes('.') === is.includes('.')) &&
    Number(was) === Number(is));

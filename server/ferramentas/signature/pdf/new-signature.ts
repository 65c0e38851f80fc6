import { keysOf, refOf, type ComparedRevisions } from './compared-revisions.ts';
import { drawsInside } from './draws-inside.ts';
import { FieldTree } from './field-tree.ts';
import type { ListedSignature } from './listed-signature.ts';
import type { ShownField } from './later-mark.ts';
import type { PdfFile } from './pdf-file.ts';
import { isStream, type PdfObject } from './pdf-object.ts';
import { entryOf, nameOf, type PdfValue } from './pdf-value.ts';

/**
 * What a new field is: a signature; one of which it is not known whether it is right, or that is wrong and not seen; a place for one,
 * of which nothing is seen; or something else.
 */
type NewField = 'assinatura' | 'nao conferida' | 'vazio' | 'outra coisa';

/** Fields one inside another. */
const deepest = 200;
/** What a field may do by itself, or lead to. */
const active = ['A', 'AA', 'OC', 'PA', 'Popup', 'Next'];
/** All that a field of signature says. An object that has no more cannot be used as something else. */
const ofField = new Set(
  (
    'Type Subtype FT T TU TM Ff F Rect P V AP AS MK DA DS RV Q BS Border C H Lock SV Parent Kids NM M ' +
    'StructParent Contents'
  ).split(' '),
);
/** Of these, what leads elsewhere by what it is: any other could be of use to who takes the field for something else. */
const leads = new Set(['V', 'P', 'Parent', 'AP', 'Kids']);
/** All that the value of one says. */
const ofValue = new Set(
  (
    'Type Filter SubFilter Contents ByteRange Cert Reference Changes Name M Location Reason ContactInfo R V ' +
    'Prop_Build Prop_AuthTime Prop_AuthType'
  ).split(' '),
);

/** What came later is judged against. */
interface Given {
  readonly signedEnd: number;
  /** Those that are listed and were verified: there are no others. */
  readonly listed: readonly ListedSignature[];
  readonly openRevision: (end: number) => PdfFile;
}

/** A field that shows a listed signature, and the field whose value that is: itself, or the one that it is of. */
interface Shown {
  readonly signature: ListedSignature;
  readonly value: PdfObject;
}

/**
 * The fields of signature that came after a signed stretch. Each has a value of its own, which is one of those listed and covers the
 * field and all that is drawn in it; what it draws stays inside its rectangle.
 */
export class NewSignatures {
  /** Fields that show something, each of a listed signature. */
  readonly marks = new Map<number, ShownField>();
  readonly #judged = new Map<number, NewField>();
  #depth = 0;
  readonly #earlier = new Map<number, PdfFile>();
  readonly #tree: FieldTree;

  constructor(
    readonly revisions: ComparedRevisions,
    readonly given: Given,
  ) {
    this.#tree = new FieldTree(revisions.after);
  }

  /** What the object is that a new item of a list of fields or of annotations refers to. */
  judge(item: PdfValue): NewField {
    if (item.kind !== 'ref' || !this.#leadsTo(item)) return 'outra coisa';
    const known = this.#judged.get(item.number);
    if (known) return known;
    // a field that leads to itself is none, nor is one that leads on without end
    this.#judged.set(item.number, 'outra coisa');
    if (this.#depth > deepest) return 'outra coisa';
    this.#depth += 1;
    const found = this.revisions.find(this.revisions.after, item.number);
    const judged = found && found !== 'broken' ? this.#field(found) : 'outra coisa';
    this.#depth -= 1;
    this.#judged.set(item.number, judged);
    return judged;
  }

  /** Whether a field that was there, and had no value, is signed now; all that it has more is of its signature. */
  signs(field: PdfObject): ListedSignature['integra'] {
    return this.#signed(field);
  }

  #leadsTo({ number, generation }: PdfValue & { readonly kind: 'ref' }): boolean {
    const place = this.revisions.after.places.get(number);
    if (!place || place.kind === 'free') return false;
    return generation === (place.kind === 'at' ? place.generation : 0) && !this.revisions.roles.has(number);
  }

  #field(field: PdfObject): NewField {
    const { after, ofSignatures } = this.revisions;
    if (field.value.kind !== 'dict' || isStream(field)) return 'outra coisa';
    if (this.#acts(field) || nameOf(this.#inherited(field, 'FT')?.value) !== 'Sig') return 'outra coisa';
    const kids = after.follow(entryOf(field.value, 'Kids'), field);
    if (kids && !this.#onlyFields(kids)) return 'outra coisa';
    if (!this.#inherited(field, 'V')) return this.#showsNothing(field) ? 'vazio' : 'outra coisa';
    const integra = this.#signed(field);
    if (integra === 'nao')
      return this.#shown(field) && this.#showsNothing(field) ? 'nao conferida' : 'outra coisa';
    if (
      keysOf(field).every((key) => ofField.has(key) && (leads.has(key) || !refOf(entryOf(field.value, key))))
    )
      ofSignatures.add(field.number);
    return integra === 'sim' ? 'assinatura' : 'nao conferida';
  }

  /** It does something, or one above it that came with it does. */
  #acts(field: PdfObject): boolean {
    const { roles } = this.revisions;
    for (const node of this.#tree.line(field)) {
      if (roles.has(node.number)) return false;
      if (keysOf(node).some((key) => active.includes(key))) return true;
    }
    return false;
  }

  #onlyFields(kids: PdfObject): boolean {
    return kids.value.kind === 'array' && kids.value.items.every((kid) => this.judge(kid) !== 'outra coisa');
  }

  /** Some readers draw the background, the border and the words of a field that has no drawing of its own. */
  #isSeen(field: PdfObject): boolean {
    const look = this.revisions.after.follow(entryOf(field.value, 'MK'), field);
    return entryOf(field.value, 'AP') !== undefined || keysOf(look).length > 0;
  }

  #showsNothing(field: PdfObject): boolean {
    return !entryOf(field.value, 'AP') && !entryOf(field.value, 'MK');
  }

  /** The field, or the nearest of those above it that have it for a kid, that has an entry (ISO 32000-2, 12.7.4.1). */
  #owner(field: PdfObject, key: string): PdfObject | undefined {
    const { after } = this.revisions;
    let below: PdfObject | undefined;
    for (const node of this.#tree.line(field)) {
      if (below && !this.#hasKid(node, below.number)) return undefined;
      if (after.follow(entryOf(node.value, key), node)) return node;
      below = node;
    }
    return undefined;
  }

  #hasKid(field: PdfObject, number: number): boolean {
    const kids = this.revisions.after.follow(entryOf(field.value, 'Kids'), field);
    return kids?.value.kind === 'array' && kids.value.items.some((kid) => refOf(kid) === number);
  }

  #inherited(field: PdfObject, key: string): PdfObject | undefined {
    const owner = this.#owner(field, key);
    return owner && this.revisions.after.follow(entryOf(owner.value, key), owner);
  }

  #signed(field: PdfObject): ListedSignature['integra'] {
    const { after, ofSignatures } = this.revisions;
    const shown = this.#shown(field);
    if (!shown || shown.signature.integra === 'nao') return 'nao';
    const { signature, value } = shown;
    const isCovered = (number: number): boolean => this.#isCovered(number, signature.end);
    if (!isCovered(field.number) || !drawsInside(after, field, isCovered)) return 'nao';
    if (this.#isSeen(field)) this.marks.set(field.number, { field, signature });
    const alone = value.value === value.whole && !isStream(value);
    if (alone && keysOf(value).every((key) => ofValue.has(key) && !refOf(entryOf(value.value, key))))
      ofSignatures.add(value.number);
    return signature.integra;
  }

  /** The signature that a field shows, when it is one of those listed, came later, and is of no other field. */
  #shown(field: PdfObject): Shown | undefined {
    const { after } = this.revisions;
    const owner = this.#owner(field, 'V');
    const value = owner && after.follow(entryOf(owner.value, 'V'), owner);
    const signature =
      value &&
      this.given.listed.find(
        (one) =>
          one.value.bytes === value.bytes &&
          one.value.number === value.number &&
          one.value.value.start === value.value.start,
      );
    if (!owner || !value || !signature || signature.hole <= this.given.signedEnd) return undefined;
    return signature.fields.size === 1 && signature.fields.has(owner.number)
      ? { signature, value }
      : undefined;
  }

  /** Whether an object is in what a signature covers, or is again as it was there. */
  #isCovered(number: number, end: number): boolean {
    const { revisions } = this;
    const place = revisions.after.places.get(number);
    const at = place?.kind === 'packed' ? revisions.after.places.get(place.stream) : place;
    if (at?.kind !== 'at') return false;
    if (at.offset < end) return true;
    const then = this.#earlier.get(end) ?? this.given.openRevision(end);
    this.#earlier.set(end, then);
    return revisions.isAgain(then, number);
  }
}

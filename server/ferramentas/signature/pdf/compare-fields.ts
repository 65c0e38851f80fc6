import { ComparedRevisions, keysOf, entrySpot, refOf, type Spot } from './compared-revisions.ts';
import { drawsInside } from './draws-inside.ts';
import { FieldTree } from './field-tree.ts';
import { byFilling, isFillable } from './filled-field.ts';
import type { LaterChange } from './later-change.ts';
import { isNewNote } from './new-note.ts';
import type { NewSignatures } from './new-signature.ts';
import { isStream, type PdfObject } from './pdf-object.ts';
import type { Permissions } from './permissions.ts';
import { PdfError, countOf, entryOf, nameOf, type PdfValue } from './pdf-value.ts';

type Kind = LaterChange['o'];

/** What signing a place that was empty may change in it. */
const bySigning = new Set('V AP AS F Ff M DA MK TU P Lock StructParent'.split(' '));
/** Bits of annotations and of fields that say who may change them, and not how they are drawn. */
const onlyLocks = { F: 64 | 128 | 512, Ff: 1 } as const;
const inherited = ['FT', 'V'] as const;
/** Fields one inside another. */
const deepest = 200;

/** Compares fields and annotations that were there: the lists of them may have more signatures, and an empty one may be signed. */
export class ComparedFields {
  readonly #met = new Set<number>();
  readonly #tree: FieldTree;
  #depth = 0;

  constructor(
    readonly revisions: ComparedRevisions,
    readonly signatures: NewSignatures,
    readonly permissions: Permissions,
  ) {
    this.#tree = new FieldTree(revisions.before);
  }

  /** A list lost nothing, its order is the same, and all that it won are signatures. */
  list(was: Spot, is: Spot, kind: Kind): void {
    const { before, after } = this.revisions;
    const former = before.follow(was.value, was.inside);
    const list = after.follow(is.value, is.inside);
    const odd = [former, list].some((one) => one && one.value.kind !== 'array');
    if (odd) {
      if (!this.revisions.equal(was, is, kind)) this.revisions.say(kind, is.inside.number);
      return;
    }
    const waiting = former ? itemsOf(former, (item) => before.follow(item, former) !== undefined) : [];
    const items = list ? itemsOf(list, (item) => after.follow(item, list) !== undefined) : [];
    let next = 0;
    for (const item of items) {
      const old = waiting[next];
      if (
        former &&
        list &&
        old &&
        this.#isSame({ value: old, inside: former }, { value: item, inside: list }, kind)
      )
        next += 1;
      else this.#added(item, kind, is.inside.number);
    }
    if (next < waiting.length) this.revisions.say(kind, is.inside.number);
  }

  #added(item: PdfValue, kind: Kind, owner: number): void {
    const what = this.signatures.judge(item);
    if (what === 'vazio') this.revisions.say('campoVazio', refOf(item));
    else if (what === 'nao conferida') this.revisions.say('assinaturaNaoConferida', refOf(item));
    else if (what === 'outra coisa') this.#other(item, kind, owner);
  }

  #other(item: PdfValue, kind: Kind, owner: number): void {
    const por = kind === 'anotacao' && isNewNote(this.revisions, item) ? this.permissions.notedBy : undefined;
    if (por === undefined) this.revisions.say(kind, refOf(item) ?? owner);
    else this.revisions.say('anotado', refOf(item), { por });
  }

  #isSame(was: Spot, is: Spot, kind: Kind): boolean {
    const number = refOf(was.value);
    if (number === undefined || is.value?.kind !== 'ref') {
      // one that stands in the list itself: an object of its own may not take its place, for it has no number
      return number === undefined && is.value?.kind !== 'ref' && this.revisions.equal(was, is, kind);
    }
    if (
      was.value?.kind !== 'ref' ||
      is.value.number !== number ||
      is.value.generation !== was.value.generation
    )
      return false;
    this.one(number, kind);
    return true;
  }

  /** A field or an annotation that was there. */
  one(number: number, kind: Kind): void {
    const { revisions } = this;
    if (this.#met.has(number)) return;
    if (this.#depth > deepest) throw new PdfError('fields');
    this.#met.add(number);
    const old = revisions.find(revisions.before, number);
    const now = revisions.find(revisions.after, number);
    if (!old || old === 'broken' || !now || now === 'broken' || old.value.kind !== 'dict' || isStream(old))
      return revisions.later(number, kind);
    revisions.roles.add(number);
    if (isStream(now) || now.value.kind !== 'dict' || !revisions.sameGeneration(number))
      return revisions.say(kind, number);
    this.#depth += 1;
    this.#entries(old, now, kind);
    this.#depth -= 1;
  }

  #entries(old: PdfObject, now: PdfObject, kind: Kind): void {
    const { revisions } = this;
    const signed = this.#isSignedNow(old, now);
    const filled = !signed && this.#isFilled(old, now);
    for (const key of keysOf(old, now)) {
      if (key === 'Kids') this.list(entrySpot(old, key), entrySpot(now, key), kind);
      else if ((signed && bySigning.has(key)) || (filled && byFilling.has(key))) continue;
      else if (!revisions.sameEntry(key, old, now, kind)) this.#differs(key, old, now, kind);
    }
  }

  /** A field that was there says another thing, or is drawn otherwise, and a signature has a word on that. */
  #isFilled(old: PdfObject, now: PdfObject): boolean {
    const { before, after } = this.revisions;
    const name = this.#tree.nameOf(old);
    const said = this.permissions.filling(name);
    if (!said || !isFillable(this.#tree, old)) return false;
    // by itself: what filling draws may have taken the number of what was drawn
    const drawn = new ComparedRevisions(before, after);
    const same = [...byFilling].every((key) => drawn.sameEntry(key, old, now, 'anotacao'));
    drawn.compareRest();
    if (same && drawn.changes.length === 0) return false;
    if (said.o === 'preenchido' && !drawsInside(after, now, () => true)) return false;
    this.revisions.say(said.o, old.number, { campo: name, por: said.por });
    return true;
  }

  #differs(key: string, old: PdfObject, now: PdfObject, kind: Kind): void {
    const { revisions } = this;
    if (key === 'StructParent') revisions.unseen.add('estrutura');
    else if ((key === 'F' || key === 'Ff') && onlyLocked(key, old, now))
      revisions.unseen.add('camposTravados');
    else revisions.say(key === 'A' || key === 'AA' ? 'acao' : kind, old.number);
  }

  /** A place of signature that was there, and was signed: it, or the field that it shows. */
  #isSignedNow(old: PdfObject, now: PdfObject): boolean {
    const [type, value] = inherited.map((key) => this.#tree.inherited(old, key));
    if (nameOf(type?.value) !== 'Sig' || value) return false;
    const integra = this.signatures.signs(now);
    if (integra === 'naoConferida') this.revisions.say('assinaturaNaoConferida', now.number);
    return integra === 'sim' || integra === 'naoConferida';
  }
}

const itemsOf = (list: PdfObject, there: (item: PdfValue) => boolean): readonly PdfValue[] =>
  list.value.kind === 'array' ? list.value.items.filter(there) : [];

const onlyLocked = (key: 'F' | 'Ff', old: PdfObject, now: PdfObject): boolean => {
  const [was, is] = [old, now].map((one) => {
    const value = entryOf(one.value, key);
    return value ? countOf(value) : 0;
  });
  return was !== undefined && is !== undefined && ((was ^ is) & ~onlyLocks[key]) === 0;
};

import { compareResources } from './compare-resources.ts';
import type { ComparedFields } from './compare-fields.ts';
import { keysOf, entrySpot, type ComparedRevisions, type Spot } from './compared-revisions.ts';
import type { PdfObject } from './pdf-object.ts';
import { PdfError, entryOf, type PdfValue } from './pdf-value.ts';

const deepest = 200;
const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;
/** What programs keep for themselves on a page, and nobody sees. */
const unseen = new Set(['PieceInfo', 'LastModified', 'Metadata', 'Tabs', 'StructParents']);

const known = new Set(
  (
    'Type Parent Kids Count Resources MediaBox CropBox Rotate BleedBox TrimBox ArtBox BoxColorInfo Contents Group ' +
    'Thumb B Dur Trans ID PZ SeparationInfo PresSteps TemplateInstantiated UserUnit VP AF OutputIntents DPart Hid'
  ).split(' '),
);

/** A node of the tree of pages in both revisions, and what it takes from above. */
interface Node {
  readonly old: PdfObject;
  readonly now: PdfObject;
  readonly above: readonly [Inherited, Inherited];
}
type Inherited = ReadonlyMap<string, Spot>;

/** The pages are the same ones in the same order, and nothing of them is other, but for the signatures that they show. */
export class ComparedPages {
  readonly #seen = new Set<number>();

  constructor(
    readonly revisions: ComparedRevisions,
    readonly fields: ComparedFields,
  ) {}

  tree(was: Spot, is: Spot): void {
    this.#node(was, is, [new Map(), new Map()], 0);
  }

  #node(was: Spot, is: Spot, above: Node['above'], depth: number): void {
    const { revisions } = this;
    const number = was.value?.kind === 'ref' ? was.value.number : undefined;
    if (depth > deepest) throw new PdfError('page tree');
    if (number === undefined || is.value?.kind !== 'ref') {
      if (!revisions.equal(was, is, 'pagina')) revisions.say('pagina');
      return;
    }
    const sameReference =
      is.value.number === number && was.value?.kind === 'ref' && is.value.generation === was.value.generation;
    if (!sameReference) return revisions.say('pagina', is.value.number);
    if (this.#seen.has(number)) return;
    this.#seen.add(number);
    const old = revisions.find(revisions.before, number);
    const now = revisions.find(revisions.after, number);
    if (!old || old === 'broken' || !now || now === 'broken' || old.value.kind !== 'dict')
      return revisions.later(number, 'pagina');
    revisions.roles.add(number);
    if (now.value.kind !== 'dict' || !revisions.sameGeneration(number))
      return revisions.say('pagina', number);
    const kids = revisions.before.follow(entryOf(old.value, 'Kids'), old);
    const node = { old, now, above };
    if (kids?.value.kind === 'array') this.#pages(node, kids, depth);
    else this.#page(node);
  }

  #pages({ old, now, above }: Node, kids: PdfObject, depth: number): void {
    const { revisions } = this;
    for (const key of keysOf(old, now))
      if (key !== 'Kids' && !revisions.sameEntry(key, old, now, 'pagina')) this.#differs(key, old, now);
    const list = revisions.after.follow(entryOf(now.value, 'Kids'), now);
    const before = itemsOf(kids);
    const after = list ? itemsOf(list) : [];
    if (!list || after.length !== before.length) return revisions.say('pagina', old.number);
    const below = [withOwn(above[0], old), withOwn(above[1], now)] as const;
    before.forEach((value, at) =>
      this.#node({ value, inside: kids }, { value: after[at], inside: list }, below, depth + 1),
    );
  }

  #page({ old, now, above }: Node): void {
    const { revisions } = this;
    const own = [withOwn(above[0], old), withOwn(above[1], now)] as const;
    for (const key of inheritable) {
      const was = own[0].get(key) ?? { value: undefined, inside: old };
      const is = own[1].get(key) ?? { value: undefined, inside: now };
      if (key === 'Resources') compareResources(revisions, { page: old, was, is });
      else if (!revisions.equal(was, is, 'pagina')) revisions.say('pagina', old.number);
    }
    for (const key of keysOf(old, now)) {
      if (inheritable.some((one) => one === key)) continue;
      if (key === 'Annots') this.fields.list(entrySpot(old, key), entrySpot(now, key), 'anotacao');
      else if (unseen.has(key)) this.#unseen(key, old, now);
      else if (!revisions.sameEntry(key, old, now, 'objeto')) this.#differs(key, old, now);
    }
  }

  /** What a reader knows of a page is shown; what a program notes there with a name of its own is not. */
  #differs(key: string, old: PdfObject, now: PdfObject): void {
    if (key === 'AA') this.revisions.say('acao', old.number);
    else if (known.has(key)) this.revisions.say('pagina', old.number);
    else this.revisions.sayUnknown(key, old, now);
  }

  #unseen(key: string, old: PdfObject, now: PdfObject): void {
    const what = key === 'StructParents' || key === 'Tabs' ? 'estrutura' : 'dadosDePrograma';
    if (this.revisions.differs(entrySpot(old, key), entrySpot(now, key)))
      this.revisions.unseen.add(key === 'Metadata' ? 'metadados' : what);
  }
}

const itemsOf = ({ value }: PdfObject): readonly PdfValue[] => (value.kind === 'array' ? value.items : []);

const withOwn = (above: Inherited, node: PdfObject): Inherited => {
  const own = inheritable.filter((key) => entryOf(node.value, key));
  return own.length === 0
    ? above
    : new Map([...above, ...own.map((key) => [key, entrySpot(node, key)] as const)]);
};

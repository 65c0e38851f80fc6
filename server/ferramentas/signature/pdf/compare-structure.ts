import { keysOf, entrySpot, type ComparedRevisions, type Spot } from './compared-revisions.ts';
import { isStream, type PdfObject } from './pdf-object.ts';
import { entryOf, normalForm } from './pdf-value.ts';

/** Which element is of what; nobody reads it aloud. */
const lists = new Set([
  'ParentTree',
  'ParentTreeNextKey',
  'IDTree',
  'RoleMap',
  'ClassMap',
  'P',
  'Pg',
  'Metadata',
]);

/**
 * The structure that programs read aloud: nothing of it is seen on a page. A new signature adds elements of its own; one that was
 * there and says something else is told.
 */
export const compareStructure = (revisions: ComparedRevisions, was: Spot, is: Spot): void => {
  const { before, after } = revisions;
  const old = before.follow(was.value, was.inside);
  const now = after.follow(is.value, is.inside);
  if (!old && !now) return;
  if (!old) return void revisions.unseen.add('estrutura');
  if (!now) return revisions.say('leitura');
  const seen = new Set<number>();
  const waiting: { readonly old: PdfObject; readonly now: PdfObject }[] = [{ old, now }];
  const meet = (one: Spot, other: Spot): void => {
    const number = one.value?.kind === 'ref' ? one.value.number : undefined;
    if (number !== undefined && (revisions.roles.has(number) || seen.has(number))) return;
    if (number !== undefined) seen.add(number);
    const former = before.follow(one.value, one.inside);
    const latter = after.follow(other.value, other.inside);
    if (former && latter) waiting.push({ old: former, now: latter });
    else if (former ?? latter) revisions.say('leitura', one.inside.number);
  };
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { old: former, now: latter } = next;
    if (former.value.kind === 'dict' && latter.value.kind === 'dict') {
      if (isStream(former) || isStream(latter)) {
        revisions.later(former.number, 'objeto');
        continue;
      }
      if (former.value === former.whole) revisions.structure.add(former.number);
      for (const key of keysOf(former, latter)) {
        if (lists.has(key)) {
          if (revisions.differs(entrySpot(former, key), entrySpot(latter, key)))
            revisions.unseen.add('estrutura');
        } else if (key === 'K') compareKids(revisions, { former, latter, meet });
        else meet(entrySpot(former, key), entrySpot(latter, key));
      }
    } else if (former.value.kind === 'array' && latter.value.kind === 'array') {
      const items = latter.value.items;
      if (items.length !== former.value.items.length) revisions.say('leitura', former.number);
      else
        former.value.items.forEach((value, at) =>
          meet({ value, inside: former }, { value: items[at], inside: latter }),
        );
    } else if (!revisions.sameValue(former, latter, 'leitura')) revisions.say('leitura', former.number);
  }
};

interface Kids {
  readonly former: PdfObject;
  readonly latter: PdfObject;
  readonly meet: (one: Spot, other: Spot) => void;
}

const compareKids = (revisions: ComparedRevisions, { former, latter, meet }: Kids): void => {
  const old = kidsOf(former, revisions.before.follow(entryOf(former.value, 'K'), former));
  const now = kidsOf(latter, revisions.after.follow(entryOf(latter.value, 'K'), latter));
  let next = 0;
  for (const spot of now) {
    const waiting = old[next];
    if (waiting && formOf(waiting) === formOf(spot)) {
      meet(waiting, spot);
      next += 1;
    } else revisions.unseen.add('estrutura');
  }
  if (next < old.length) revisions.say('leitura', former.number);
};

/** One by itself is written without a list around it. */
const kidsOf = (owner: PdfObject, kids: PdfObject | undefined): readonly Spot[] => {
  if (!kids) return [];
  if (kids.value.kind === 'array') return kids.value.items.map((value) => ({ value, inside: kids }));
  return [entrySpot(owner, 'K')];
};

const formOf = ({ value, inside }: Spot): string => (value ? normalForm(inside.bytes, value) : '');

import { keysOf, entrySpot, refOf, type ComparedRevisions, type Spot } from './compared-revisions.ts';
import { namedAs, namesDrawnBy } from './names-drawn.ts';
import type { PdfObject } from './pdf-object.ts';

interface Resources {
  readonly page: PdfObject;
  readonly was: Spot;
  readonly is: Spot;
}

const byName = ['Font', 'XObject', 'ExtGState', 'Pattern', 'Shading', 'ColorSpace', 'Properties'];
/** Colours that are put in the place of others without being named. */
const unnamed = /^Default/;

/** What a page is drawn with is the same; it may have more, which nothing that is drawn names. */
export const compareResources = (revisions: ComparedRevisions, { page, was, is }: Resources): void => {
  const number = refOf(was.value);
  if (number !== undefined && number === refOf(is.value) && revisions.untouched(number))
    // all in it is as it was, but for what it leads to
    return revisions.later(number, 'objeto');
  const old = revisions.before.follow(was.value, was.inside);
  const now = revisions.after.follow(is.value, is.inside);
  if (!now && !old) return;
  if (now?.value.kind !== 'dict' || (old && old.value.kind !== 'dict'))
    return revisions.say('pagina', page.number);
  const added: string[] = [];
  for (const key of keysOf(old, now)) {
    if (key === 'ProcSet') continue;
    const former = old && revisions.before.follow(entrySpot(old, key).value, old);
    const latter = revisions.after.follow(entrySpot(now, key).value, now);
    const named = byName.includes(key) && [former, latter].every((one) => !one || one.value.kind === 'dict');
    if (named) added.push(...moreNames(revisions, { key, former, latter, page }));
    else if (old ? !revisions.sameEntry(key, old, now, 'objeto') : latter)
      revisions.say('pagina', page.number);
  }
  if (added.length > 0) judgeAdded(revisions, page, { old, added });
};

interface Category {
  readonly key: string;
  readonly former: PdfObject | undefined;
  readonly latter: PdfObject | undefined;
  readonly page: PdfObject;
}

/** The names that were not there; those that were lead to the same. */
const moreNames = (
  revisions: ComparedRevisions,
  { key, former, latter, page }: Category,
): readonly string[] =>
  keysOf(former, latter).flatMap((name) => {
    const was = former && revisions.before.follow(entrySpot(former, name).value, former);
    const is = latter && revisions.after.follow(entrySpot(latter, name).value, latter);
    if (!was && is && !(key === 'ColorSpace' && unnamed.test(name))) return [namedAs(key, name)];
    if (was && former && latter && is) {
      if (!revisions.sameEntry(name, former, latter, 'objeto', 'membro'))
        revisions.say('objeto', page.number);
    } else if (was ?? is) revisions.say('pagina', page.number);
    return [];
  });

const judgeAdded = (
  revisions: ComparedRevisions,
  page: PdfObject,
  { old, added }: { readonly old: PdfObject | undefined; readonly added: readonly string[] },
): void => {
  const drawn = namesDrawnBy(revisions.before, page, old);
  if (!drawn) revisions.say('desconhecido', page.number);
  else if (added.some((name) => drawn.has(name))) revisions.say('pagina', page.number);
  else revisions.unseen.add('recursos');
};

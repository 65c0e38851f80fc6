import type { ComparedFields } from './compare-fields.ts';
import { keysOf, entrySpot, type ComparedRevisions, type Spot } from './compared-revisions.ts';
import type { PdfFile } from './pdf-file.ts';
import { isStream, type PdfObject } from './pdf-object.ts';
import { entryOf, nameOf, type PdfValue } from './pdf-value.ts';

/** How fields are drawn by readers that draw them anew. */
const look = new Set(['DA', 'Q']);
const strict = new Set(['XFA', 'CO']);

/** The form has the fields that it had, and may have more signatures; what it says of how fields look, only where none is drawn by it. */
export const compareForm = (
  revisions: ComparedRevisions,
  fields: ComparedFields,
  { was, is }: { readonly was: Spot; readonly is: Spot },
): void => {
  const old = revisions.before.follow(was.value, was.inside);
  const now = revisions.after.follow(is.value, is.inside);
  if (!old && !now) return;
  if ((old && old.value.kind !== 'dict') || now?.value.kind !== 'dict') return revisions.say('formulario');
  const drawn = old ? drawnAnew(revisions.before, old) : { any: false, missing: false, bare: false };
  for (const key of keysOf(old, now)) {
    if (key === 'SigFlags') continue;
    const former = old ?? { ...now, value: nothing };
    if (key === 'Fields') fields.list(entrySpot(former, key), entrySpot(now, key), 'formulario');
    else if (key === 'DR')
      compareDefaults(revisions, {
        old: former,
        now,
        strict: drawn.bare || redraws(revisions, former, now, drawn),
      });
    else if (!revisions.sameEntry(key, former, now, 'formulario')) {
      const seen = key === 'NeedAppearances' ? drawn.any : redraws(revisions, former, now, drawn);
      if (strict.has(key)) revisions.say('formulario', now.number);
      else if (!look.has(key) && key !== 'NeedAppearances') revisions.say('desconhecido', now.number);
      else if (seen) revisions.say('formulario', now.number);
      else revisions.unseen.add('aparenciaPadrao');
    }
  }
};

const nothing: PdfValue = { kind: 'dict', entries: new Map(), start: 0, end: 0 };

interface Drawn {
  /** There are fields that are drawn by what they say, and not only by a person's hand. */
  readonly any: boolean;
  /** One of them has no look of its own. */
  readonly missing: boolean;
  /** One is drawn with the resources of the form. */
  readonly bare: boolean;
}

const redraws = (
  { before, after }: ComparedRevisions,
  old: PdfObject,
  now: PdfObject,
  { any, missing }: Drawn,
): boolean => {
  const asked = [
    before.follow(entryOf(old.value, 'NeedAppearances'), old),
    after.follow(entryOf(now.value, 'NeedAppearances'), now),
  ];
  return (
    missing ||
    (any && asked.some((one) => one?.bytes.toString('latin1', one.value.start, one.value.end) === 'true'))
  );
};

/**
 * The resources of the form may have more fonts, and those that it had are the same; where fields are drawn by them, nothing of them
 * may change. What else stands there is drawn by nobody: programs keep there what they draw signatures with.
 */
const compareDefaults = (
  revisions: ComparedRevisions,
  { old, now, strict: drawn }: { readonly old: PdfObject; readonly now: PdfObject; readonly strict: boolean },
): void => {
  const former = revisions.before.follow(entryOf(old.value, 'DR'), old);
  const latter = revisions.after.follow(entryOf(now.value, 'DR'), now);
  for (const key of keysOf(former, latter)) {
    const both = {
      old: former && revisions.before.follow(entryOf(former.value, key), former),
      now: latter && revisions.after.follow(entryOf(latter.value, key), latter),
    };
    const growth = key === 'ProcSet' ? 'igual' : growthOf(revisions, both);
    if (growth === 'igual') continue;
    if (drawn || (key === 'Font' && growth === 'outra')) revisions.say('formulario', now.number);
    else revisions.unseen.add('aparenciaPadrao');
  }
};

interface Both {
  readonly old: PdfObject | undefined;
  readonly now: PdfObject | undefined;
}

/** Whether a dictionary is as it was, or has more; what it had is the same. */
const growthOf = (revisions: ComparedRevisions, { old, now }: Both): 'igual' | 'maior' | 'outra' => {
  if (!old) return now ? 'maior' : 'igual';
  if (!now) return 'outra';
  if (![old, now].every((one) => one.value.kind === 'dict' && !isStream(one))) return 'outra';
  const found = keysOf(old, now).map((key) => {
    const was = revisions.before.follow(entryOf(old.value, key), old);
    const is = revisions.after.follow(entryOf(now.value, key), now);
    if (!was || !is) return was ? 'outra' : is ? 'maior' : 'igual';
    return revisions.sameEntry(key, old, now, 'formulario') ? 'igual' : 'outra';
  });
  return found.includes('outra') ? 'outra' : found.includes('maior') ? 'maior' : 'igual';
};

/** The fields of a form that readers draw by what they say. */
const drawnAnew = (file: PdfFile, form: PdfObject): Drawn => {
  const found = { any: false, missing: false, bare: false };
  const seen = new Set<number>();
  const waiting: { readonly field: PdfObject | undefined; readonly type: string | undefined }[] = [];
  const all = (list: PdfObject | undefined, type: string | undefined): void => {
    if (list?.value.kind === 'array')
      for (const item of list.value.items) waiting.push({ field: file.follow(item, list), type });
  };
  all(file.follow(entryOf(form.value, 'Fields'), form), undefined);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { field } = next;
    if (!field || (field.value === field.whole && seen.has(field.number))) continue;
    seen.add(field.number);
    const type = nameOf(file.follow(entryOf(field.value, 'FT'), field)?.value) ?? next.type;
    const kids = file.follow(entryOf(field.value, 'Kids'), field);
    if (kids) all(kids, type);
    else if (type !== undefined && type !== 'Sig') {
      found.any = true;
      const looks = file.follow(entryOf(field.value, 'AP'), field);
      if (type !== 'Btn' && !looks) found.missing = true;
      const drawn = looks && file.follow(entryOf(looks.value, 'N'), looks);
      if (drawn?.value === drawn?.whole && drawn && isStream(drawn) && !entryOf(drawn.value, 'Resources'))
        found.bare = true;
    }
  }
  return found;
};

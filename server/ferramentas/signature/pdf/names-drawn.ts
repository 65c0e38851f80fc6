import type { PdfFile } from './pdf-file.ts';
import { isStream, type PdfObject } from './pdf-object.ts';
import { PdfError, entryOf, isSpace, nameOf, type PdfValue } from './pdf-value.ts';
import { resourceKinds } from './resource-kinds.ts';
import { contentOf } from './xref-stream.ts';

/** The page above, the others, and what leads back to them. */
const outside = new Set(['Parent', 'P', 'Dest', 'A', 'AA', 'Popup', 'IRT', 'B']);
/** What is drawn, whatever it says that it is. */
const drawing = new Set(['XObject', 'Pattern', 'CharProcs', 'AP', 'G']);

/** Where an object hangs: under which entry, and of which dictionary of names it is a member. */
interface Hung {
  readonly object: PdfObject | undefined;
  readonly key: string;
  readonly of?: string;
}

/**
 * The names that are in what a page draws, each by the kinds that it may be of: by itself, or by pieces that do not find them in
 * resources of their own and take the page's. Nothing when one of them cannot be read.
 */
export const namesDrawnBy = (
  file: PdfFile,
  page: PdfObject,
  resources: PdfObject | undefined,
): ReadonlySet<string> | undefined => {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting: Hung[] = [
    { object: file.follow(entryOf(page.value, 'Annots'), page), key: 'Annots' },
    { object: resources, key: 'Resources' },
  ];
  try {
    for (const name of namesIn(contentsOf(file, page)))
      for (const kind of resourceKinds) names.add(namedAs(kind, name));
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { object, key, of } = next;
      if (!object) continue;
      const { value } = object;
      const streamed = value === object.whole && isStream(object);
      if (value === object.whole) {
        const place = `${object.number} ${of ?? key}`;
        if (seen.has(place)) continue;
        seen.add(place);
        if (streamed && draws(file, object, of ?? key))
          for (const name of takenBy(file, object)) names.add(name);
      }
      for (const [name, item] of innerOf(value, key)) {
        if (item.kind === 'number' || item.kind === 'name' || item.kind === 'other') continue;
        const kind = streamed ? undefined : kindBelow(key, of, value);
        if (kind === undefined && value.kind === 'dict' && outside.has(name)) continue;
        waiting.push({ object: file.follow(item, object), key: name, of: kind || undefined });
      }
    }
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
  return names;
};

const innerOf = (value: PdfValue, key: string): readonly (readonly [string, PdfValue])[] => {
  if (value.kind === 'array') return value.items.map((item) => [key, item] as const);
  return value.kind === 'dict' ? [...value.entries] : [];
};

/** Members of a dictionary of names are of its kind; an appearance may have one more of them, for its states. */
const kindBelow = (key: string, of: string | undefined, value: PdfValue): string | undefined => {
  if (value.kind === 'array') return of;
  if (of === undefined) return resourceKinds.has(key) ? key : undefined;
  return of === 'AP' ? of : undefined;
};

/** What is drawn on a page, both as one text and piece by piece: readers differ on whether a name may go on in the next piece. */
const contentsOf = (file: PdfFile, page: PdfObject): Buffer => {
  const pieces: Buffer[] = [];
  const read = (object: PdfObject | undefined, depth: number): void => {
    if (depth > 8) throw new PdfError('contents');
    if (object?.value.kind === 'array')
      for (const item of object.value.items) read(file.follow(item, object), depth + 1);
    else if (object && isStream(object)) pieces.push(contentOf(file, object));
  };
  read(file.follow(entryOf(page.value, 'Contents'), page), 0);
  const apart = pieces.flatMap((piece) => [piece, Buffer.from('\n')]);
  return Buffer.concat(pieces.length > 1 ? [...apart, ...pieces] : pieces);
};

const delimiters = new Set([...'()<>[]{}/%'].map((character) => character.charCodeAt(0)));

/** As readers of PDF tell names apart: no other bytes are space or end one (ISO 32000-2, 7.2.3). */
const namesIn = (content: Buffer): ReadonlySet<string> => {
  const names = new Set<string>();
  for (let at = content.indexOf('/'); at >= 0; at = content.indexOf('/', at + 1)) {
    let end = at + 1;
    while (end < content.length && !isSpace(content[end]) && !delimiters.has(content[end] ?? 0)) end += 1;
    const name = content.toString('latin1', at + 1, end);
    names.add(name);
    names.add(
      name.replaceAll(/#([0-9a-fA-F]{2})/g, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    );
  }
  return names;
};

/** What a piece names and its own resources do not have. */
const takenBy = (file: PdfFile, piece: PdfObject): readonly string[] => {
  const own = file.follow(entryOf(piece.value, 'Resources'), piece);
  const names = [...namesIn(contentOf(file, piece))];
  return [...resourceKinds].flatMap((kind) => {
    const members = own && file.follow(entryOf(own.value, kind), own);
    const has = (name: string): boolean =>
      members !== undefined && file.follow(entryOf(members.value, name), members) !== undefined;
    return names.filter((name) => !has(name)).map((name) => namedAs(kind, name));
  });
};

/** A name, as one of a kind. */
export const namedAs = (kind: string, name: string): string => `${kind} ${name}`;

const draws = (file: PdfFile, object: PdfObject, kind: string): boolean => {
  const subtype = nameOf(file.follow(entryOf(object.value, 'Subtype'), object)?.value);
  if (subtype === 'Form' || entryOf(object.value, 'PatternType')) return true;
  return drawing.has(kind) && (subtype !== 'Image' || kind !== 'XObject');
};

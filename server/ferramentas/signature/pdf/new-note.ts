import { keysOf, type ComparedRevisions } from './compared-revisions.ts';
import { isStream } from './pdf-object.ts';
import { entryOf, nameOf, type PdfValue } from './pdf-value.ts';

/** What people write on pages with a reader: no place to click, no film, no box that blots out. */
const notes = new Set(
  (
    'Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink ' +
    'Popup'
  ).split(' '),
);
/** What it would do, what it would be seen by, and what would make a field of it. */
const more = new Set('A AA PA OC FT Kids Dest V'.split(' '));

/** Whether a new item of the annotations of a page is a note, in an object that came with it. */
export const isNewNote = (revisions: ComparedRevisions, item: PdfValue): boolean => {
  const { before, after } = revisions;
  if (item.kind !== 'ref' || revisions.find(before, item.number) !== undefined) return false;
  const note = revisions.find(after, item.number);
  if (!note || note === 'broken' || note.value.kind !== 'dict' || isStream(note)) return false;
  const kind = nameOf(after.follow(entryOf(note.value, 'Subtype'), note)?.value);
  return kind !== undefined && notes.has(kind) && !keysOf(note).some((key) => more.has(key));
};

import { Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';

/**
 * What is pasted would run into the paragraph of the cursor and take its form: a whole article, clause or the like at its beginning
 * stays one.
 */
export const keepFirstPart = (slice: Slice, { selection: { $from } }: EditorState): Slice => {
  const first = slice.content.firstChild;
  if (!first || first.attrs['dispositivo'] == null || slice.openStart === 0) return slice;
  const intoEmpty = $from.parent.isTextblock && $from.parent.content.size === 0;
  const alone = slice.content.childCount === 1;
  return new Slice(slice.content, 0, intoEmpty || alone ? 0 : slice.openEnd);
};

import { Fragment, type NodeType } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/** The index of the fixed part of the selection, at the top of the body; undefined in free text. */
const fixedIndex = ({ doc, selection }: EditorState, type: NodeType): number | undefined => {
  const index = selection.$from.index(0);
  return doc.maybeChild(index)?.type === type ? index : undefined;
};

/** Puts the whole blocks of the selection in a fixed part; a part that is already fixed only changes its area. */
export const fixBlocks = (state: EditorState, tr: Transaction, type: NodeType, area: string): boolean => {
  const { doc, selection } = state;
  const { $from, $to } = selection;
  const fixed = fixedIndex(state, type);
  if (fixed !== undefined) {
    tr.setNodeMarkup($from.posAtIndex(fixed, 0), undefined, { area });
    return true;
  }
  const [first, last] = [$from.index(0), $to.indexAfter(0)];
  const blocks = doc.children.slice(first, last);
  if (blocks.length === 0 || blocks.some((block) => block.type === type)) return false;
  const [start, end] = [$from.posAtIndex(first, 0), $from.posAtIndex(last, 0)];
  tr.replaceWith(start, end, type.create({ area }, Fragment.fromArray(blocks)));
  tr.setSelection(TextSelection.near(tr.doc.resolve($from.pos + 1)));
  return true;
};

/** Gives the blocks of a fixed part back to who writes; it is isolating, so no ordinary lifting leaves it. */
export const freeBlocks = (state: EditorState, tr: Transaction, type: NodeType): boolean => {
  const { $from } = state.selection;
  const index = fixedIndex(state, type);
  const part = index === undefined ? undefined : state.doc.child(index);
  if (index === undefined || !part) return false;
  const start = $from.posAtIndex(index, 0);
  const paragraph = state.schema.nodes['paragraph'];
  const freed = part.childCount > 0 || !paragraph ? part.content : Fragment.from(paragraph.create());
  tr.replaceWith(start, start + part.nodeSize, freed);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.max(start, $from.pos - 1))));
  return true;
};

import type { Editor } from '@tiptap/react';
import { Fragment } from '@tiptap/pm/model';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';

/** Gives the words to the note at a position, or calls a new note after what is selected: one step to undo. */
export const putNota = (editor: Editor, at: number | undefined, words: readonly NoCorpo[]): void => {
  const { state, view } = editor;
  const type = state.schema.nodes['nota'];
  if (!type) return;
  const content = Fragment.fromJSON(state.schema, words);
  if (at === undefined) {
    const { to, $to } = state.selection;
    if (!$to.parent.inlineContent) return;
    const tr = state.tr.insert(to, type.create(null, content, $to.marks()));
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, to + content.size + 2)).scrollIntoView());
    return;
  }
  const old = state.doc.nodeAt(at);
  if (old?.type !== type || old.content.eq(content)) return;
  const tr = state.tr.replaceWith(at, at + old.nodeSize, type.create(old.attrs, content, old.marks));
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)));
};

/** Takes a note out of the text with its call. */
export const removeNota = (editor: Editor, at: number): void => {
  const nota = editor.state.doc.nodeAt(at);
  if (nota?.type.name !== 'nota') return;
  editor.view.dispatch(editor.state.tr.delete(at, at + nota.nodeSize));
};

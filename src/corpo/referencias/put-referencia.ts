import type { Editor } from '@tiptap/react';
import { TextSelection } from '@tiptap/pm/state';

/**
 * Refers to the node at a position, in place of the reference at `at` or after what is selected: one step to undo. Answers
 * false where the text does not let it.
 */
export const putReferencia = (editor: Editor, at: number | undefined, alvo: number): boolean => {
  const { state, view } = editor;
  const type = state.schema.nodes['referencia'];
  const target = state.doc.nodeAt(alvo);
  if (!type || !target) return false;
  const known: unknown = target.attrs['ancora'];
  const ancora = typeof known === 'string' ? known : newAncora();
  const { tr } = state;
  if (typeof known !== 'string') tr.setNodeAttribute(alvo, 'ancora', ancora);
  if (at === undefined) {
    const { to, $to } = state.selection;
    if (!$to.parent.inlineContent) return false;
    tr.insert(to, type.create({ alvo: ancora }, null, $to.marks()));
    tr.setSelection(TextSelection.create(tr.doc, to + 1));
  } else {
    if (state.doc.nodeAt(at)?.type !== type) return false;
    tr.setNodeAttribute(at, 'alvo', ancora);
  }
  view.dispatch(tr.scrollIntoView());
  return view.state.doc.eq(tr.doc);
};

const newAncora = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 12);

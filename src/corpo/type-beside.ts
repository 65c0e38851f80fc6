import { Selection } from '@tiptap/pm/state';
import type { ResolvedPos } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import type { ModoCorpo } from './corpo-context.ts';

/** A letter, or the accent that waits for one; Space presses what has the focus. */
const writes = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === 'Dead' || [...key].length === 1) && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/**
 * What is typed over something of the text that takes no letters (a marker, a place of signature) goes to the text: right after
 * it or, among what the model fixed, to the end of what may be written before it.
 */
export const typeBeside = (editor: Editor, modo: ModoCorpo, event: KeyboardEvent): void => {
  const { view, state } = editor;
  const { target } = event;
  if (!editor.isEditable || !writes(event) || !(target instanceof HTMLElement)) return;
  if (target === view.dom || !view.dom.contains(target) || target.matches('input, textarea')) return;
  const after = state.doc.resolve(view.posAtDOM(target, 0, 1));
  const place = modo === 'documento' && isFixed(after) ? writableNear(editor, after.pos) : after;
  if (!place) return;
  view.dispatch(state.tr.setSelection(Selection.near(place, -1)).scrollIntoView());
  view.focus();
};

const isFixed = (at: ResolvedPos): boolean =>
  Array.from({ length: at.depth }, (_, depth) => at.node(depth + 1)).some(({ type }) => type.name === 'fixo');

/** The end of the last line before a place that may be written on; the first after it where there is none. */
const writableNear = ({ state: { doc } }: Editor, pos: number): ResolvedPos | undefined => {
  const ends: number[] = [];
  doc.descendants((node, start) => {
    if (node.type.name === 'fixo') return false;
    if (node.isTextblock) ends.push(start + 1 + node.content.size);
    return !node.isTextblock;
  });
  const end = ends.findLast((one) => one <= pos) ?? ends[0];
  return end === undefined ? undefined : doc.resolve(end);
};

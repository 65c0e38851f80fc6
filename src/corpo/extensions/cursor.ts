import { Extension, type Editor } from '@tiptap/react';
import { Plugin, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { freeStretch, freeStretches } from './protect-fixo.ts';

/** Keeps the caret where one may write: the keyboard lands in a free stretch, and the arrows cross the fixed parts. */
export const Cursor = Extension.create({
  name: 'cursor',
  addKeyboardShortcuts: () => ({
    ArrowDown: ({ editor }) => cross(editor, 1),
    ArrowUp: ({ editor }) => cross(editor, -1),
    'Mod-Home': ({ editor }) => toStretch(editor.view, 0, 1),
    'Mod-End': ({ editor }) => toStretch(editor.view, -1, -1),
  }),
  addProseMirrorPlugins() {
    let pointer = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            // a press puts the caret by itself
            mousedown: () => {
              pointer = true;
              return false;
            },
            focus: (view) => {
              if (!pointer && !freeStretch(view.state.doc, view.state.selection.from)) toStretch(view, 0, 1);
              pointer = false;
              return false;
            },
            mouseup: () => {
              pointer = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});

/** To the beginning (1) or the end (-1) of a free stretch, counted as `at` counts. */
const toStretch = (view: EditorView, index: number, bias: 1 | -1): boolean => {
  const { doc } = view.state;
  const stretch = freeStretches(doc).at(index);
  if (!stretch) return false;
  const place = doc.resolve(bias === 1 ? stretch.from : stretch.to);
  view.dispatch(view.state.tr.setSelection(Selection.near(place, bias)).scrollIntoView());
  return true;
};

/** From the last line before a fixed part to the first one after it, and back. */
const cross = ({ view }: Editor, direction: 1 | -1): boolean => {
  const { doc, selection } = view.state;
  if (!(selection instanceof TextSelection) || !selection.empty) return false;
  if (!view.endOfTextblock(direction === 1 ? 'down' : 'up')) return false;
  const stretches = freeStretches(doc);
  const here = stretches.findIndex(({ from, to }) => from <= selection.from && selection.from <= to);
  const stretch = stretches[here];
  const to = here + direction;
  if (!stretch || to < 0 || to >= stretches.length) return false;
  const { $head } = selection;
  const edge = doc.resolve(direction === 1 ? $head.after() : $head.before());
  const next = Selection.findFrom(edge, direction, true);
  if (next && stretch.from <= next.from && next.from <= stretch.to) return false;
  return toStretch(view, to, direction);
};

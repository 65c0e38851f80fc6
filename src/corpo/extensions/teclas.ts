import { Extension, type Editor } from '@tiptap/react';
import { TextSelection } from '@tiptap/pm/state';

/** Changes places between the block of the cursor and the one before or after it; a fixed part does not give way. */
const moveBlock = (editor: Editor, by: -1 | 1): boolean => {
  const { doc, selection, tr } = editor.state;
  if (selection.$from.depth === 0) return false;
  const index = selection.$from.index(0);
  const [block, other] = [doc.child(index), doc.maybeChild(index + by)];
  if (!other || block.type.name === 'fixo' || other.type.name === 'fixo') return false;
  const start = selection.$from.before(1);
  const to = by < 0 ? start - other.nodeSize : start + other.nodeSize;
  const moved = tr.delete(start, start + block.nodeSize).insert(to, block);
  const shift = to - start;
  moved.setSelection(TextSelection.create(moved.doc, selection.anchor + shift, selection.head + shift));
  editor.view.dispatch(moved.scrollIntoView());
  return true;
};

/** Keys of the screen that the text must not take for itself, and the way to the toolbar. */
export const Teclas = Extension.create<{ readonly onToolbar: () => void }>({
  name: 'teclas',
  // before the extensions that would take the same keys for a line break
  priority: 1000,
  addOptions: () => ({ onToolbar: () => undefined }),
  addKeyboardShortcuts() {
    return {
      'Mod-Enter': () => true,
      'Mod-s': () => true,
      'Alt-F10': () => {
        this.options.onToolbar();
        return true;
      },
      'Alt-ArrowUp': ({ editor }) => moveBlock(editor, -1),
      'Alt-ArrowDown': ({ editor }) => moveBlock(editor, 1),
    };
  },
});

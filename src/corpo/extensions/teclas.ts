import { Extension } from '@tiptap/react';
import { moveBlock } from './move-block.ts';

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

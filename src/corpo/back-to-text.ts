import type { Editor } from '@tiptap/react';
import { flushSync } from 'react-dom';

/**
 * Closes what was asked over the text, and the person goes on in it. All at once: a dialog gives the focus back to where it was
 * opened, and until the editor put the browser's caret where its own is, a quick key would be lost.
 * @param then what takes the person to another place of the text
 */
export const backToText = (
  editor: Editor,
  close: () => void,
  then = (): void => editor.view.focus(),
): void => {
  flushSync(close);
  then();
};

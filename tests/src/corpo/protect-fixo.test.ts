import { describe, expect, it } from 'vitest';
import { createEditor, oficio } from './corpo-editor.ts';

const press = (editor: ReturnType<typeof createEditor>, key: string, ctrl = false): void => {
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey: ctrl, bubbles: true, cancelable: true }),
  );
};

describe('what the model fixed', () => {
  it('selecting all takes only the free stretch, and deleting it leaves a paragraph to write in', () => {
    const editor = createEditor(oficio);
    editor.commands.setTextSelection(6);
    press(editor, 'a', true);
    editor.commands.deleteSelection();
    const types = editor.getJSON().content.map(({ type }) => type);
    expect(types).toEqual(['fixo', 'paragraph', 'fixo']);
    expect(editor.getText()).not.toContain('Um.');
    editor.commands.insertContent('Novo.');
    expect(editor.getText()).toContain('Novo.');
    editor.commands.undo();
    editor.commands.undo();
    expect(editor.getText()).toContain('Dois.');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { createEditor, oficio } from './corpo-editor.ts';

type Tested = ReturnType<typeof createEditor>;

const press = (editor: Tested, key: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}): void => {
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }),
  );
};

/** Where a text begins. */
const at = (editor: Tested, text: string): number => {
  let found = -1;
  editor.state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(text)) found = pos;
  });
  return found;
};

const types = (editor: Tested): (string | undefined)[] => editor.getJSON().content.map(({ type }) => type);

describe('what the model fixed', () => {
  it('is not touched: a change inside it, or its removal, does not happen and is told', () => {
    const onRefused = vi.fn();
    const editor = createEditor(oficio, { onRefused });
    const before = editor.getJSON();
    editor.commands.deleteRange({ from: 0, to: editor.state.doc.content.size });
    editor.commands.insertContentAt(2, 'x');
    expect(editor.getJSON()).toEqual(before);
    expect(onRefused).toHaveBeenCalledTimes(2);
  });

  it('leaves the rest free', () => {
    const onRefused = vi.fn();
    const editor = createEditor(oficio, { onRefused });
    editor.commands.insertContentAt(at(editor, 'Um.'), 'Mais ');
    expect(editor.getText()).toContain('Mais Um.');
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('selecting all takes only the free stretch; emptied, it keeps a paragraph to write in', () => {
    const editor = createEditor(oficio);
    editor.commands.setTextSelection(at(editor, 'Um.') + 1);
    press(editor, 'a', { ctrlKey: true });
    editor.commands.deleteSelection();
    expect(types(editor)).toEqual(['fixo', 'paragraph', 'fixo']);
    editor.commands.insertContent('Novo.');
    expect(editor.getText()).toContain('Novo.');
    editor.commands.undo();
    editor.commands.undo();
    expect(editor.getText()).toContain('Dois.');
  });

  it('a block changes places with its neighbour, and a fixed part does not give way', () => {
    const editor = createEditor(oficio);
    editor.commands.setTextSelection(at(editor, 'Um.') + 1);
    press(editor, 'ArrowDown', { altKey: true });
    expect(at(editor, 'Dois.')).toBeLessThan(at(editor, 'Um.'));
    press(editor, 'ArrowDown', { altKey: true });
    press(editor, 'ArrowUp', { altKey: true });
    press(editor, 'ArrowUp', { altKey: true });
    expect(types(editor)).toEqual(['fixo', 'paragraph', 'paragraph', 'fixo']);
    expect(at(editor, 'Um.')).toBeLessThan(at(editor, 'Dois.'));
  });

  it('in the model itself it is made and undone', () => {
    const editor = createEditor(
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Cabeça' }] }] },
      { modo: 'modelo' },
    );
    editor.chain().setTextSelection(2).fixar('cabecalho').run();
    expect(editor.getJSON().content[0]).toMatchObject({ type: 'fixo', attrs: { area: 'cabecalho' } });
    editor.chain().setTextSelection(3).soltar().run();
    expect(types(editor)).toEqual(['paragraph']);
  });
});

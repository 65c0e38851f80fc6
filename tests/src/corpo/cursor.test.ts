import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { createEditor, oficio } from './corpo-editor.ts';
import { fillDomGaps } from './dom-gaps.ts';

type Tested = ReturnType<typeof createEditor>;

beforeEach(() => fillDomGaps());
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Two stretches to write in, before and after what the model fixed. */
const doisTrechos: CorpoDoc = {
  ...oficio,
  content: [...oficio.content, { type: 'paragraph', content: [{ type: 'text', text: 'Fim.' }] }],
};

const press = (editor: Tested, key: string, held: { ctrlKey?: boolean } = {}): void => {
  editor.view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key, ...held, bubbles: true, cancelable: true }),
  );
};

/** Text of the paragraph where the caret is. */
const here = (editor: Tested): string => editor.state.selection.$from.parent.textContent;

/** jsdom has no lines: every paragraph of these tests is one. */
const withLines = (editor: Tested): Tested => {
  editor.view.endOfTextblock = () => true;
  return editor;
};

it('who arrives by the keyboard may write at once, in the first free stretch', () => {
  const editor = createEditor(oficio);
  editor.view.dom.dispatchEvent(new FocusEvent('focus'));
  expect(here(editor)).toBe('Um.');
  editor.commands.insertContent('Olá. ');
  expect(editor.getText()).toContain('Olá. Um.');
});

it('who comes back finds the caret where it was', () => {
  const editor = createEditor(doisTrechos);
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor.view.dom.dispatchEvent(new FocusEvent('focus'));
  expect(here(editor)).toBe('Fim.');
});

it('a press of the mouse chooses the place by itself', () => {
  const editor = createEditor(oficio);
  const before = editor.state.selection.from;
  editor.view.dom.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  editor.view.dom.dispatchEvent(new FocusEvent('focus'));
  expect(editor.state.selection.from).toBe(before);
});

it('the arrows cross what the model fixed, both ways, and stay inside a stretch of several paragraphs', () => {
  const editor = withLines(createEditor(doisTrechos));
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  press(editor, 'ArrowUp');
  expect(here(editor)).toBe('Dois.');
  press(editor, 'ArrowDown');
  expect(here(editor)).toBe('Fim.');
  press(editor, 'ArrowDown');
  expect(here(editor)).toBe('Fim.');
});

it('the beginning and the end of the text are the ones of what may be written', () => {
  const editor = createEditor(doisTrechos);
  press(editor, 'End', { ctrlKey: true });
  expect(here(editor)).toBe('Fim.');
  press(editor, 'Home', { ctrlKey: true });
  expect(here(editor)).toBe('Um.');
});

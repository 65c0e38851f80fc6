import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { CorpoEditor } from '#src/corpo/CorpoEditor.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { ancorado, dispositivo, doc, p, referencia, texto } from '#tests/schemas/corpo/nos.ts';
import { renderScreen } from '../render-screen.tsx';
import { createEditor } from './corpo-editor.ts';
import { fillDomGaps } from './dom-gaps.ts';

beforeAll(() => loadTexts('editor', 'corpo'));
beforeEach(() => fillDomGaps());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

type Ed = ReturnType<typeof createEditor>;
const lines = (editor: Ed): string[] => corpoToText(editor.getJSON() as CorpoDoc).split('\n');
/** Types as the keyboard does: each letter by itself, and the keys that have a name. */
const type = (editor: Ed, text: string): void => {
  for (const letter of text) {
    const { from, to } = editor.state.selection;
    const taken = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, letter, () => editor.state.tr.insertText(letter, from, to)),
    );
    if (!taken) editor.view.dispatch(editor.state.tr.insertText(letter, from, to));
  }
};
const press = (editor: Ed, key: string, shiftKey = false): void => {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
};

describe('articles and clauses at the keyboard', () => {
  it('a law is typed with its own numbers, Enter and Tab', () => {
    const editor = createEditor(doc(p([])));
    editor.commands.setTextSelection(1);
    type(editor, 'Art. 1º Fica criado:');
    press(editor, 'Enter');
    press(editor, 'Tab');
    press(editor, 'Tab');
    type(editor, 'um;');
    press(editor, 'Enter');
    type(editor, 'dois;');
    press(editor, 'Enter');
    press(editor, 'Tab');
    type(editor, 'letra;');
    press(editor, 'Enter');
    for (let times = 0; times < 2; times += 1) press(editor, 'Tab', true);
    type(editor, 'só um.');
    press(editor, 'Enter');
    press(editor, 'Tab', true);
    type(editor, 'Vigora.');
    press(editor, 'Enter');
    press(editor, 'Enter');
    type(editor, 'Livre.');
    expect(lines(editor)).toEqual([
      'Art. 1º Fica criado:',
      'I – um;',
      'II – dois;',
      'a) letra;',
      'Parágrafo único. só um.',
      'Art. 2º Vigora.',
      'Livre.',
    ]);
    expect(editor.view.dom.querySelector('p')?.getAttribute('data-numero')).toBe('Art. 1º');
    expect(validateCorpo(editor.getJSON())).toMatchObject({ ok: true });
  });

  it.each([
    ['Art. 1o ', 'Art. 1º'],
    ['§ 1º ', 'Parágrafo único.'],
    ['Parágrafo único. ', 'Parágrafo único.'],
    ['I - ', 'I –'],
    ['CLÁUSULA PRIMEIRA – ', 'CLÁUSULA PRIMEIRA –'],
    ['Cláusula 1ª - ', 'CLÁUSULA 1ª –'],
    ['Art. 5º ', undefined],
    ['II - ', undefined],
    ['a) ', undefined],
    ['1.1. ', undefined],
    ['Artigo ', undefined],
    ['CLÁUSULA PRIMEIRA ', undefined],
  ])('%s at the beginning of a line', (typed, numero) => {
    const editor = createEditor(doc(p([])));
    editor.commands.setTextSelection(1);
    type(editor, typed);
    expect(editor.view.dom.querySelector('p')?.getAttribute('data-numero') ?? undefined).toBe(numero);
    if (numero === undefined) expect(editor.getText()).toBe(typed);
  });

  it('Backspace at the beginning takes the number away, a split keeps what was given to the first half', () => {
    const editor = createEditor(
      doc(ancorado('abc123', dispositivo('artigo', 'umdois', { inicio: 7 })), p('fim')),
    );
    editor.commands.setTextSelection(3);
    press(editor, 'Enter');
    expect(lines(editor)).toEqual(['Art. 7º um', 'Art. 8º dois', 'fim']);
    expect(editor.getJSON().content[1]?.attrs?.['ancora']).toBeNull();
    press(editor, 'Backspace');
    expect(lines(editor)).toEqual(['Art. 7º um', 'dois', 'fim']);
  });

  it('Enter in an empty part goes one step wider, until ordinary text; undone, a typed number is words', () => {
    const editor = createEditor(doc(dispositivo('artigo', 'um'), dispositivo('inciso', 'dois')));
    editor.commands.setTextSelection(editor.state.doc.content.size - 1);
    const shown = () => editor.view.dom.lastElementChild?.getAttribute('data-numero');
    for (const numero of ['II –', 'Parágrafo único.', 'Art. 2º', null]) {
      press(editor, 'Enter');
      expect(shown()).toBe(numero);
    }
    type(editor, 'Art. 2º ');
    expect(shown()).toBe('Art. 2º');
    expect(editor.state.selection.$from.parent.textContent).toBe('');
    editor.commands.undo();
    expect(editor.state.selection.$from.parent.textContent).toBe('Art. 2º ');
  });

  it('what refers to a part follows it', () => {
    const editor = createEditor(
      doc(
        dispositivo('artigo', 'a'),
        ancorado('alvo01', dispositivo('artigo', 'b')),
        p([texto('Vide '), referencia('alvo01')]),
      ),
    );
    const said = () => editor.view.dom.querySelector('[data-rotulo]')?.getAttribute('data-rotulo');
    expect(said()).toBe('art. 2º');
    editor.chain().setTextSelection(1).setDispositivo(null).run();
    expect(said()).toBe('art. 1º');
    editor.commands.undo();
    expect(said()).toBe('art. 2º');
  });
});

it('what is copied takes its numbers as words, and gives them up where it is pasted here', () => {
  const editor = createEditor(doc(dispositivo('artigo', 'um'), dispositivo('paragrafo', 'dois'), p([])));
  editor.commands.setTextSelection({ from: 1, to: 9 });
  const { dom, text } = editor.view.serializeForClipboard(editor.state.selection.content());
  expect(text).toBe('Art. 1º um\n\nParágrafo único. dois');
  expect(dom.textContent).toBe('Art. 1º umParágrafo único. dois');
  editor.commands.setTextSelection(editor.state.doc.content.size - 1);
  editor.view.pasteHTML(dom.innerHTML, new Event('paste') as ClipboardEvent);
  expect(lines(editor)).toEqual([
    'Art. 1º um',
    'Parágrafo único. dois',
    'Art. 2º um',
    'Parágrafo único. dois',
  ]);
  // some words of one are only words
  editor.commands.setTextSelection({ from: 2, to: 3 });
  expect(editor.view.serializeForClipboard(editor.state.selection.content()).text).toBe('m');
});

it('the toolbar makes an article, gives it a number, and lets it follow again', async () => {
  const onChange = vi.fn<(read: () => CorpoDoc) => void>();
  renderScreen(
    <CorpoEditor corpo={doc(p('Fica.'))} modo="documento" editavel propriedades={[]} onChange={onChange} />,
  );
  const now = (): string => corpoToText(onChange.mock.lastCall?.[0]() ?? doc());
  const choose = async (name: RegExp): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: 'Artigos e cláusulas' }));
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
  };
  await choose(/^Artigo/);
  expect(now()).toBe('Art. 1º Fica.');
  fireEvent.click(screen.getByRole('button', { name: 'Artigos e cláusulas' }));
  fireEvent.click(await screen.findByText('Começar em outro número'));
  const field = await screen.findByRole('textbox', { name: 'Número' });
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.submit(field);
  expect(now()).toBe('Art. 12. Fica.');
});

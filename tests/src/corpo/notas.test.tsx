import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { CorpoEditor } from '#src/corpo/CorpoEditor.tsx';
import { htmlOfDocx } from '#src/corpo/docx/html-of-docx.ts';
import { readDocx } from '#src/corpo/docx/read-docx.ts';
import { cleanWordHtml } from '#src/corpo/extensions/clean-word-html.ts';
import { notasOf } from '#src/corpo/notas/notas-of.ts';
import { putNota, removeNota } from '#src/corpo/notas/put-nota.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { doc, nota, p, texto } from '#tests/schemas/corpo/nos.ts';
import { paragraph, wordFile } from '#tests/setup/word-file.ts';
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

const corpo = doc(p([texto('Um'), nota(texto('da lei')), texto(' e dois.')]));
const words = (editor: ReturnType<typeof createEditor>): [number, string][] =>
  notasOf(editor.state.doc).map(({ numero, no }) => [numero, no.textContent]);

describe('a footnote in the text', () => {
  it('is numbered by its place, changed and taken out in one step each, which can be undone', () => {
    const editor = createEditor(corpo);
    editor.commands.setTextSelection(2);
    putNota(editor, undefined, [texto('antes', 'italic')]);
    expect(words(editor)).toEqual([
      [1, 'antes'],
      [2, 'da lei'],
    ]);
    const calls = [...editor.view.dom.querySelectorAll('sup[data-nota]')];
    expect(calls.map((call) => call.getAttribute('data-numero'))).toEqual(['1', '2']);
    expect(calls[1]).toHaveAccessibleName('Nota 2: da lei');
    expect(validateCorpo(editor.getJSON())).toMatchObject({ ok: true });
    putNota(editor, notasOf(editor.state.doc)[1]?.pos, [texto('da constituição')]);
    expect(words(editor)[1]).toEqual([2, 'da constituição']);
    editor.commands.undo();
    expect(words(editor)[1]).toEqual([2, 'da lei']);
    removeNota(editor, notasOf(editor.state.doc)[0]?.pos ?? -1);
    expect(words(editor)).toEqual([[1, 'da lei']]);
    editor.commands.undo();
    expect(words(editor)).toHaveLength(2);
  });

  it('is copied and pasted with its words and marks', () => {
    const editor = createEditor(doc(p([texto('Um'), nota(texto('da '), texto('lei', 'bold'))])));
    const { dom } = editor.view.serializeForClipboard(
      editor.state.doc.slice(0, editor.state.doc.content.size),
    );
    const other = createEditor(doc(p([])));
    other.view.pasteHTML(dom.innerHTML, new Event('paste') as ClipboardEvent);
    expect(JSON.stringify(other.getJSON())).toContain(
      '{"type":"nota","attrs":{"ancora":null},"content":[{"type":"text","text":"da "},{"type":"text","marks":[{"type":"bold"}],"text":"lei"}]}',
    );
  });

  it('stands in the plain words where it is called, without its number, for search and comparison', () => {
    expect(corpoToText(corpo)).toBe('Um [nota: da lei] e dois.');
  });
});

describe('footnotes of other programs', () => {
  const called = '<p>Conforme<span data-nota="">Lei nº 1, <b>art. 2</b></span> a lei.</p>';

  it.each([
    [
      'Word',
      `<p>Conforme<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a> a lei.</p>` +
        `<div style='mso-element:footnote-list'><hr><div style='mso-element:footnote' id=ftn1><p><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1">[1]</a> Lei nº 1, <b>art. 2</b></p></div></div>`,
    ],
    [
      'LibreOffice',
      '<p>Conforme<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> a lei.</p>' +
        '<div id="sdfootnote1"><p><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> Lei nº 1, <b>art. 2</b></p></div>',
    ],
    [
      'a page',
      '<p>Conforme<sup id="ref-1"><a href="#nota-1">[1]</a></sup> a lei.</p><ol><li id="nota-1"><a href="#ref-1">↑</a> Lei nº 1, <b>art. 2</b></li></ol>',
    ],
  ])('of %s come to where they are called', (_program, html) => {
    expect(cleanWordHtml(html)).toBe(called);
  });

  it('without the words of the note stay as they were; a link within the page is none', () => {
    const alone =
      '<p>Conforme<a href="#n1" id="r1">[1]</a></p><p id="n2">Outra</p><p><a href="#n2">ver</a></p>';
    expect(cleanWordHtml(alone)).toBe(alone);
  });

  it('come from a Word file as notes of the text', async () => {
    const file = await wordFile(
      [
        '<w:p><w:r><w:t>Conforme</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:t xml:space="preserve"> a lei.</w:t></w:r></w:p>',
        paragraph('Fim'),
      ].join(''),
      {},
      { 2: `${paragraph('Lei nº 1,')}${paragraph('art. 2')}` },
    );
    const read = await readDocx(file);
    if (!('lido' in read)) throw new Error(JSON.stringify(read));
    const editor = createEditor(doc(p([])));
    editor.view.pasteHTML(htmlOfDocx(read.lido.html, []), new Event('paste') as ClipboardEvent);
    expect(corpoToText(editor.getJSON() as CorpoDoc)).toBe('Conforme [nota: Lei nº 1, art. 2] a lei.\nFim');
  });
});

describe('the footnotes on the sheet', () => {
  const show = async (editavel: boolean) => {
    const onChange = vi.fn();
    renderScreen(
      <CorpoEditor
        modo="documento"
        corpo={corpo}
        editavel={editavel}
        propriedades={[]}
        onChange={onChange}
      />,
    );
    const list = await screen.findByRole('region', { name: 'Notas de rodapé' });
    const read = (): string => corpoToText((onChange.mock.lastCall?.[0] as () => CorpoDoc)());
    return { list, read };
  };

  it('stand at its end, lead to the text and back, and are changed where they stand', async () => {
    const { list, read } = await show(true);
    expect(within(list).getByRole('listitem')).toHaveTextContent('da lei');
    await userEvent.click(screen.getByRole('link', { name: 'Nota 1: da lei' }));
    expect(within(list).getByRole('button', { name: 'Editar a nota 1' })).toHaveFocus();
    await userEvent.click(within(list).getByRole('button', { name: 'Voltar à chamada da nota 1' }));
    expect(screen.getByRole('link', { name: 'Nota 1: da lei' })).toHaveClass('ProseMirror-selectednode');
    await userEvent.click(within(list).getByRole('button', { name: 'Editar a nota 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Editar a nota de rodapé' });
    expect(within(dialog).getByRole('textbox', { name: 'Texto da nota' })).toHaveTextContent('da lei');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar nota' }));
    expect(read()).toBe('Um e dois.');
    expect(screen.queryByRole('region', { name: 'Notas de rodapé' })).toBeNull();
  });

  it('of a text that is only read have the ways and no change', async () => {
    const { list } = await show(false);
    await userEvent.click(screen.getByRole('link', { name: 'Nota 1: da lei' }));
    expect(within(list).getByRole('button', { name: 'Voltar à chamada da nota 1' })).toHaveFocus();
    expect(within(list).getAllByRole('button')).toHaveLength(1);
  });

  it('are asked for by the menu, and without words are refused', async () => {
    await show(true);
    await userEvent.click(screen.getByRole('button', { name: 'Mais' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Nota de rodapé/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Nota de rodapé' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar nota' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Escreva o texto da nota.');
  });
});

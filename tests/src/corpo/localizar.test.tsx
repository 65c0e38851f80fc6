import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { CorpoEditor } from '#src/corpo/CorpoEditor.tsx';
import { findInDoc } from '#src/corpo/localizar/find-in-doc.ts';
import { localizadoOf, replace, search, step } from '#src/corpo/localizar/localizar.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { celula, doc, fixo, marcador, nota, p, tabela, texto } from '#tests/schemas/corpo/nos.ts';
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

const found = (termo: string, exata: boolean, ...content: readonly NoCorpo[]): string[] => {
  const { doc: text } = createEditor(doc(...content)).state;
  return findInDoc(text, { termo, exata }).map(({ from, to }) => text.textBetween(from, to));
};

describe('looking for words', () => {
  it.each<[string, boolean, NoCorpo, string[]]>([
    ['licitacao', false, p('Licitação e LICITAÇÃO'), ['Licitação', 'LICITAÇÃO']],
    ['Licitação', true, p('Licitação e LICITAÇÃO'), ['Licitação']],
    ['do preço', false, p([texto('do '), texto('pre', 'bold'), texto('ço')]), ['do preço']],
    ['aa', false, p('aaaa'), ['aa', 'aa']],
    ['a b', false, p('a\u00a0b'), ['a\u00a0b']],
    ['ab', false, p([texto('a'), marcador('x'), texto('b')]), []],
    ['', false, p('a'), []],
    ['a.c', false, p('abc'), []],
  ])('%j (exact: %s) in %j', (termo, exata, no, expected) => {
    expect(found(termo, exata, no)).toEqual(expected);
  });

  it('goes into tables, notes and what the model fixed, in reading order', () => {
    const corpo = doc(
      fixo('cabecalho', p('lei')),
      p([texto('a lei'), nota(texto('da lei')), texto(' lei')]),
      tabela([celula('lei')]),
    );
    const { doc: text } = createEditor(corpo).state;
    const places = findInDoc(text, { termo: 'lei', exata: false });
    expect(places.map(({ fixo: fixed, nota: note }) => [fixed, note !== undefined])).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });
});

describe('replacing', () => {
  const corpo = doc(
    p([texto('A lei e a '), texto('lei', 'bold'), texto('.')]),
    p([texto('Outra'), nota(texto('lei nº 1'))]),
  );
  const anything = (): boolean => true;
  const texts = (editor: ReturnType<typeof createEditor>): string =>
    corpoToText(editor.getJSON() as CorpoDoc);

  it('goes from one to the next, keeps the marks and follows what is typed', () => {
    const editor = createEditor(corpo);
    search(editor, { termo: 'lei', exata: false });
    expect(localizadoOf(editor.state)).toMatchObject({ atual: 0, achados: { length: 3 } });
    step(editor, -1);
    expect(localizadoOf(editor.state).atual).toBe(2);
    step(editor, 1);
    step(editor, 1);
    expect(replace(editor, 'norma', 'atual', anything)).toBe(1);
    expect(editor.getHTML()).toContain('<strong>norma</strong>');
    expect(localizadoOf(editor.state).achados).toHaveLength(2);
    editor.commands.insertContentAt(1, 'lei ');
    expect(localizadoOf(editor.state).achados).toHaveLength(3);
  });

  it('all at once is one step to undo, in the notes too; nothing takes the words away', () => {
    const editor = createEditor(corpo);
    search(editor, { termo: 'lei', exata: false });
    expect(replace(editor, 'regra da lei', 'todas', anything)).toBe(3);
    expect(texts(editor)).toBe('A regra da lei e a regra da lei.\nOutra [nota: regra da lei nº 1]');
    editor.commands.undo();
    expect(replace(editor, '', 'todas', anything)).toBe(3);
    expect(texts(editor)).toBe('A  e a .\nOutra [nota:  nº 1]');
    editor.commands.undo();
    expect(texts(editor)).toBe('A lei e a lei.\nOutra [nota: lei nº 1]');
  });
});

describe('the bar of the search', () => {
  it('opens by the menu, counts, replaces all but what the model fixed, and Esc ends it', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn<(read: () => CorpoDoc) => void>();
    renderScreen(
      <CorpoEditor
        corpo={doc(fixo('cabecalho', p('A lei')), p('Esta lei e aquela Lei.'))}
        modo="documento"
        editavel
        propriedades={[]}
        onChange={onChange}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Mais' }));
    await user.click(await screen.findByRole('menuitem', { name: /Localizar e substituir/ }));
    const bar = await screen.findByRole('search', { name: 'Localizar e substituir' });
    await user.type(within(bar).getByRole('textbox', { name: 'Localizar' }), 'lei{Enter}');
    expect(within(bar).getByRole('status')).toHaveTextContent('2 de 3');
    await user.type(within(bar).getByRole('textbox', { name: 'Substituir por' }), 'norma');
    await user.click(within(bar).getByRole('button', { name: 'Substituir todas' }));
    expect(within(bar).getByRole('status')).toHaveTextContent('2 substituídas');
    expect(corpoToText(onChange.mock.lastCall?.[0]() as CorpoDoc)).toBe('A lei\nEsta norma e aquela norma.');
    expect(within(bar).getByRole('button', { name: 'Substituir' })).toBeDisabled();
    await user.type(within(bar).getByRole('textbox', { name: 'Localizar' }), '{Escape}');
    expect(screen.queryByRole('search', { name: 'Localizar e substituir' })).toBeNull();
    expect(document.querySelector('[data-achado]')).toBeNull();
  });
});

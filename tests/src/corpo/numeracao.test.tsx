import { CellSelection } from '@tiptap/pm/tables';
import { cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alvosOf } from '#schemas/corpo/alvos-of.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { CorpoEditor } from '#src/corpo/CorpoEditor.tsx';
import { useTools } from '#src/corpo/toolbar/use-tools.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { celula, doc, h, lista, p, tabela } from '#tests/schemas/corpo/nos.ts';
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
const at = (editor: Ed, words: string): number => {
  let found = -1;
  editor.state.doc.descendants((no, pos) => {
    if (no.text === words) found = pos;
  });
  return found;
};
const numbers = (editor: Ed): string[] =>
  alvosOf(editor.getJSON() as CorpoDoc)
    .filter(({ tipo }) => tipo === 'item')
    .map(({ rotulo }) => rotulo);

describe('the numbers of lists', () => {
  const corpo = doc(
    lista('orderedList', [p('um')], [p('dois')]),
    h(2, 'Do preço'),
    lista('orderedList', [p('três')]),
  );

  it('go on over what stands between, follow what is put before, and begin again', () => {
    const editor = createEditor(corpo);
    editor.chain().setTextSelection(at(editor, 'três')).setContinua(true).run();
    expect(numbers(editor)).toEqual(['item 1', 'item 2', 'item 3']);
    expect(validateCorpo(editor.getJSON())).toMatchObject({ ok: true });
    editor.chain().setTextSelection(at(editor, 'dois')).splitListItem('listItem').run();
    expect(numbers(editor).at(-1)).toBe('item 4');
    editor.commands.undo();
    expect(numbers(editor).at(-1)).toBe('item 3');
    editor.chain().setTextSelection(at(editor, 'três')).setContinua(false).run();
    expect(numbers(editor)).toEqual(['item 1', 'item 2', 'item 1']);
  });

  it('of a list inside an item do not go on from those around it', () => {
    const editor = createEditor(
      doc(lista('orderedList', [p('um')], [p('dois'), lista('orderedList', [p('dentro')])])),
    );
    editor.chain().setTextSelection(at(editor, 'dentro')).setContinua(true).setNumeros('a').run();
    expect(numbers(editor)).toEqual(['item 1', 'item 2', 'item 2.a']);
    expect(editor.view.dom.querySelector('ol ol')?.getAttribute('data-numeros')).toBe('a');
    expect(editor.can().setNumeros('1')).toBe(true);
    expect(
      createEditor(doc(p('x')))
        .can()
        .setNumeros('1'),
    ).toBe(false);
  });

  it('are chosen by the menu of the toolbar', async () => {
    const onChange = vi.fn<(read: () => CorpoDoc) => void>();
    renderScreen(
      <CorpoEditor corpo={corpo} modo="documento" editavel propriedades={[]} onChange={onChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Numeração' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'a) b) c)' }));
    expect(onChange.mock.lastCall?.[0]().content[0]).toMatchObject({ attrs: { type: 'a' } });
  });
});

it('a page breaks after the list, the table or the quotation of the cursor, never inside', () => {
  const editor = createEditor(doc(lista('orderedList', [p('um')], [p('dois')]), p('fim')));
  editor.chain().setTextSelection(at(editor, 'um')).insertPageBreak().insertContent('aqui').run();
  expect(editor.getJSON().content?.map(({ type }) => type)).toEqual([
    'orderedList',
    'pageBreak',
    'paragraph',
    'paragraph',
  ]);
  expect(editor.getText()).toMatch(/dois\s+aqui\s+fim/);
  editor
    .chain()
    .setTextSelection(at(editor, 'fim') + 1)
    .insertPageBreak()
    .run();
  expect(editor.getText()).toMatch(/f\s+im$/);
});

it('the cells that are chosen may be merged as soon as they are', () => {
  const editor = createEditor(doc(tabela([celula('a'), celula('b')])));
  const { result, rerender } = renderHook(() =>
    useTools(editor, {
      modo: 'documento',
      markers: [],
      signaturePlaces: [],
      open: vi.fn(),
      onLocalizar: vi.fn(),
    }),
  );
  const merge = () =>
    result.current.tools.find(({ id }) => id === 'tabela')?.choices?.find(({ id }) => id === 'unir');
  editor.commands.setTextSelection(at(editor, 'a'));
  rerender();
  expect(merge()?.disabled).toBe(true);
  const { doc: text, tr } = editor.state;
  editor.view.dispatch(tr.setSelection(CellSelection.create(text, at(editor, 'a') - 2, at(editor, 'b') - 2)));
  return vi.waitFor(() => expect(merge()?.disabled).toBe(false));
});

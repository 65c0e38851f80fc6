import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { CorpoEditor } from '#src/corpo/CorpoEditor.tsx';
import type { CorpoHandle } from '#src/corpo/corpo-handle.ts';
import { readDocx } from '#src/corpo/docx/read-docx.ts';
import { choicesOf, placeOfAncora } from '#src/corpo/referencias/referidos.ts';
import { putReferencia } from '#src/corpo/referencias/put-referencia.ts';
import { goToAncora } from '#src/corpo/referencias/use-referencias.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import {
  ancorado,
  celula,
  dispositivo,
  doc,
  h,
  imagem,
  lista,
  nota,
  p,
  referencia,
  tabela,
  texto,
} from '#tests/schemas/corpo/nos.ts';
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

type Ed = ReturnType<typeof createEditor>;
const itens = lista('orderedList', [p('um')], [p('dois')]);
const said = (editor: Ed): (string | null)[] =>
  [...editor.view.dom.querySelectorAll('span[data-referencia]')].map((dom) =>
    dom.getAttribute('data-rotulo'),
  );
const choice = (editor: Ed, rotulo: string): number =>
  choicesOf(editor.state.doc, () => '').find((each) => each.rotulo === rotulo)?.pos ?? -1;
const pasted = (editor: Ed, html: string): void =>
  void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
const copied = (editor: Ed, from = 0, to = editor.state.doc.content.size): string =>
  editor.view.serializeForClipboard(editor.state.doc.slice(from, to)).dom.innerHTML;

describe('a reference in the text', () => {
  it('says what its place is now, and the place can be undone with it in one step', () => {
    const editor = createEditor(doc(p('Veja '), itens));
    editor.commands.setTextSelection(6);
    expect(putReferencia(editor, undefined, choice(editor, 'item 2'))).toBe(true);
    expect(said(editor)).toEqual(['item 2']);
    expect(validateCorpo(editor.getJSON())).toMatchObject({ ok: true });
    // a new item before it, by the keyboard
    editor.chain().setTextSelection(13).splitListItem('listItem').run();
    expect(said(editor)).toEqual(['item 3']);
    editor.commands.undo();
    editor.commands.undo();
    expect(said(editor)).toEqual([]);
    expect(JSON.stringify(editor.getJSON())).not.toMatch(/"ancora":"/);
  });

  it('tells when its place is gone, or is no longer numbered', () => {
    const corpo = doc(p([referencia('item01')]), {
      type: 'orderedList',
      content: [ancorado('item01', { type: 'listItem', content: [p('um')] })],
    });
    const editor = createEditor(corpo);
    expect(said(editor)).toEqual(['item 1']);
    editor.chain().setTextSelection(6).toggleBulletList().run();
    expect(said(editor)).toEqual(['[referência perdida]']);
    expect(editor.view.dom.querySelector('[data-perdida]')).toHaveAccessibleName(/trecho não existe mais/);
    editor.commands.undo();
    expect(said(editor)).toEqual(['item 1']);
  });

  it('keeps its heading when its level changes, and the notes keep theirs', () => {
    const editor = createEditor(doc(ancorado('titulo', h(1, 'Preço')), p([referencia('titulo')])));
    editor.chain().setTextSelection(2).setHeading({ level: 3 }).run();
    expect(said(editor)).toEqual(['Preço']);
    editor.chain().setTextSelection(6).splitBlock().run();
    expect(JSON.stringify(editor.getJSON()).match(/"ancora":"titulo"/g)).toHaveLength(1);
  });

  it.each([
    ['an article', dispositivo('artigo', 'um'), 1, 'art. 2º'],
    ['a heading', h(2, 'Preço'), 1, 'Preço'],
    ['an item', { type: 'listItem', content: [p('um')] }, 3, 'item 2'],
  ])('means the words of %s, though an empty line comes before them', (_, no, at, rotulo) => {
    const place = ancorado('lugar', no);
    const editor = createEditor(
      doc(
        no.type === 'listItem' ? { type: 'orderedList', content: [place] } : place,
        p([referencia('lugar')]),
      ),
    );
    const before = said(editor);
    editor.commands.setTextSelection(at);
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event));
    expect(said(editor)).toEqual([rotulo]);
    expect(JSON.stringify(editor.getJSON()).match(/"ancora":"lugar"/g)).toHaveLength(1);
    editor.commands.undo();
    expect(said(editor)).toEqual(before);
  });

  it('leads to its place, from the text too that is not for writing', () => {
    const editor = createEditor(
      doc(
        p([referencia('nota01'), referencia('tabela')]),
        p([texto('x'), ancorado('nota01', nota(texto('lei')))]),
        {
          ...tabela([celula('a')]),
          attrs: { ancora: 'tabela' },
        },
      ),
    );
    expect(goToAncora(editor, 'nota01')).toBe(true);
    expect(editor.state.selection.from).toBe(placeOfAncora(editor.state.doc, 'nota01')?.pos);
    expect(goToAncora(editor, 'tabela')).toBe(true);
    expect(editor.isActive('table')).toBe(true);
    expect(goToAncora(editor, 'ninguem')).toBe(false);
  });

  it('numbers captions above tables and below pictures', () => {
    const editor = createEditor(
      doc(
        { ...tabela([celula('a')]), attrs: { legenda: 'Preços' } },
        imagem('i', { alt: 'x' }),
        imagem('j', { alt: 'x', ancora: 'figura' }),
        p([referencia('figura')]),
      ),
    );
    const captions = [...editor.view.dom.querySelectorAll('[data-numero-de]')];
    expect(captions.map(({ textContent }) => textContent)).toEqual(['Tabela 1 – Preços', 'Figura 1']);
    expect(
      captions[0]?.nextElementSibling?.querySelector('td') ?? captions[0]?.nextElementSibling,
    ).not.toBeNull();
  });
});

describe('what is pasted', () => {
  const corpo = doc(p([texto('Veja '), referencia('item01'), texto('.')]), {
    type: 'orderedList',
    content: [ancorado('item01', { type: 'listItem', content: [p('um')] })],
  });

  it('without the place is plain words, and that is said; with it, a reference still', () => {
    const source = createEditor(corpo);
    const onReferenciasPerdidas = vi.fn();
    const other = createEditor(doc(p([])), { onReferenciasPerdidas });
    pasted(other, copied(source, 0, 8));
    expect(other.getText()).toBe('Veja item 1.');
    expect(said(other)).toEqual([]);
    expect(onReferenciasPerdidas).toHaveBeenCalledExactlyOnceWith(1);
    const whole = createEditor(doc(p([])), { onReferenciasPerdidas });
    pasted(whole, copied(source));
    expect(said(whole)).toEqual(['item 1']);
    expect(onReferenciasPerdidas).toHaveBeenCalledOnce();
  });

  it('in the same text does not make a second place', () => {
    const editor = createEditor(corpo);
    editor.commands.setTextSelection(editor.state.doc.content.size - 3);
    pasted(editor, copied(editor));
    expect(JSON.stringify(editor.getJSON()).match(/"ancora":"item01"/g)).toHaveLength(1);
    expect(said(editor)).toEqual(['item 1', 'item 1']);
  });

  it('from Word, by the clipboard or a file, brings cross references as words, and says so', async () => {
    const onReferenciasPerdidas = vi.fn();
    const editor = createEditor(doc(p([])), { onReferenciasPerdidas });
    pasted(editor, '<p>Ver <!--[if supportFields]> REF _Ref12 \\h <![endif]-->Tabela 3</p>');
    expect(editor.getText()).toBe('Ver Tabela 3');
    expect(onReferenciasPerdidas).toHaveBeenCalledExactlyOnceWith(1);
    const file = await wordFile(
      '<w:p><w:r><w:t>Ver </w:t></w:r><w:fldSimple w:instr=" REF _Ref12 \\h "><w:r><w:t>Tabela 3</w:t></w:r></w:fldSimple></w:p>' +
        paragraph('Fim'),
    );
    expect(await readDocx(file)).toMatchObject({
      lido: { referencias: 1, html: expect.stringContaining('Tabela 3') as string },
    });
  });
});

describe('choosing what a reference names', () => {
  const show = (content: readonly NoCorpo[]) => {
    const [onChange, handle] = [
      vi.fn<(read: () => CorpoDoc) => void>(),
      { current: null as CorpoHandle | null },
    ];
    renderScreen(
      <CorpoEditor
        corpo={doc(...content)}
        modo="documento"
        editavel
        propriedades={[]}
        ref={handle}
        onChange={onChange}
      />,
    );
    return { handle, body: () => onChange.mock.lastCall?.[0]().content ?? [] };
  };

  it('mends a broken one: the problem leads to it, and its words are found as they are typed', async () => {
    const user = userEvent.setup();
    const { handle, body } = show([p([texto('Veja '), referencia('perdida')]), itens, h(1, 'Do preço')]);
    expect(handle.current?.focusProblem({ codigo: 'referenciaPerdida', texto: '' })).toBe(true);
    const broken = screen.getByRole('link', { name: /^Referência perdida/ });
    expect(broken).toHaveClass('ProseMirror-selectednode');
    await user.click(broken);
    const dialog = await screen.findByRole('dialog', { name: 'Referência a outro trecho' });
    expect(within(dialog).getByText(/O trecho não existe mais|o trecho não existe mais/)).toBeVisible();
    await user.type(within(dialog).getByRole('combobox'), 'preço');
    await user.click(await screen.findByRole('option', { name: 'Do preço' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    // at once: a quick key is written where the caret is
    const sheet = screen.getByRole('textbox', { name: 'Texto do documento' });
    expect(sheet).toHaveFocus();
    expect(sheet).toContainElement(getSelection()?.anchorNode?.parentElement ?? null);
    const [reference, heading] = [JSON.stringify(body()[0]), JSON.stringify(body()[2])];
    const alvo = /"alvo":"(\w+)"/.exec(reference)?.[1];
    expect(alvo).not.toBe('perdida');
    expect(heading).toContain(`"ancora":"${alvo}"`);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { alvosOf } from '#schemas/corpo/alvos-of.ts';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { Colado } from '#src/corpo/extensions/clean-word-html.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { dispositivo, doc, p } from '#tests/schemas/corpo/nos.ts';
import { createEditor } from './corpo-editor.ts';

const item = (sign: string, text: string, level = 1, list = 'l0', tag = 'p'): string =>
  `<${tag} class=MsoListParagraph style='margin-left:36.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]>` +
  `<span><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></${tag}>`;

const pasted = (html: string, into: CorpoDoc = doc(p([])), at = 1) => {
  const onColado = vi.fn<(told: Colado) => void>();
  const editor = createEditor(into, { onColado });
  editor.commands.setTextSelection(at);
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const corpo = editor.getJSON() as CorpoDoc;
  expect(validateCorpo(corpo)).toMatchObject({ ok: true });
  return {
    lines: corpoToText(corpo).split('\n'),
    items: alvosOf(corpo)
      .filter(({ tipo }) => tipo === 'item')
      .map(({ rotulo }) => rotulo.replace('item ', '')),
    told: onColado.mock.lastCall?.[0],
    kinds: corpo.content.map(({ type }) => type),
    editor,
  };
};

describe('the numbers of what Word copies', () => {
  it('of articles, paragraphs, incisos and alíneas stay', () => {
    const { lines, told } = pasted(
      item('Art. 1º', 'Fica criado o conselho.') +
        item('§ 1º', 'O conselho tem cinco membros.', 2) +
        item('I –', 'dois do governo;', 3) +
        item('a)', 'um eleito;', 4) +
        item('II –', 'três da sociedade.', 3) +
        item('Art. 2º', 'Esta lei entra em vigor.') +
        item('Parágrafo único.', 'Salvo o prazo.', 2),
    );
    expect(lines).toEqual([
      'Art. 1º Fica criado o conselho.',
      '§ 1º O conselho tem cinco membros.',
      'I – dois do governo;',
      'a) um eleito;',
      'II – três da sociedade.',
      'Art. 2º Esta lei entra em vigor.',
      'Parágrafo único. Salvo o prazo.',
    ]);
    expect(told).toBeUndefined();
  });

  it('of clauses stay, in words and in digits, with their parts', () => {
    expect(
      pasted(
        item('CLÁUSULA PRIMEIRA –', 'Do objeto.') +
          item('1.1.', 'Fornecer papel.', 2) +
          item('1.2.', 'Entregar em 30 dias.', 2) +
          item('CLÁUSULA SEGUNDA –', 'Do prazo.') +
          item('2.1.', 'Doze meses.', 2) +
          item('Cláusula 3ª -', 'Do foro.', 1, 'l0', 'h2'),
      ).lines,
    ).toEqual([
      'CLÁUSULA PRIMEIRA – Do objeto.',
      '1.1. Fornecer papel.',
      '1.2. Entregar em 30 dias.',
      'CLÁUSULA SEGUNDA – Do prazo.',
      '2.1. Doze meses.',
      'CLÁUSULA 3ª – Do foro.',
    ]);
  });

  it.each([
    [
      ['i.', 'ii.', 'iii.', 'iv.'],
      ['i', 'ii', 'iii', 'iv'],
    ],
    [
      ['iv.', 'v.'],
      ['iv', 'v'],
    ],
    [
      ['XL.', 'XLI.'],
      ['XL', 'XLI'],
    ],
    [
      ['h)', 'i)', 'j)'],
      ['h', 'i', 'j'],
    ],
    [
      ['i)', 'j)'],
      ['i', 'j'],
    ],
    [
      ['c)', 'd)'],
      ['c', 'd'],
    ],
    [
      ['v)', 'w)', 'x)'],
      ['v', 'w', 'x'],
    ],
    [
      ['5.', '6.', '7.'],
      ['5', '6', '7'],
    ],
    [
      ['1.', '2.', '9.'],
      ['1', '2', '9'],
    ],
    [
      ['I.', 'II.', 'I.'],
      ['I', 'II', 'I'],
    ],
    [
      ['z)', 'aa)', 'bb)'],
      ['z', 'aa', 'ab'],
    ],
  ])('%j are what their neighbours make of them', (signs, numbers) => {
    expect(pasted(signs.map((sign) => item(sign, 'x')).join('')).items).toEqual(numbers);
  });

  it.each([
    '1 -',
    '1º',
    '1ª)',
    'Seção I',
    'CAPÍTULO II -',
    'Parágrafo primeiro -',
    'Art. 5º-A',
    '(1',
    'B –',
    '1-A.',
  ])('%s, which nothing writes by itself, stays as words, and that is told', (sign) => {
    const { lines, told, kinds } = pasted(item(sign, 'x'));
    expect(lines).toEqual([`${sign} x`]);
    expect(told).toEqual({ comoTexto: 1, formas: [], ocultos: 0 });
    expect(kinds).not.toContain('bulletList');
  });

  it('A –, B –, C – are letters, and C – alone is a Roman number', () => {
    expect(pasted(['A –', 'B –', 'C –'].map((sign) => item(sign, 'x')).join('')).told?.comoTexto).toBe(3);
    expect(pasted(item('C –', 'x')).lines).toEqual(['C – x']);
  });

  it('bullets of symbol fonts are bullets, the § of Wingdings too', () => {
    for (const sign of ['·', 'o', '§', 'Ø', 'ü', '-', '•', '●'])
      expect(pasted(item(sign, 'x')).kinds, sign).toEqual(['bulletList']);
  });

  it('a law in the middle of another goes on from what was printed', () => {
    const into = doc(dispositivo('artigo', 'Velho.'), p([]));
    expect(pasted(item('Art. 1º', 'a') + item('Art. 2º', 'b'), into, 9).lines).toEqual([
      'Art. 1º Velho.',
      'Art. 1º a',
      'Art. 2º b',
    ]);
    expect(pasted(item('Art. 2º', 'a') + item('Art. 12', 'b'), into, 9).lines).toEqual([
      'Art. 1º Velho.',
      'Art. 2º a',
      'Art. 12. b',
    ]);
    // after words that are there, and not run into them
    expect(pasted(item('Art. 1º', 'a'), doc(p('Antes')), 6).lines).toEqual(['Antes', 'Art. 1º a']);
  });
});

describe('the lists of other programs', () => {
  it('LibreOffice says a number at an item', () => {
    expect(
      pasted(
        '<ol><li value="5"><p>cinco</p></li><li><p>seis</p></li><li value="9"><p>nove</p></li></ol><ol type="I" start="4"><li><p>x</p></li></ol>',
      ).items,
    ).toEqual(['5', '6', '9', 'IV']);
  });

  it('Google Docs says the form at the items, and puts a list straight inside a list', () => {
    expect(
      pasted(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><ol start="3"><li style="list-style-type:upper-roman" aria-level="1"><p>a</p></li>' +
          '<ol><li style="list-style-type:lower-alpha" aria-level="2"><p>b</p></li></ol><li style="list-style-type:upper-roman"><p>c</p></li></ol></b>',
      ).items,
    ).toEqual(['III', 'III.a', 'IV']);
  });

  it('boxes show whether they are ticked', () => {
    expect(
      pasted(
        '<ul><li role="checkbox" aria-checked="true"><p>feito</p></li></ul><p><input type="checkbox"> falta</p>',
      ).lines,
    ).toEqual(['☒ feito', '☐ falta']);
  });
});

describe('what is hidden', () => {
  it('stays out, and that is told', () => {
    const { lines, told } = pasted(
      '<html><head><style><!-- p.Segredo, .oculta {color:red; display:none; mso-hide:all} --></style></head><body>' +
        '<p>visto <span style="display:none;mso-hide:all">OCULTO</span>aqui</p><p class="Segredo">OCULTO</p>' +
        '<table><col><col style="display:none"><tr><td>a</td><td>OCULTO</td></tr><tr style="display: none"><td>OCULTO</td><td>x</td></tr></table></body></html>',
    );
    expect(lines.join(' ')).not.toContain('OCULTO');
    expect(lines[0]).toBe('visto aqui');
    expect(told).toEqual({ comoTexto: 0, formas: [], ocultos: 4 });
  });
});

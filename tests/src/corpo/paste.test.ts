import { describe, expect, it } from 'vitest';
import { cleanWordHtml } from '#src/corpo/extensions/clean-word-html.ts';
import { createEditor, oficio } from './corpo-editor.ts';

const item = (list: string, level: number, sign: string, text: string): string =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><![if !supportLists]>` +
  `<span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;

const pasteInto = (editor: ReturnType<typeof createEditor>, html: string): void => {
  editor.commands.setTextSelection(7);
  // the test browser makes no clipboard events of its own
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
};

describe('text of a word processor', () => {
  it('has true lists, nested, each with its own kind', () => {
    const html = cleanWordHtml(
      item('l0', 1, '·', 'Um') +
        item('l0', 2, 'o', 'Dentro') +
        item('l0', 1, '·', 'Dois') +
        item('l1', 1, '1.', 'Outra'),
    );
    expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<ul><li><p>Um</p><ul><li><p>Dentro</p></li></ul></li><li><p>Dois</p></li></ul><ol><li><p>Outra</p></li></ol>',
    );
  });

  it.each([
    ['a)', '<ol type="a">'],
    ['C)', '<ol type="A" start="3">'],
    ['i.', '<ol type="i">'],
    ['II.', '<ol type="I" start="2">'],
    ['xl.', '<ol type="i" start="40">'],
    ['AB)', '<ol type="A" start="28">'],
    ['1)', '<ol>'],
    ['4.', '<ol start="4">'],
  ])('numbers as it wrote them: %s', (sign, list) => {
    expect(cleanWordHtml(item('l0', 1, sign, 'Um'))).toContain(list);
  });

  it('loses what only the word processor understands', () => {
    const html = cleanWordHtml(
      '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><p>Texto<o:p>&nbsp;</o:p></p><script>alert(1)</script>',
    );
    expect(html).toBe('<p>Texto</p>');
  });

  it('enters as the document may hold it: marks kept, colours, foreign pictures and strange signs gone', () => {
    const editor = createEditor(oficio);
    pasteInto(
      editor,
      '<p style="color:red">Valor<b> total</b>\u200b \uf0a7<img src="file:///c:/x.png"></p>' +
        '<p><a href="javascript:alert(1)">mau</a> <a href="https://vilaserena.exemplo">bom</a></p>',
    );
    const written = JSON.stringify(editor.getJSON());
    expect(written).toContain('{"type":"text","marks":[{"type":"bold"}],"text":" total"}');
    expect(written).toContain('▪');
    expect(written).not.toMatch(/\u200b|javascript|"image"|color/);
    expect(written).toContain('https://vilaserena.exemplo');
  });
});

describe('text of another document', () => {
  it('brings no fixed part, no marker that the model does not have, no second place for one signature', () => {
    const editor = createEditor(oficio, { knows: (chave) => chave === 'fecho' });
    pasteInto(
      editor,
      '<div data-fixo="corpo"><p>Era fixo</p></div><p>A<span data-marcador="alheio">x</span>B<span data-marcador="fecho">y</span></p>' +
        '<div data-assinatura="assinatura_1">z</div>',
    );
    const content = editor.getJSON().content;
    const written = JSON.stringify(content);
    expect(content.filter(({ type }) => type === 'fixo')).toHaveLength(2);
    expect(written).toContain('Era fixo');
    expect(written).not.toContain('alheio');
    expect(written.match(/"chave":"fecho"/g)).toHaveLength(2);
    expect(written.match(/"type":"assinatura"/g)).toHaveLength(1);
  });
});

import { describe, expect, it } from 'vitest';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { alvosOf } from '#schemas/corpo/alvos-of.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { examplesOf } from '#src/corpo/de-fora/changed-form.ts';
import { tellNumeros } from '#src/corpo/de-fora/tell-numeros.ts';
import { htmlOfDocx } from '#src/corpo/docx/html-of-docx.ts';
import { placeNumeros } from '#src/corpo/docx/place-numeros.ts';
import { readDocx } from '#src/corpo/docx/read-docx.ts';
import { listas, nivel, numerado, paragraph, wordFile } from '#tests/setup/word-file.ts';
import { doc, p } from '#tests/schemas/corpo/nos.ts';
import { createEditor } from './corpo-editor.ts';

const lei = [
  nivel(0, 'decimal', 'Art. %1º'),
  nivel(1, 'decimal', '§ %2º'),
  nivel(2, 'upperRoman', '%3 -'),
  nivel(3, 'lowerLetter', '%4)'),
  nivel(4, 'decimal', '%5.'),
];
const numbering = listas(
  {
    0: lei,
    1: [nivel(0, 'decimal', '%1.'), nivel(1, 'decimal', '%1.%2.'), nivel(2, 'decimal', '%1.%2.%3.')],
    2: [nivel(0, 'lowerLetter', '%1)')],
    3: [nivel(0, 'ordinalText', 'CLÁUSULA %1 –'), nivel(1, 'decimal', '%1.%2.', '<w:isLgl/>')],
    4: [nivel(0, 'lowerRoman', '%1.')],
    5: [nivel(0, 'ordinal', '%1'), nivel(1, 'bullet', '')],
  },
  {
    1: '<w:abstractNumId w:val="0"/>',
    2: '<w:abstractNumId w:val="1"/>',
    3: '<w:abstractNumId w:val="2"/>',
    4: '<w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>',
    5: '<w:abstractNumId w:val="3"/>',
    6: '<w:abstractNumId w:val="4"/>',
    7: '<w:abstractNumId w:val="4"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>',
    8: '<w:abstractNumId w:val="5"/>',
  },
);
const n = (text: string, numId: number, ilvl = 0): string => paragraph(text, numerado(numId, ilvl));

/** The lines of the text that the file becomes, each with the number that it has there. */
const brought = async (body: string, styles = '', into: CorpoDoc = doc(p([])), lists = numbering) => {
  const read = await readDocx(await wordFile(body, {}, {}, { numbering: lists, styles }));
  if (!('lido' in read)) throw new Error(JSON.stringify(read));
  const { html, comoTexto, formas } = placeNumeros(read.lido.html, read.lido.numeros, []);
  const editor = createEditor(into);
  editor.commands.setTextSelection(1);
  editor.view.pasteHTML(htmlOfDocx(html, []), new Event('paste') as ClipboardEvent);
  const corpo = editor.getJSON() as CorpoDoc;
  expect(validateCorpo(corpo)).toMatchObject({ ok: true });
  const items = alvosOf(corpo)
    .filter(({ tipo }) => tipo === 'item')
    .map(
      ({ rotulo, no }) =>
        `${rotulo.replace('item ', '')} ${corpoToText(doc(...(no.content ?? [])))}`.split('\n')[0],
    );
  return { lines: corpoToText(corpo).split('\n'), items, comoTexto, formas, corpo, lido: read.lido };
};

describe('the automatic numbers of a Word file', () => {
  it('of a law become articles and their parts; a list goes on, begins at 7, and stays apart from the others', async () => {
    const { lines, items, comoTexto } = await brought(
      [
        n('Fica instituído o programa.', 1),
        n('O programa terá duração de um ano.', 1, 1),
        n('primeiro inciso;', 1, 2),
        n('alínea;', 1, 3),
        n('item.', 1, 4),
        n('Esta lei entra em vigor.', 1),
        paragraph('Texto entre as listas.'),
        n('Continua.', 1),
        n('começa em 7', 4),
        n('letra a', 3),
        n('letra b', 3),
        n('dois níveis', 2),
        n('dentro', 2, 1),
        n('mais dentro', 2, 2),
        n('outra vez', 2),
      ].join(''),
    );
    expect(lines).toEqual([
      'Art. 1º Fica instituído o programa.',
      '§ 1º O programa terá duração de um ano.',
      'I – primeiro inciso;',
      'a) alínea;',
      '1. item.',
      'Art. 2º Esta lei entra em vigor.',
      'Texto entre as listas.',
      'Art. 3º Continua.',
      'começa em 7',
      'letra a',
      'letra b',
      'dois níveis',
      'dentro',
      'mais dentro',
      'outra vez',
    ]);
    expect(items).toEqual([
      '7 começa em 7',
      'a letra a',
      'b letra b',
      '8 dois níveis',
      '8.1 dentro',
      '8.1.1 mais dentro',
      '9 outra vez',
    ]);
    expect(comoTexto).toBe(0);
  });

  it('of a contract become clauses and their parts, also where a style numbers them', async () => {
    const { lines, comoTexto } = await brought(
      [
        paragraph('Do objeto', '<w:pStyle w:val="Clausula"/>'),
        n('Fornecer.', 5, 1),
        n('Entregar.', 5, 1),
        paragraph('Do prazo', '<w:pStyle w:val="Filha"/>'),
        n('Doze meses.', 5, 1),
      ].join(''),
      '<w:style w:type="paragraph" w:styleId="Clausula"><w:name w:val="Clausula"/><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Filha"><w:name w:val="Filha"/><w:basedOn w:val="Clausula"/></w:style>',
    );
    expect(lines).toEqual([
      'CLÁUSULA PRIMEIRA – Do objeto',
      '1.1. Fornecer.',
      '1.2. Entregar.',
      'CLÁUSULA SEGUNDA – Do prazo',
      '2.1. Doze meses.',
    ]);
    expect(comoTexto).toBe(0);
  });

  it('that no list writes stay as words; Roman ones restart; bullets are bullets', async () => {
    const { lines, items, comoTexto, corpo } = await brought(
      [
        n('um', 6),
        n('dois', 6),
        paragraph('Entre.'),
        n('de novo', 7),
        n('primeiro', 8),
        n('marca', 8, 1),
        n('segundo', 8),
      ].join(''),
    );
    expect(items).toEqual(['i um', 'ii dois', 'i de novo']);
    expect(lines).toEqual(['um', 'dois', 'Entre.', 'de novo', '1º primeiro', 'marca', '2º segundo']);
    expect(corpo.content.map(({ type }) => type)).toContain('bulletList');
    expect(comoTexto).toBe(2);
  });

  it('of headings stay: a clause is one, a chapter keeps its words', async () => {
    const { lines, corpo } = await brought(
      [
        paragraph('Introdução', `<w:pStyle w:val="Ttulo1"/>${numerado(2)}`),
        paragraph('Do foro', `<w:pStyle w:val="Ttulo1"/>${numerado(5)}`),
        paragraph('Texto'),
      ].join(''),
    );
    expect(lines).toEqual(['1. Introdução', 'CLÁUSULA PRIMEIRA – Do foro', 'Texto']);
    expect(corpo.content[0]?.type).toBe('heading');
  });

  it('go on in a text that has its own', async () => {
    const body = [n('Outro.', 1), n('E outro.', 1)].join('');
    const { lines } = await brought(body);
    expect(lines).toEqual(['Art. 1º Outro.', 'Art. 2º E outro.']);
  });

  it('that are written otherwise here are told, with an example of each way', async () => {
    await loadTexts('editor');
    const outras = listas(
      {
        0: [nivel(0, 'lowerLetter', '(%1)')],
        1: [nivel(0, 'decimal', '%1)'), nivel(1, 'decimal', '%1.%2')],
        2: [nivel(0, 'decimal', 'Artigo %1º')],
        3: [nivel(0, 'decimal', 'Art. %1º-A')],
        4: [nivel(0, 'upperRoman', '%1 -')],
      },
      Object.fromEntries([1, 2, 3, 4, 5].map((id) => [id, `<w:abstractNumId w:val="${id - 1}"/>`])),
    );
    const body = [
      n('um', 1),
      n('dois', 1),
      n('três', 2),
      n('quatro', 2, 1),
      n('Fica.', 3),
      n('inciso', 5),
      n('Acrescido.', 4),
    ].join('');
    const { lines, items, comoTexto, formas } = await brought(body, '', doc(p([])), outras);
    expect(items).toEqual(['a um', 'b dois', '1 três', '1.1 quatro']);
    expect(lines.slice(-3)).toEqual(['Art. 1º Fica.', 'I – inciso', 'Art. 1º-A Acrescido.']);
    expect(formas).toHaveLength(5);
    expect(examplesOf(formas)).toEqual([
      { era: '(a)', ficou: 'a)' },
      { era: '1)', ficou: '1.' },
      { era: '1.1', ficou: '1.1.' },
    ]);
    expect(tellNumeros({ comoTexto, formas })).toEqual([
      '1 número automático entrou como texto, como estava escrito, e não muda mais sozinho.',
      '5 números mudaram de forma: “(a)” agora é “a)”, “1)” agora é “1.”, “1.1” agora é “1.1.”.',
    ]);
  });

  it('inside a footnote stay as its words, counted apart from the text, and are told', async () => {
    const body =
      n('Fica.', 1) + `<w:p><w:r><w:t>Vide</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p>`;
    const file = await wordFile(
      body,
      {},
      { 2: n('primeiro', 2) + n('dentro', 2, 1) + n('marca', 8, 1) },
      { numbering },
    );
    const read = await readDocx(file);
    if (!('lido' in read)) throw new Error(JSON.stringify(read));
    const { textContent } = new DOMParser().parseFromString(read.lido.html, 'text/html').body;
    for (const words of ['1. primeiro', '1.1. dentro', '• marca']) expect(textContent).toContain(words);
    expect(read.lido.emNotas).toBe(2);
    expect(read.lido.numeros.map(({ written }) => written)).toEqual(['Art. 1º']);
  });
});

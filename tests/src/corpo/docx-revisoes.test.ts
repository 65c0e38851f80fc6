import { describe, expect, it } from 'vitest';
import { readDocx } from '#src/corpo/docx/read-docx.ts';
import type { Escolha } from '#src/corpo/docx/revisoes.ts';
import { placeNumeros } from '#src/corpo/docx/place-numeros.ts';
import { listas, nivel, numerado, paragraph, wordFile } from '#tests/setup/word-file.ts';

const run = (text: string, form = ''): string =>
  `<w:r><w:rPr>${form}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const gone = (text: string): string => `<w:r><w:delText xml:space="preserve">${text}</w:delText></w:r>`;
const styles =
  '<w:style w:type="character" w:styleId="Oculto"><w:name w:val="Oculto"/><w:rPr><w:vanish/></w:rPr></w:style>' +
  '<w:style w:type="paragraph" w:styleId="NotaInterna"><w:name w:val="Nota interna"/><w:rPr><w:vanish/></w:rPr></w:style>';
const numbering = listas({ 0: [nivel(0, 'decimal', 'Art. %1º')] }, { 1: '<w:abstractNumId w:val="0"/>' });

const read = async (body: string, escolha?: Escolha) =>
  readDocx(await wordFile(body, {}, {}, { styles, numbering }), undefined, escolha);
const words = async (body: string, escolha?: Escolha) => {
  const answer = await read(body, escolha);
  if (!('lido' in answer)) throw new Error(JSON.stringify(answer));
  const page = new DOMParser().parseFromString(
    placeNumeros(answer.lido.html, answer.lido.numeros, []).html,
    'text/html',
  );
  return { ...answer.lido, lines: [...page.querySelectorAll('p')].map(({ textContent }) => textContent) };
};

const changed = [
  `<w:p>${run('O prazo será de ')}<w:del w:id="1">${gone('doze (12)')}</w:del><w:ins w:id="2">${run('vinte e quatro (24)')}</w:ins>${run(' meses.')}</w:p>`,
  `<w:p><w:pPr><w:rPr><w:moveTo w:id="3"/></w:rPr></w:pPr><w:moveTo w:id="4">${run('Movido.')}</w:moveTo></w:p>`,
  paragraph('Meio.'),
  `<w:p><w:pPr><w:rPr><w:moveFrom w:id="5"/></w:rPr></w:pPr><w:moveFrom w:id="6">${run('Movido.')}</w:moveFrom></w:p>`,
  `<w:tbl><w:tr><w:trPr><w:del w:id="7"/></w:trPr><w:tc><w:p>${run('linha apagada')}</w:p></w:tc></w:tr><w:tr><w:tc><w:p>${run('linha viva')}</w:p></w:tc></w:tr></w:tbl>`,
  `<w:p><w:pPr><w:rPr><w:del w:id="8"/></w:rPr></w:pPr>${run('Junto ')}</w:p>`,
  paragraph('com este.'),
  `<w:p>${run('forte', '<w:b/><w:rPrChange w:id="9"><w:rPr/></w:rPrChange>')}</w:p>`,
].join('');

describe('the tracked changes of a Word file', () => {
  it('are counted, and asked about before anything enters', async () => {
    expect(await read(changed)).toEqual({
      revisoes: { inclusoes: 1, exclusoes: 2, movidos: 1, linhas: 1, formatos: 1 },
    });
  });

  it('accepted, are the new text', async () => {
    const { lines, html } = await words(changed, 'aceitar');
    expect(lines).toEqual([
      'O prazo será de vinte e quatro (24) meses.',
      'Movido.',
      'Meio.',
      'linha viva',
      'Junto com este.',
      'forte',
    ]);
    expect(html).toContain('<strong>forte</strong>');
  });

  it('refused, are the old one', async () => {
    const { lines, html } = await words(changed, 'recusar');
    expect(lines).toEqual([
      'O prazo será de doze (12) meses.',
      'Meio.',
      'Movido.',
      'linha apagada',
      'linha viva',
      'Junto ',
      'com este.',
      'forte',
    ]);
    expect(html).not.toContain('<strong>');
  });

  it('a paragraph that goes does not take its number from the next', async () => {
    const body =
      `<w:p><w:pPr>${numerado(1)}<w:rPr><w:del w:id="1"/></w:rPr></w:pPr><w:del w:id="2">${gone('Velho.')}</w:del></w:p>` +
      paragraph('Fica.', numerado(1));
    expect((await words(body, 'aceitar')).numeros.map(({ written }) => written)).toEqual(['Art. 1º']);
    expect((await words(body, 'recusar')).numeros.map(({ written }) => written)).toEqual([
      'Art. 1º',
      'Art. 2º',
    ]);
  });
});

describe('what a Word file shows in its own way', () => {
  it('boxes of every kind are signs', async () => {
    const box = (on: 0 | 1): string =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${on}"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>${on ? '☒' : '☐'}</w:t></w:r></w:sdtContent></w:sdt>`;
    const field = (on: string): string =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/>${on}</w:checkBox></w:ffData></w:fldChar></w:r><w:r><w:instrText> FORMCHECKBOX </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const { lines } = await words(
      `<w:p>${box(1)}${run(' sim ')}${box(0)}${run(' não')}</w:p>` +
        `<w:p>${field('<w:checked/>')}${run(' um ')}${field('')}${run(' outro')}</w:p>` +
        `<w:p><w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r><w:r><w:sym w:font="Wingdings" w:char="F0A8"/></w:r>` +
        `${run('þo', '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>')}<w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/></w:r></w:p>`,
    );
    expect(lines).toEqual(['☒ sim ☐ não', '☒ um ☐ outro', '☑☐☑☐☐']);
  });

  it('and how a word is read, which is written small over it', async () => {
    const small = `<w:r><w:ruby><w:rubyPr/><w:rt>${run('かん')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby></w:r>`;
    expect((await words(`<w:p>${run('O ')}${small}${run(' antigo')}</w:p>`)).lines).toEqual([
      'O 漢(かん) antigo',
    ]);
  });

  it('hidden words stay out, by themselves, by their style, by the style of their paragraph, and are counted', async () => {
    const { lines, ocultos } = await words(
      `<w:p>${run('visto')}${run(' OCULTO', '<w:vanish/>')}${run(' também', '<w:vanish w:val="0"/>')}${run(' OCULTO', '<w:rStyle w:val="Oculto"/>')}</w:p>` +
        paragraph('OCULTO', '<w:pStyle w:val="NotaInterna"/>') +
        `<w:p><w:pPr><w:pStyle w:val="NotaInterna"/></w:pPr>${run('aparece', '<w:vanish w:val="0"/>')}</w:p>` +
        paragraph('fim'),
    );
    expect(lines.join(' ')).not.toContain('OCULTO');
    expect(lines.join(' ')).toContain('visto também');
    expect(lines.join(' ')).toContain('aparece');
    expect(ocultos).toBe(3);
  });

  it('equations are counted, text boxes come once, in whichever way they are written', async () => {
    const boxed = (text: string): string => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const drawing = (text: string): string =>
      `<w:drawing><wp:inline><a:graphic><a:graphicData><wps:wsp><wps:txbx>${boxed(text)}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing>`;
    const { lines, equacoes } = await words(
      `<w:p>${run('Equação: ')}<m:oMath><m:r><m:t>E=mc²</m:t></m:r></m:oMath>${run(' fim.')}</w:p>` +
        `<w:p><m:oMathPara><m:oMath><m:r><m:t>a</m:t></m:r></m:oMath></m:oMathPara></w:p>` +
        `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing('Caixa um.')}</mc:Choice><mc:Fallback><w:pict><v:textbox>${boxed('Caixa um.')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>` +
        `<w:p><w:r>${drawing('Caixa dois.')}</w:r></w:p>`,
    );
    expect(equacoes).toBe(2);
    expect(lines.filter((line) => line?.startsWith('Caixa'))).toEqual(['Caixa um.', 'Caixa dois.']);
  });
});

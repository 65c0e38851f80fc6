import { afterAll, describe, expect, test } from 'vitest';
import { AppError } from '#schemas/app-error.ts';
import { createPdfRenderer, type PdfEntrada } from '#server/ferramentas/pdf/index.ts';
import { doc, imagem, marcador, p } from '#tests/schemas/corpo/nos.ts';
import { entradaExemplo } from './entrada-exemplo.ts';
import { png } from './png.ts';
import { readPdf } from './read-pdf.ts';

const renderer = createPdfRenderer({ threads: 1 });
afterAll(() => renderer.close());

const refused = async (changes: Partial<PdfEntrada>): Promise<AppError> => {
  const error = await renderer.renderDocumento(entradaExemplo(changes)).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe('a document that could not be kept is refused', () => {
  test('a character without glyph, in the text and in a value, each with its place', async () => {
    const error = await refused({
      corpo: doc(p('antes'), p('custa 漢 reais'), p([marcador('pedido')])),
      valores: { pedido: 'quero \ue000' },
      rotulos: { pedido: 'Pedido' },
    });
    expect(error.code).toBe('caractereSemGlifo');
    expect(error.data).toEqual({ caractere: '漢 (U+6F22)', lugar: 'parágrafo 2, «custa 漢 reais»' });
    expect(error.erros.map(({ campo }) => campo)).toEqual(['corpo', 'valores.pedido']);
    expect(error.erros[1]?.mensagem).toContain('(U+E000) não pode ser impresso. Troque-o: campo Pedido');
  });

  test('an image without words', async () => {
    const error = await refused({ corpo: doc(p('a'), imagem('x')), imagens: { x: png(4, 4) } });
    expect([error.code, error.data]).toEqual(['imagemSemDescricao', { lugar: 'imagem 1' }]);
  });

  test.each([
    ['no image at all', Buffer.from('#panic("x")')],
    ['an SVG, which could hold anything', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a damaged image', png(40, 40).subarray(0, 60)],
    ['an empty file', Buffer.alloc(0)],
    ['a file that is no longer there', undefined],
  ])('%s', async (_, bytes) => {
    const corpo = doc(imagem('boa', { alt: 'boa' }), imagem('x', { alt: 'má' }));
    const error = await refused({ corpo, imagens: { boa: png(4, 4), ...(bytes && { x: bytes }) } });
    expect(error.code).toBe('arquivoInvalido');
    expect(error.erros).toEqual([
      { campo: 'corpo', mensagem: 'A imagem não pode ser lida: imagem 2. Envie-a de novo em PNG ou JPEG.' },
    ]);
  });

  test('an image whose pixels would fill the memory', async () => {
    const bomb = png(4, 4, { width: 60_000, height: 60_000 });
    const error = await refused({ corpo: doc(imagem('x', { alt: 'x' })), imagens: { x: bomb } });
    expect([error.code, error.data]).toEqual([
      'arquivoGrande',
      { tamanho: '3600 megapixels', limite: '40 megapixels' },
    ]);
  });
});

describe('a draft is shown all the same', () => {
  test('with a box for the character and a remark for the image', async () => {
    const { pdf } = await renderer.renderDocumento(
      entradaExemplo({
        situacao: 'minuta',
        corpo: doc(p('custa 漢 reais'), imagem('x'), p([marcador('pedido')])),
        valores: { pedido: 'um 字' },
        imagens: { x: png(4, 4) },
      }),
    );
    const { flat, structure } = await readPdf(pdf);
    expect(flat).toContain('custa □ reais um □');
    expect(structure).toContain('Figure');
  });

  test('names that the data brought never stop a document', async () => {
    const { pdf } = await renderer.renderDocumento(
      entradaExemplo({ titulo: 'título 漢', assinaturas: [{ chave: 'assinatura_1', nome: '李 Ana\u0000' }] }),
    );
    const { flat, info } = await readPdf(pdf);
    expect(flat).toContain('□ Ana');
    expect(info).toContain('título □');
  });
});

test('the characters that can be printed are known beforehand', async () => {
  const podeImprimir = await renderer.glyphCoverage();
  const can = (text: string): boolean => [...text].every((char) => podeImprimir(char.codePointAt(0)!));
  expect(can('AZaz09 áÉçÕü ªº§°“”‘’–—…•·№€£²³½→≤≥≠±×÷√∑∞αΩЖăệ☐☑☒✓✔■□➢\u00a0\u202f\u2003')).toBe(true);
  for (const char of ['漢', '字', 'א', 'ع', '😀', '\ue000', '\u0007', '\uffff']) {
    expect([char, can(char)]).toEqual([char, false]);
  }
});

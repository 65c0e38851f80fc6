import { afterAll, describe, expect, test } from 'vitest';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { createPdfRenderer } from '#server/ferramentas/pdf/index.ts';
import {
  ancorado,
  celula,
  doc,
  fixo,
  h,
  imagem,
  lista,
  nota,
  p,
  referencia,
  tabela,
  texto,
} from '#tests/schemas/corpo/nos.ts';
import { entradaExemplo } from './entrada-exemplo.ts';
import { png } from './png.ts';
import { readPdf, type PdfRead } from './read-pdf.ts';

const renderer = createPdfRenderer();
afterAll(() => renderer.close());

const withCorpo = async (...content: readonly NoCorpo[]): Promise<PdfRead & { paginas: number }> => {
  const { pdf, paginas } = await renderer.renderDocumento(entradaExemplo({ corpo: doc(...content) }));
  return { ...(await readPdf(pdf)), paginas };
};

describe('footnotes', () => {
  const called = (word: string, ...words: readonly NoCorpo[]): NoCorpo =>
    p([texto(word), nota(...words), texto('.')]);

  test('stand at the foot of the page that calls them, numbered in order, wherever they are called', async () => {
    const pdf = await withCorpo(
      called('primeira', texto('Lei nº 14.133, '), texto('art. 5º', 'bold')),
      tabela(
        [{ type: 'tableHeader', content: [called('coluna', texto('nota da tabela'))] }],
        ...Array.from({ length: 50 }, (_, line) => [celula(`linha ${line}`)]),
      ),
      lista('orderedList', [called('item', texto('nota do item'))]),
      h(2, 'Fim'),
      called('última', texto('nota do fim')),
    );
    const [first = '', second = ''] = pdf.text.split('\f').map((page) => page.replace(/\s+/g, ' '));
    expect(pdf.paginas).toBe(2);
    expect(first).toMatch(/primeira ?1.*coluna ?2.*1 ?Lei nº 14\.133, art\. 5º.*2 ?nota da tabela/);
    expect(second).toMatch(/item ?3.*última ?4.*3 ?nota do item.*4 ?nota do fim/);
    expect(pdf.structure).toMatch(/\bNote\b/);
  });

  test('in the head and the foot that the model fixed are called and printed too', async () => {
    const pdf = await withCorpo(
      fixo('cabecalho', called('cabeça', texto('nota da cabeça'))),
      p('Texto.'),
      fixo('rodape', called('pé', texto('nota do pé'))),
    );
    expect(pdf.flat).toMatch(/cabeça ?1.*Texto.*pé ?2.*1 ?nota da cabeça.*2 ?nota do pé/);
  });

  test('with a character that no font draws keep the document from being printed', async () => {
    await expect(withCorpo(called('texto', texto('漢')))).rejects.toMatchObject({
      code: 'caractereSemGlifo',
    });
  });
});

describe('references', () => {
  test('say what they name and lead there; tables and pictures have their captions', async () => {
    const entrada = entradaExemplo({
      corpo: doc(
        p([
          texto('Veja '),
          ...['titulo', 'item01', 'nota01', 'tabela', 'figura'].flatMap((alvo) => [
            referencia(alvo),
            texto('; '),
          ]),
        ]),
        ancorado('titulo', h(1, 'Do preço')),
        {
          type: 'orderedList',
          content: [ancorado('item01', { type: 'listItem', content: [p('primeiro')] })],
        },
        p([texto('chamada'), ancorado('nota01', nota(texto('palavras')))]),
        {
          ...tabela([celula('a', {}, 'tableHeader')], [celula('b')]),
          attrs: { ancora: 'tabela', legenda: 'Preços' },
        },
        imagem('foto', { alt: 'Ponte', ancora: 'figura' }),
      ),
      imagens: { foto: png(40, 30) },
    });
    const { pdf } = await renderer.renderDocumento(entrada);
    const read = await readPdf(pdf);
    expect(read.flat).toContain('Veja Do preço; item 1; nota 1; Tabela 1; Figura 1;');
    expect(read.flat).toMatch(/Tabela 1 – Preços.*Figura 1/);
    // five of the references, two between the note and its call
    expect(read.structure.match(/^\s*Link\b/gm)).toHaveLength(7);
  });

  test('broken, keep the document from being printed; a draft says where', async () => {
    const corpo = doc(p([texto('Veja '), referencia('perdida')]));
    await expect(renderer.renderDocumento(entradaExemplo({ corpo }))).rejects.toMatchObject({
      code: 'referenciaPerdida',
    });
    const { pdf } = await renderer.renderDocumento(entradaExemplo({ corpo, situacao: 'minuta' }));
    expect((await readPdf(pdf)).flat).toContain('Veja [referência perdida]');
  });
});

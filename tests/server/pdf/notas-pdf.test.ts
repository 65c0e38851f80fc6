import { afterAll, describe, expect, test } from 'vitest';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { createPdfRenderer } from '#server/base/pdf/index.ts';
import { celula, doc, fixo, h, lista, nota, p, tabela, texto } from '#tests/schemas/corpo/nos.ts';
import { entradaExemplo } from './entrada-exemplo.ts';
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

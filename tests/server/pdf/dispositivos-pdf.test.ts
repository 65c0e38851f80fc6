import { afterAll, expect, test } from 'vitest';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { createPdfRenderer } from '#server/ferramentas/pdf/index.ts';
import { ancorado, dispositivo, doc, h, lista, p, referencia, texto } from '#tests/schemas/corpo/nos.ts';
import { entradaExemplo } from './entrada-exemplo.ts';
import { readPdf } from './read-pdf.ts';

const renderer = createPdfRenderer();
afterAll(() => renderer.close());

test('the paper prints the numbers of articles, clauses and lists of many levels, and what refers to them', async () => {
  const inner: NoCorpo = { ...lista('orderedList', [p('papel')], [p('tinta')]), attrs: { type: '1.1' } };
  const corpo = doc(
    dispositivo('artigo', 'Fica criado o conselho.'),
    dispositivo('paragrafo', 'Um só.'),
    dispositivo('inciso', 'dois do governo;'),
    ancorado('alvo01', dispositivo('alinea', 'eleitos;')),
    dispositivo('item', 'por três anos.'),
    h(2, 'Fim'),
    dispositivo('artigo', [texto('Vide '), referencia('alvo01'), texto('.')]),
    dispositivo('artigo', 'Décimo.', { inicio: 10 }),
    dispositivo('clausula', 'Do objeto.'),
    dispositivo('subclausula', 'Fornecer.'),
    { ...lista('orderedList', [p('materiais'), inner]), attrs: { start: 3 } },
  );
  const { pdf } = await renderer.renderDocumento(entradaExemplo({ corpo }));
  const { flat } = await readPdf(pdf);
  for (const said of [
    'Art. 1º Fica criado o conselho.',
    'Parágrafo único. Um só.',
    'I – dois do governo;',
    'a) eleitos;',
    '1. por três anos.',
    'Art. 2º Vide art. 1º, parágrafo único, inciso I, alínea “a”.',
    'Art. 10. Décimo.',
    'CLÁUSULA PRIMEIRA – Do objeto.',
    '1.1. Fornecer.',
    '3. materiais',
    '3.1. papel',
    '3.2. tinta',
  ])
    expect(flat).toContain(said);
});

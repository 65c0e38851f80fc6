import { describe, expect, test } from 'vitest';
import { alvosByAncora, alvosOf } from '#schemas/corpo/alvos-of.ts';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { findProblems } from '#schemas/corpo/find-problems.ts';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { validateCorpo } from '#schemas/corpo/validate-corpo.ts';
import {
  ancorado,
  celula,
  doc,
  h,
  imagem,
  lista,
  marcador,
  nota,
  p,
  quebra,
  referencia,
  tabela,
  texto,
} from './nos.ts';

const rotulos = (...content: readonly NoCorpo[]): string[] =>
  alvosOf(doc(...content)).map(({ rotulo }) => rotulo);
const numbered = (attrs: NoCorpo['attrs'], ...items: readonly (readonly NoCorpo[])[]): NoCorpo => ({
  ...lista('orderedList', ...items),
  attrs,
});

describe('what a reference may name', () => {
  test('items say their number as the lists write it, under that of the item they are in', () => {
    expect(
      rotulos(
        numbered(
          { start: 3 },
          [p('a'), numbered({ type: 'a' }, [p('b')], [p('c'), numbered({ type: 'I' }, [p('d')])])],
          [p('e'), lista('bulletList', [p('f'), numbered({}, [p('g')])])],
        ),
        lista('bulletList', [p('x')]),
      ),
    ).toEqual(['item 3', 'item 3.a', 'item 3.b', 'item 3.b.I', 'item 4', 'item 4.1']);
  });

  test.each([
    [{ type: 'a', start: 27 }, 'item aa'],
    [{ type: 'A', start: 52 }, 'item AZ'],
    [{ type: 'i', start: 1994 }, 'item mcmxciv'],
    [{ type: 'i', start: 4000 }, 'item 4000'],
    [{ type: 'a', start: 0 }, 'item 0'],
  ])('%j is %s', (attrs, said) => {
    expect(rotulos(numbered(attrs, [p('a')]))).toEqual([said]);
  });

  test('a heading says its words, without its notes; an empty one is none', () => {
    const heading: NoCorpo = {
      type: 'heading',
      attrs: { level: 1 },
      content: [texto('Do '), texto('preço', 'bold'), nota(texto('lei')), quebra, texto('e prazo ')],
    };
    expect(rotulos(heading, { type: 'heading', attrs: { level: 2 } })).toEqual([
      'Do preço e prazo',
      'nota 1',
    ]);
  });

  test('tables and pictures are numbered among those with a caption or a reference to them', () => {
    const table = (attrs: NoCorpo['attrs']): NoCorpo => ({ ...tabela([celula('x')]), attrs });
    expect(
      alvosOf(
        doc(
          table({}),
          table({ legenda: ' ' }),
          table({ legenda: 'Preços' }),
          imagem('i'),
          imagem('j', { ancora: 'figura1' }),
          table({ ancora: 'tabela2' }),
          table({ ancora: 'ninguem' }),
          p([referencia('tabela2'), referencia('figura1')]),
        ),
      ).map(({ rotulo, numero }) => [rotulo, numero]),
    ).toEqual([
      ['Tabela 1', 1],
      ['Figura 1', 1],
      ['Tabela 2', 2],
    ]);
  });

  test('of two places with one anchor the first is meant', () => {
    const corpo = doc(
      ancorado('repete', h(1, 'Um')),
      ancorado('repete', h(1, 'Dois')),
      p([referencia('repete')]),
    );
    expect(alvosByAncora(corpo).get('repete')?.rotulo).toBe('Um');
  });
});

describe('a reference', () => {
  const item = (words: string): NoCorpo => ancorado('item01', { type: 'listItem', content: [p(words)] });
  const list = (...content: readonly NoCorpo[]): NoCorpo => ({ type: 'orderedList', content });
  const said = p([texto('Veja o '), referencia('item01'), texto('.')]);

  test('follows its place in the plain words, and is a body for the server', () => {
    const corpo = doc(said, list({ type: 'listItem', content: [p('um')] }, item('dois')));
    expect(validateCorpo(corpo)).toMatchObject({ ok: true });
    expect(corpoToText(corpo)).toBe('Veja o item 2.\num\ndois');
    expect(corpoToText(doc(said, list(item('dois'))))).toBe('Veja o item 1.\ndois');
  });

  test('to a heading says its values; captions stand beside what they name', () => {
    const heading = ancorado('titulo', {
      type: 'heading',
      attrs: { level: 1 },
      content: [marcador('objeto')],
    });
    const corpo = doc(
      p([referencia('titulo'), texto(' e '), referencia('tabela')]),
      heading,
      { ...tabela([celula('x')]), attrs: { legenda: 'Preços', ancora: 'tabela' } },
      imagem('i', { alt: 'Gato', legenda: 'Um gato' }),
    );
    expect(corpoToText(corpo, { objeto: 'Da obra' })).toBe(
      'Da obra e Tabela 1\nDa obra\nTabela 1 – Preços\nx\nGato\nFigura 1 – Um gato',
    );
  });

  test.each([
    ['gone', doc(said)],
    ['no longer numbered', doc(said, { type: 'bulletList', content: [item('dois')] })],
  ])('to a place that is %s is a problem, told with its place', (_why, corpo) => {
    expect(findProblems(corpo, { podeImprimir: () => true })).toEqual([
      {
        codigo: 'referenciaPerdida',
        lugar: 'parágrafo 1, «Veja o .»',
        mensagem: 'A referência perdeu o trecho. Escolha outro ou retire-a: parágrafo 1, «Veja o .».',
        caminho: [0],
      },
    ]);
    expect(corpoToText(corpo)).toContain('Veja o [referência perdida].');
  });

  test('to a heading that is only a value still to be given is none', () => {
    const heading = ancorado('titulo', {
      type: 'heading',
      attrs: { level: 1 },
      content: [marcador('objeto')],
    });
    expect(findProblems(doc(heading, p([referencia('titulo')])), { podeImprimir: () => true })).toEqual([]);
  });

  test('a caption with a character that no font draws is told', () => {
    const corpo = doc({ ...tabela([celula('x')]), attrs: { legenda: '漢' } });
    expect(findProblems(corpo, { podeImprimir: (point) => point < 0x2500 })).toMatchObject([
      { codigo: 'caractereSemGlifo', lugar: 'legenda de Tabela 1, «漢»' },
    ]);
  });
});

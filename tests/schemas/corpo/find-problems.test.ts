import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { describe, expect, test } from 'vitest';
import { findProblems } from '#schemas/corpo/find-problems.ts';
import { celula, doc, fixo, h, imagem, lista, marcador, p, tabela, texto } from './nos.ts';

const podeImprimir = (point: number): boolean => point < 0x2500;
const places = (...content: readonly NoCorpo[]): string[] =>
  findProblems(doc(...content), { podeImprimir }).map(({ lugar }) => lugar);

describe('what keeps a body from being printed', () => {
  test('a character that no font draws, with its code, some words around it, and where to go', () => {
    const corpo = doc(
      p('Primeiro.'),
      { type: 'paragraph' },
      h(2, 'Do preço'),
      p([texto('O material custa '), texto('漢', 'bold'), texto(' reais por unidade entregue na obra')]),
    );
    expect(findProblems(corpo, { podeImprimir })).toEqual([
      {
        codigo: 'caractereSemGlifo',
        caractere: '漢 (U+6F22)',
        lugar: 'parágrafo 2, «…material custa 漢 reais por…»',
        mensagem:
          'O caractere 漢 (U+6F22) não pode ser impresso. Troque-o: parágrafo 2, «…material custa 漢 reais por…».',
        caminho: [3],
      },
    ]);
  });

  test('each place is named as a person sees it', () => {
    expect(
      places(
        fixo('cabecalho', p('漢')),
        h(1, '漢'),
        lista('bulletList', [p('um')], [p('漢'), lista('orderedList', [p('字')])]),
        tabela([celula('a')], [celula('b'), celula('漢')]),
        imagem('x'),
        fixo('corpo', p('漢')),
        fixo('rodape', p('漢')),
      ),
    ).toEqual([
      'cabeçalho do modelo, «漢»',
      'título 1, «漢»',
      'lista 1, item 2, «漢»',
      'lista 1, item 2, «字»',
      'tabela 1, linha 2, coluna 2, «漢»',
      'imagem 1',
      'parágrafo 1, «漢»',
      'rodapé do modelo, «漢»',
    ]);
  });

  test('the same character twice in a paragraph is one problem; two characters are two', () => {
    expect(places(p('漢 e 漢 e 字'))).toHaveLength(2);
  });

  test('what normalising removes or replaces is no problem', () => {
    expect(places(p('\uf0b7 item\u200b\u00ad\u0007'))).toEqual([]);
  });

  test('an image needs words, unless it only adorns', () => {
    const images = [
      imagem('a'),
      imagem('b', { alt: ' ' }),
      imagem('c', { alt: 'Mapa' }),
      imagem('d', { decorativa: true }),
    ];
    expect(places(...images)).toEqual(['imagem 1', 'imagem 2']);
  });

  test('a value that the body asks for is looked at too, by the name that the person knows', () => {
    const options = {
      podeImprimir,
      valores: { pedido: 'quero 漢', alheio: '漢' },
      rotulos: { pedido: 'Pedido' },
    };
    expect(findProblems(doc(p([marcador('pedido')])), options)).toMatchObject([
      { chave: 'pedido', lugar: 'campo Pedido, «quero 漢»' },
    ]);
  });

  test('a body full of problems gives a list that can be read', () => {
    expect(places(...Array.from({ length: 500 }, () => p('漢')))).toHaveLength(50);
  });
});

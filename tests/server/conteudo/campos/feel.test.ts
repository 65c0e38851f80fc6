import { describe, expect, it } from 'vitest';
import { answersOf, problemsOf, type FeelQuestion } from '#server/conteudo/campos/feel.ts';
import { decideBy } from '#server/fluxo/motor/decide-by.ts';

type Asked = Readonly<Record<string, FeelQuestion['values']>>;

const answers = (asked: Asked): unknown[][] => {
  const all = Object.entries(asked);
  const said = answersOf(all.map(([expression, values]) => ({ expression, values })));
  return all.map(([expression], index) => [expression, said[index]]);
};

describe('uma condição conta em decimais', () => {
  it('nas contas, nas funções e onde quer que estejam', () => {
    const asked: Asked = {
      '0.1 + 0.2 = 0.3': {},
      'valor * 3 = 0.3': { valor: 0.1 },
      '0.1 + 0.2 - 0.3 = 0': {},
      'not(valor * 1.1 > 1.21)': { valor: 1.1 },
      'sum([0.1, 0.2]) = 0.3': {},
      'valor in [0.1 * 3..1]': { valor: 0.3 },
      'preço total * 3 <= 0.3': { 'preço total': 0.1 },
      '{a: 0.1 + 0.2}.a = 0.3': {},
      '[{a: 1}, {a: 2}][a + 1 = 2].a = 1': {},
      '-valor * 3 = -0.3': { valor: 0.1 },
      'decimal(2.675, 2) = 2.68 and decimal(n: -2.5, scale: 0) = -2': {},
      'round half up(1.005, 2) = 1.01 and round half down(1.5, 0) = 1': {},
      'round up(1.1, 0) = 2 and round down(-1.9, 0) = -1': {},
      'floor(0.29 * 100) = 29': {},
      'modulo(0.3, 0.1) = 0 and modulo(-12, 5) = 3': {},
      [`${Array(60).fill('0.1').join('+')} = 6`]: {},
      '"a" + "b" = "ab" and date("2026-01-31") + duration("P1M") = date("2026-02-28")': {},
    };
    expect(answers(asked)).toEqual(Object.keys(asked).map((expression) => [expression, true]));
  });

  it('e diz onde está, no que se escreveu, o que falta', () => {
    expect(answers({ '0.1 + 0.2 + falta > 1': { valor: 1 }, '(1 + 1) = 2 and "x" + 1 = 2': {} })).toEqual([
      ['0.1 + 0.2 + falta > 1', { codigo: 'semCampo', nome: 'falta', posicao: 13 }],
      ['(1 + 1) = 2 and "x" + 1 = 2', { codigo: 'semResposta', posicao: 21 }],
    ]);
  });
});

it('as decisões de um fluxo contam do mesmo modo', () => {
  const regras = [
    { quando: 'valor * 3 > 0.3', valor: 'mais' },
    { quando: '= valor * 3 = 0.3', valor: 'igual' },
  ];
  expect(decideBy(regras, { valor: 0.1 }, 'D', { agora: new Date(), fuso: 'UTC' })).toBe('igual');
});

it('hoje, em um fluxo, é o dia da zona legal no relógio do passo', () => {
  const regras = [{ quando: 'date(fluxo.dia) = today()', valor: 'hoje' }];
  const at = (agora: string, fuso: string): string | undefined =>
    decideBy(regras, { fluxo: { dia: '2024-02-29' } }, 'D', { agora: new Date(agora), fuso });
  expect(at('2024-03-01T02:59:00Z', 'America/Sao_Paulo')).toBe('hoje');
  expect(at('2024-03-01T03:00:00Z', 'America/Sao_Paulo')).toBeUndefined();
});

it('um número com expoente não se lê', () => {
  expect(problemsOf(['valor > 1e3', '1.5E3 = valor', 'valor > 1000', 'e3 = 1'])).toEqual([
    { codigo: 'naoEsperado', posicao: 10 },
    { codigo: 'naoEsperado', posicao: 4 },
    undefined,
    undefined,
  ]);
});

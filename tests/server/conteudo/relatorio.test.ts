import { describe, expect, it } from 'vitest';
import { AppError } from '#schemas/app-error.ts';
import { isBottleneck } from '#server/conteudo/relatorio/bottlenecks.ts';
import { mostColumns, pivot, type Cell } from '#server/conteudo/relatorio/pivot.ts';
import { monthsOf, periodDays, readPeriod } from '#server/conteudo/relatorio/read-period.ts';

const hoje = '2026-11-20';
const fieldsOf = (asked: { inicio?: string; fim?: string }): unknown => {
  try {
    return readPeriod(asked, hoje);
  } catch (error) {
    return error instanceof AppError ? error.erros.map(({ campo }) => campo) : error;
  }
};

describe('o período de um relatório', () => {
  it.each([
    [{}, { inicio: '2025-12-01', fim: hoje }],
    [
      { inicio: '2026-01-01', fim: '2026-01-01' },
      { inicio: '2026-01-01', fim: '2026-01-01' },
    ],
    [{ inicio: '2026-01-01' }, ['fim']],
    [{ fim: '2026-01-01' }, ['inicio']],
    [{ inicio: '2026-01-02', fim: '2026-01-01' }, ['fim']],
    [{ inicio: '2020-01-01', fim: '2023-01-01' }, ['fim']],
  ])('%o: %o', (asked, expected) => expect(fieldsOf(asked)).toEqual(expected));

  it.each([
    ['mes', '2026-11-01', hoje],
    ['mesAnterior', '2026-10-01', '2026-10-31'],
    ['30dias', '2026-10-22', hoje],
    ['90dias', '2026-08-23', hoje],
    ['12meses', '2025-12-01', hoje],
    ['ano', '2026-01-01', hoje],
  ] as const)('%s: de %s a %s', (periodo, inicio, fim) =>
    expect(periodDays({ periodo }, hoje)).toEqual({ inicio, fim }),
  );

  it('tem todos os meses, do primeiro ao último, também os da virada do ano', () => {
    expect(monthsOf({ inicio: '2025-11-30', fim: '2026-02-01' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
    expect(monthsOf({ inicio: '9999-12-01', fim: '9999-12-31' })).toEqual(['9999-12']);
  });
});

it.each([
  [{ mediana: 4, passagens: 3 }, 2, true],
  [{ mediana: 3.9, passagens: 30 }, 2, false],
  [{ mediana: 40, passagens: 2 }, 2, false],
  [{ mediana: 0, passagens: 9 }, 0, false],
])('%o, com mediana geral de %d dias, é gargalo: %s', (stay, geral, expected) =>
  expect(isBottleneck(stay, geral)).toBe(expected),
);

describe('a tabela de um relatório montado', () => {
  const nomes = { medida: 'Quantidade', outros: 'Outros' };
  const plain = { nomeDe: (chave: string) => chave };
  const one = (linha: string, coluna: string | null, total: number): Cell => ({ linha, coluna, total });

  it('põe a maior linha primeiro, e em ordem o que a tem, também onde nada há', () => {
    const cells = [one('b', null, 1), one('c', null, 5), one('a', null, 1)];
    expect(pivot({ cells, linha: plain, nomes })).toEqual({
      colunas: ['Quantidade'],
      linhas: [
        { chave: 'c', rotulo: 'c', valores: [5] },
        { chave: 'a', rotulo: 'a', valores: [1] },
        { chave: 'b', rotulo: 'b', valores: [1] },
      ],
    });
    const months = {
      ...plain,
      ordem: (a: string, b: string) => (a < b ? -1 : 1),
      todas: ['a', 'b', 'c', 'd'],
    };
    expect(pivot({ cells, linha: months, nomes }).linhas.map(({ valores }) => valores[0])).toEqual([
      1, 1, 5, 0,
    ]);
    expect(pivot({ cells: [], linha: months, nomes }).linhas).toEqual([]);
  });

  it('junta em Outros as menores colunas, sem perder nenhum número', () => {
    const cells = Array.from({ length: 40 }, (_, at) => one(String(at % 3), `c${at}`, at + 1));
    const { colunas, linhas } = pivot({ cells, linha: plain, coluna: plain, nomes });
    expect(colunas).toHaveLength(mostColumns);
    expect([colunas[0], colunas.at(-1)]).toEqual(['c39', 'Outros']);
    const sum = linhas.flatMap(({ valores }) => valores).reduce((total, value) => total + value, 0);
    expect(sum).toBe(820);
  });
});

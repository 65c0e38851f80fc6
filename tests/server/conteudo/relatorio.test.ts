import { describe, expect, it } from 'vitest';
import { AppError } from '#schemas/app-error.ts';
import { isBottleneck } from '#server/conteudo/relatorio/bottlenecks.ts';
import { monthsOf, readPeriod } from '#server/conteudo/relatorio/read-period.ts';

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

  it('tem todos os meses, do primeiro ao último, também os da virada do ano', () => {
    expect(monthsOf({ inicio: '2025-11-30', fim: '2026-02-01' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
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

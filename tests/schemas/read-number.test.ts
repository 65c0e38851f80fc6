import { describe, expect, it } from 'vitest';
import {
  decimalsIn,
  decimalsOf,
  readThousands,
  readWrittenNumber,
  type NumberShape,
} from '#schemas/read-number.ts';

const read = (text: string, shape?: NumberShape): number | string => {
  const written = readWrittenNumber(text, shape);
  return written.kind === 'numero' ? written.value : written.kind;
};

describe('um número escrito', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234,56', 1234.56],
    ['1234.56', 1234.56],
    ['R$ 1.234,56', 1234.56],
    ['-R$ 1.234,56', -1234.56],
    ['R$ -12', -12],
    ['+3', 3],
    ['1.234.567', 1_234_567],
    ['12.345.678,9', 12_345_678.9],
    ['0.125', 0.125],
    ['0,500', 0.5],
    ['12.34', 12.34],
    ['1234.567', 1234.567],
    [',5', 0.5],
    ['.5', 0.5],
    ['5,', 5],
    ['1e3', 1000],
    ['1,5E-2', 0.015],
    ['1 234', 1234],
    ['1.234,5', 1234.5],
  ])('%s', (text, value) => expect(read(text)).toBe(value));

  it.each([
    '',
    'x',
    '1,2,3',
    '1.2.3',
    '1.23.456',
    '1.234.56',
    '12..3',
    '--1',
    'R$',
    '1e999',
    '1e1234',
    '12x',
    'x12',
    '.',
    ',',
  ])('recusa %j', (text) => expect(read(text)).toBe('erro'));

  it('de dois modos é ambíguo, e diz os dois; onde não cabem três casas, é milhar', () => {
    expect(readWrittenNumber('1.234')).toEqual({ kind: 'ambiguo', decimal: '1,234', milhar: '1234' });
    expect(read('-12.345')).toBe('ambiguo');
    expect(read('1.234', { type: 'number', multipleOf: 0.001 })).toBe('ambiguo');
    expect(read('1.234', { multipleOf: 0.0001 })).toBe('ambiguo');
    expect(read('1.234', { type: 'integer' })).toBe(1234);
    expect(read('1.234', { type: 'number', multipleOf: 0.01 })).toBe(1234);
    expect(read('1.234', { multipleOf: 0.01 })).toBe(1234);
    expect(read('1.234,00')).toBe(1234);
    expect(read('1.234.567', { multipleOf: 0.001 })).toBe(1_234_567);
  });
});

describe('um número que se lê sem perguntar', () => {
  it.each([
    ['5.000', 5000],
    ['5.000,00', 5000],
    ['5000,5', 5000.5],
    ['R$ 5.000', 5000],
    ['-5.000', -5000],
    ['0.125', 0.125],
    ['5.00', 5],
  ])('%s', (text, value) => expect(readThousands(text)).toBe(value));

  it('do que não é número, nada', () => {
    expect(readThousands('cinco')).toBeUndefined();
    expect(readThousands('')).toBeUndefined();
  });
});

describe('as casas decimais', () => {
  it('de um passo', () => {
    expect([1, 10, 0.01, 0.5, 1e-7, 2.5e-7, 1e21].map(decimalsIn)).toEqual([0, 0, 2, 1, 7, 8, 0]);
  });

  it('que um campo aceita', () => {
    expect(decimalsOf({ type: 'integer', multipleOf: 0.5 })).toBe(0);
    expect(decimalsOf({ type: 'number', multipleOf: 0.01 })).toBe(2);
    expect(decimalsOf({ type: 'number', multipleOf: 0.001 })).toBe(3);
    expect(decimalsOf({ type: 'number' })).toBeUndefined();
  });
});

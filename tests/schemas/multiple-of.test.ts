import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAjv } from '#schemas/ajv.ts';

const takes = (multipleOf: number, value: number): boolean =>
  createAjv().compile({ type: 'number', multipleOf })(value);

it('todo centavo é múltiplo de 0,01, e nada mais fino é', () => {
  const validate = createAjv().compile({ type: 'number', multipleOf: 0.01 });
  const refused = Array.from({ length: 100_000 }, (_, cents) => cents / 100).filter(
    (value) => !validate(value),
  );
  expect(refused).toEqual([]);
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (cents) =>
      validate(cents / 100),
    ),
  );
  for (const value of [0.001, 0.295, 19.999, 1e-9, 0.1 + 0.2, 1.005])
    expect([value, validate(value)]).toEqual([value, false]);
});

it('vale para qualquer passo', () => {
  expect([
    takes(0.05, 0.35),
    takes(0.05, 0.36),
    takes(2.5, 7.5),
    takes(2.5, 7),
    takes(5, -15),
    takes(1e-7, 3e-7),
  ]).toEqual([true, false, true, false, true, true]);
  expect([takes(2, 1e22), takes(1e21, 3e21), takes(1e21, 1e20)]).toEqual([true, true, false]);
});

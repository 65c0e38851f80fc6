import { writtenAmount } from '#schemas/formats/money.ts';
import { readWrittenNumber, type NumberShape } from '#schemas/read-number.ts';

/** What was typed as a number; what is none, or could be two, stays as typed, to be refused. */
export function readNumber(typed: string, shape: NumberShape = {}): number | string | undefined {
  const clean = typed.trim();
  if (clean === '') return undefined;
  const read = readWrittenNumber(clean, shape);
  return read.kind === 'numero' ? read.value : clean;
}

/** A number as it is typed. */
export const writtenNumber = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';

/** An amount of money as it is typed, with its cents. */
export const writtenAmountOf = (value: unknown): string =>
  typeof value === 'number' ? writtenAmount(value) : writtenNumber(value);

/**
 * What was typed as a number: with comma, and thousands as people write them; no thousands begin with a zero, so `0.125` is
 * less than one. What is no number stays as typed, to be refused.
 */
export function readNumber(typed: string): number | string | undefined {
  const clean = typed.trim();
  if (clean === '') return undefined;
  const whole = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(clean) ? clean.replaceAll('.', '') : clean;
  const plain = whole.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : clean;
}

/** A number as it is typed. */
export const writtenNumber = (value: unknown): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : '';

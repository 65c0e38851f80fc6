import { readNumber } from './read-number.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** A size in the unit that fits it, as the limits of volumes count: `512 B`, `1,5 MB` (1 MB is 1,024 KB). */
export function formatBytes(bytes: number): string {
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const maximumFractionDigits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits })} ${units[step] ?? ''}`;
}

/** A size typed with its unit, or in bytes; what is no size stays as typed, to be refused. */
export function readBytes(typed: string): number | string | undefined {
  const [, amount = '', unit = 'B'] = /^([\d.,]+)\s*([KMGTP]?B)?$/i.exec(typed.trim()) ?? [];
  const step = units.findIndex((name) => name === unit.toUpperCase());
  const value = amount === '' ? undefined : readNumber(amount);
  if (typeof value === 'number') return Math.round(value * 1024 ** step);
  return typed.trim() === '' ? undefined : typed.trim();
}

/** A size as it is typed: with the unit where that says it to the byte. */
export const writtenBytes = (bytes: number): string => {
  const short = formatBytes(bytes);
  return readBytes(short) === bytes ? short : String(bytes);
};

import type { FormatName } from '#schemas/generated-definition.ts';
import { formats } from '#schemas/formats.ts';

/** Signs of the codes of digits whose first zeros a spreadsheet drops. */
const lengths: Partial<Record<FormatName, readonly number[]>> = {
  cpf: [11],
  cnpj: [14],
  'cpf-cnpj': [11, 14],
  cep: [8],
};
const minutesOfDay = 1_440;

/** What a number of a spreadsheet says in a field of a format: a code with its zeros, a time of day; else its digits. */
export const textOfNumber = (format: FormatName | undefined, cell: number): string => {
  const text = String(cell);
  if (format === 'hora' && cell >= 0 && cell < 1) return timeOf(cell);
  if (!format || !/^\d+$/.test(text)) return text;
  const codes = (lengths[format] ?? [])
    .map((length) => text.padStart(length, '0'))
    .filter((code) => formats[format].accepts(code));
  // Digits that would do as a CPF and as a CNPJ are left for the person to say which.
  return codes.length === 1 ? (codes[0] ?? text) : text;
};

/** A time is a part of the day; the small difference is what binary fractions lose. */
const timeOf = (part: number): string => {
  const minutes = Math.floor(part * minutesOfDay + 0.01);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

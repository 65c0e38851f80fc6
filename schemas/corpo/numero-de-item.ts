import { letters, roman } from './numeros.ts';

/** The number of an item as its list writes it, without the sign that follows. */
export const numeroDeItem = (n: number, type: unknown): string => {
  if (type === 'a' || type === 'A') return cased(letters(n), type);
  if (type === 'i' || type === 'I') return cased(roman(n), type);
  return String(n);
};

const cased = (text: string, type: string): string =>
  type === type.toUpperCase() ? text.toUpperCase() : text;

import { fill, type Format } from './format.ts';

const mask = '99999-999';
const canonical = (text: string): string => text.replace(/[\s.-]/g, '');

/** CEP, stored as 8 digits. */
export const cep: Format = {
  canonical,
  accepts: (text) => /^(?!0{8})\d{8}$/.test(canonical(text)),
  display: (value) => (value.length === 8 ? fill(value, mask) : value),
  mask,
};

import { isCNPJ } from 'validation-br';
import { fill, type Format } from './format.ts';

const canonical = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

/** CNPJ, numeric or alphanumeric (IN RFB 2.229/2024), stored as 14 upper-case characters; the check digits are always numeric. */
export const cnpj: Format = {
  canonical,
  accepts: (text) => /^[0-9A-Z]{12}\d{2}$/.test(canonical(text)) && isCNPJ(canonical(text)),
  display: (value) => (value.length === 14 ? fill(value, '**.***.***/****-**') : value),
  mask: '**.***.***/****-99',
};

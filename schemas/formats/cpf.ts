import { isCPF } from 'validation-br';
import { fill, type Format } from './format.ts';

const mask = '999.999.999-99';
const canonical = (text: string): string => text.replace(/[\s.\-/]/g, '');

/** CPF, stored as 11 digits; check digits of Receita Federal. */
export const cpf: Format = {
  canonical,
  accepts: (text) => /^\d{11}$/.test(canonical(text)) && isCPF(canonical(text)),
  display: (value) => (value.length === 11 ? fill(value, mask) : value),
  mask,
};

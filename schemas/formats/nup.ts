import { isNUP17 } from 'validation-br';
import { fill, type Format } from './format.ts';

const mask = '99999.999999/9999-99';
const canonical = (text: string): string => text.replace(/[\s.\-/]/g, '');

/** Número Único de Protocolo of 17 digits (Portaria Interministerial MJSP/ME 11/2019), stored as digits. */
export const nup: Format = {
  canonical,
  accepts: (text) => /^\d{17}$/.test(canonical(text)) && isNUP17(canonical(text)),
  display: (value) => (value.length === 17 ? fill(value, mask) : value),
  mask,
};

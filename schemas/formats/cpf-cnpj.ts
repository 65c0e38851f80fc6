import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import type { Format } from './format.ts';

/** Either of the two; the length says which. */
export const cpfCnpj: Format = {
  canonical: cnpj.canonical,
  accepts: (text) => cpf.accepts(text) || cnpj.accepts(text),
  display: (value) => (value.length === 11 ? cpf.display(value) : cnpj.display(value)),
};

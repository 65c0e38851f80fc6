import type { FormatName, RegisterProperty } from './generated-definition.ts';

/** A B-tree entry holds about 2,700 bytes: longer texts have no order nor uniqueness of their own. */
export const longestIndexedText = 600;

/** Formats whose texts are short by themselves; the others are as long as `maxLength` says. */
const short: ReadonlySet<FormatName | undefined> = new Set<FormatName>([
  'date',
  'date-time',
  'hora',
  'cpf',
  'cnpj',
  'cpf-cnpj',
  'cep',
  'telefone',
  'nup',
]);
const longestOfShort = 40;

/** How many characters a value may have at most, as a text. */
export const longestText = (property: RegisterProperty): number => {
  if (property.enum) return Math.max(...property.enum.map((value) => String(value).length));
  if (property.type !== 'string' || short.has(property.format)) return longestOfShort;
  return Math.min(property['x-mask']?.length ?? Infinity, property.maxLength ?? Infinity);
};

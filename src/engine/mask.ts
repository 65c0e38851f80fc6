import { formats } from '#schemas/formats.ts';
import type { RegisterProperty } from '#schemas/generated-definition.ts';

type Masked = Pick<RegisterProperty, 'format' | 'x-mask'>;

/** Formats whose mask depends on how much was typed, shortest first. */
const severalMasks: Partial<Record<string, readonly string[]>> = {
  'cpf-cnpj': ['999.999.999-99', '**.***.***/****-99'],
  telefone: ['(99) 9999-9999', '(99) 99999-9999'],
};

/** Input masks of a property (9 digit, A letter, * either), shortest first; none when the field is free text. */
export function masksOf({ format, 'x-mask': mask }: Masked): readonly string[] {
  if (mask !== undefined) return [mask];
  if (format === undefined) return [];
  const single = formats[format].mask;
  return severalMasks[format] ?? (single === undefined ? [] : [single]);
}

/** Whether the literals of the mask are part of the stored value: only with `x-mask`; formats are stored bare. */
export const storesLiterals = (property: Masked): boolean => property['x-mask'] !== undefined;

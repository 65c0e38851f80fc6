import type { CampoValor } from '#schemas/shapes/campos.ts';
import { readThousands } from '#schemas/read-number.ts';

/** A number as it is written in a place of the sheet. */
export const numberText = (valor: CampoValor | null | undefined): string =>
  typeof valor === 'number' ? valor.toLocaleString('pt-BR', { maximumFractionDigits: 20 }) : '';

/** What somebody wrote where a number goes; the words themselves where they are none, so that the fault is told. */
export const numberOf = (text: string): CampoValor | null => {
  if (text.trim() === '') return null;
  return readThousands(text) ?? text;
};

/** What was chosen, of one option or of several. */
export const chosenOf = (valor: CampoValor | null | undefined): readonly string[] =>
  [valor ?? []].flat().map(String);

import { entryOf, type PdfValue } from './pdf-value.ts';

const structural = ['Size', 'Prev', 'XRefStm', 'Length', 'W', 'Index', 'DecodeParms', 'N', 'First'];

/** Whether all numbers by which things are found are whole and without sign: some readers take others for none. */
export const isPlain = (dict: PdfValue): boolean =>
  structural.every((key) => isPlainValue(entryOf(dict, key)));

const isPlainValue = (value: PdfValue | undefined): boolean => {
  if (value?.kind === 'number') return value.plain;
  if (value?.kind === 'array') return value.items.every(isPlainValue);
  return value?.kind !== 'dict' || [...value.entries.values()].every(isPlainValue);
};

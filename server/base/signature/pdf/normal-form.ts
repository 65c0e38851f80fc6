import type { PdfValue } from './pdf-value.ts';

/** A value written always the same way, whatever its spaces and the order of its entries. */
export const normalForm = (bytes: Buffer, value: PdfValue): string => {
  switch (value.kind) {
    case 'dict':
      return `<<${[...value.entries]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, entry]) => `/${key} ${normalForm(bytes, entry)}`)
        .join('')}>>`;
    case 'array':
      return `[${value.items.map((item) => normalForm(bytes, item)).join(' ')}]`;
    case 'ref':
      return `${value.number} ${value.generation} R`;
    case 'number':
      return String(value.value);
    case 'name':
      return `/${value.name}`;
    case 'other':
      return bytes.toString('latin1', value.start, value.end);
  }
};

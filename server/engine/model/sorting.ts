import type { Field } from './field.ts';

/** A B-tree entry holds about 2,700 bytes; longer texts are found by their trigrams only. */
const longestIndexedText = 600;

/** Whether an index can keep the records in the order of a field. */
export const isSortable = ({ kind, property }: Field): boolean => {
  if (kind === 'text')
    return Boolean(property.enum) || (property.maxLength ?? Infinity) <= longestIndexedText;
  return ['integer', 'number', 'boolean', 'date', 'instant'].includes(kind);
};

/** Whether a field has few values, each in many records: within each, records are shown in the default order. */
export const isGrouping = ({ kind, property }: Field): boolean =>
  kind === 'link' || kind === 'boolean' || property.enum !== undefined;

import { longestIndexedText } from '#schemas/longest-text.ts';
import type { Field } from './field.ts';

/** Whether an index can keep the records in the order of a field; longer texts are found by their trigrams only. */
export const isSortable = ({ kind, property }: Field): boolean => {
  if (kind === 'text')
    return Boolean(property.enum) || (property.maxLength ?? Infinity) <= longestIndexedText;
  return ['integer', 'number', 'boolean', 'date', 'instant'].includes(kind);
};

/** Whether a field has few values, each in many records: within each, records are shown in the default order. */
export const isGrouping = ({ kind, property }: Field): boolean =>
  kind === 'link' || kind === 'boolean' || property.enum !== undefined;

import { plainTitle } from './columns.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RecordValues } from '#server/engine/records/record.ts';

/**
 * Rows as people write them in a cell: `Unidade: CCL; Cargo: Pregoeiro | Unidade: DPA; Cargo: Arquivista`, one row after
 * each bar or line. Undefined when it is not written so.
 */
export const rowsOfText = ({ fields }: Field, text: string): readonly RecordValues[] | undefined => {
  const rows = text
    .split(/[|\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => rowOfText(fields, row));
  return rows.length > 0 && rows.every((row) => row !== undefined) ? rows : undefined;
};

const rowOfText = (fields: readonly Field[], text: string): RecordValues | undefined => {
  const row: RecordValues = {};
  for (const part of text.split(';').filter((one) => one.trim() !== '')) {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(part) ?? [];
    const plain = plainTitle(name);
    const field = fields.find((one) => plainTitle(one.property.title) === plain || one.name === name.trim());
    if (!field || row[field.name] !== undefined) return undefined;
    if (value.trim() !== '') row[field.name] = value.trim();
  }
  return row;
};

import { mensagem } from '#schemas/messages/index.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RecordValues } from '#server/engine/records/record.ts';
import { CellProblem } from './import-problem.ts';
import type { CellContext, CellReader } from './cell-reader.ts';

/** Rows of a cell: a JSON list of objects whose names are those of the columns; texts are read as cells are. */
export const readRows = async (
  field: Field,
  value: unknown,
  context: CellContext,
  readCell: CellReader,
): Promise<readonly RecordValues[]> => {
  if (!Array.isArray(value) || !value.every(isObject))
    throw new CellProblem(mensagem('importacao.celula.linhas', { param: field.property.title }));
  const rows: RecordValues[] = [];
  for (const [index, row] of value.entries()) rows.push(await readRow(field, row, index, context, readCell));
  return rows;
};

const isObject = (value: unknown): value is Readonly<RecordValues> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readRow = async (
  { fields }: Field,
  sent: Readonly<RecordValues>,
  index: number,
  context: CellContext,
  readCell: CellReader,
): Promise<RecordValues> => {
  const row: RecordValues = {};
  // A name that the register does not have stays, for the validation to refuse it by name.
  for (const [name, value] of Object.entries(sent))
    if (!fields.some((field) => field.name === name)) row[name] = value;
  for (const field of linksLast(fields)) {
    const value = sent[field.name];
    if (value === undefined || value === null) continue;
    try {
      const inner = { ...context, row };
      row[field.name] =
        field.kind === 'rows'
          ? await readRows(field, value, inner, readCell)
          : await readCell(field, cellOf(value), inner);
    } catch (error) {
      if (error instanceof CellProblem && error.path === '')
        throw new CellProblem(error.message, `${index}.${field.name}`);
      throw error;
    }
  }
  return row;
};

const cellOf = (value: unknown): string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : JSON.stringify(value);

/** A relation narrowed by another field is read after it. */
export const linksLast = (fields: readonly Field[]): readonly Field[] => {
  const weight = ({ kind, relation }: Field): number => {
    if (kind !== 'link' && kind !== 'links' && kind !== 'rows') return 0;
    if (kind === 'rows') return 3;
    return Object.values(relation?.filter ?? {}).some((wanted) => String(wanted).startsWith('{')) ? 2 : 1;
  };
  return [...fields].sort((a, b) => weight(a) - weight(b));
};

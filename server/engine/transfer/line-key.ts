import { mensagem } from '#schemas/messages/index.ts';
import { normaliseRecord } from '#server/engine/records/normalise.ts';
import type { RecordValues } from '#server/engine/records/record.ts';
import type { SheetRow } from '#server/engine/sheet/index.ts';
import { problemAt, type ImportProblem } from './import-problem.ts';
import type { Loading } from './loading.ts';
import type { MappedColumn, Mapping } from './mapped-column.ts';
import { isManaged, readLine } from './read-line.ts';

/** The key of a line: its values, none for a record to be made, or why it cannot be read. */
type LineKey =
  | 'none'
  | { readonly values: Readonly<RecordValues> }
  | { readonly problems: readonly ImportProblem[]; readonly awaited?: boolean };

/** Columns of the file that make the key. */
export const keyColumns = ({ columns, key }: Mapping): readonly MappedColumn[] =>
  columns.filter(({ column }) => column && key.includes(column.name));

/** A text that is the same for the same key. */
export const keyText = (key: readonly string[], values: Readonly<RecordValues>): string =>
  JSON.stringify(key.map((name) => values[name] ?? null));

/** The values of the key of a line in the form in which they are stored. */
export const readKeyOf = async (
  loading: Loading,
  row: SheetRow,
  columns: readonly MappedColumn[],
): Promise<LineKey> => {
  const { view, mapping } = loading;
  const [first] = columns;
  if (!first) return 'none';
  if (mapping.key[0] === 'id') return readId(row, first);
  const { values, problems, awaited } = await readLine(loading, row, columns, { onlyFinds: true });
  if (problems.length > 0) return { problems, awaited: awaited === problems.length };
  const stored = normaliseRecord([...view.model.fields.values()], values);
  view.model.hook?.prepare?.(stored);
  // what only the server writes names a record as well as any other field, and is as it was written
  for (const { column } of columns)
    if (column?.field && isManaged(column.field)) stored[column.name] = values[column.name];
  const wanted = Object.entries(stored).filter(([name]) => mapping.key.includes(name));
  return { values: Object.fromEntries(wanted) };
};

const readId = (row: SheetRow, mapped: MappedColumn): LineKey => {
  const cell = row.cells[mapped.index];
  if (cell === undefined) return 'none';
  if (/^\d{1,9}$/.test(String(cell))) return { values: { id: Number(cell) } };
  return { problems: [problemAt(row, mensagem('importacao.celula.id'), mapped)] };
};

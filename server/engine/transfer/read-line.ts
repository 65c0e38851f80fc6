import { mensagem } from '#schemas/messages/index.ts';
import type { Field } from '#server/engine/model/field.ts';
import type { RecordValues, RegisterRecord } from '#server/engine/records/record.ts';
import { asRead, type ReadCell, type SheetRow } from '#server/engine/sheet/index.ts';
import { exportCell } from './export-cell.ts';
import { AwaitedRecord, CellProblem, problemAt, type ImportProblem } from './import-problem.ts';
import type { Loading } from './loading.ts';
import type { MappedColumn } from './mapped-column.ts';
import { readCell } from './read-cell.ts';
import { linksLast } from './read-rows.ts';

/** What the cells of a line say. */
interface LineReading {
  readonly values: RecordValues;
  readonly problems: ImportProblem[];
  /** Fields whose cell could not be read. */
  readonly wrong: Set<string>;
  /** Cells that name a record of this register that does not exist yet. */
  awaited: number;
}

interface ReadingChoices {
  /** The record as it is, in a change. */
  readonly current?: RegisterRecord | undefined;
  /** Cells that only find the record may be of fields that the person does not write. */
  readonly onlyFinds?: boolean;
}

/** Reads the cells of some columns of a line; what cannot be read is told cell by cell. */
export const readLine = async (
  loading: Loading,
  row: SheetRow,
  columns: readonly MappedColumn[],
  { current, onlyFinds = false }: ReadingChoices,
): Promise<LineReading> => {
  const reading: LineReading = { values: {}, problems: [], wrong: new Set(), awaited: 0 };
  const { values } = reading;
  const byField = new Map(
    columns.flatMap((mapped) => (mapped.column?.field ? [[mapped.column.field, mapped]] : [])),
  );
  for (const field of linksLast([...byField.keys()])) {
    const mapped = byField.get(field);
    if (!mapped) continue;
    const cell = row.cells[mapped.index];
    if (current && isUnchanged(loading, field, cell, current)) {
      if (current[field.name] !== undefined) values[field.name] = current[field.name];
    } else if (onlyFinds || loading.view.writable.includes(field)) {
      await readInto(reading, loading, row, mapped, field, current);
    } else if (!isManaged(field) && cell !== undefined) {
      const message = mensagem('importacao.celula.semPermissao', { param: field.property.title });
      reading.problems.push(problemAt(row, message, mapped));
    }
  }
  return reading;
};

const readInto = async (
  reading: LineReading,
  { ctx, shift, resolve }: Loading,
  row: SheetRow,
  mapped: MappedColumn,
  field: Field,
  current: RegisterRecord | undefined,
): Promise<void> => {
  const { values } = reading;
  const { timeZone } = ctx.ports.config;
  const record = current ? { ...current, ...values } : values;
  try {
    const context = { timeZone, shift, resolve, record, row: record };
    const value = await readCell(field, row.cells[mapped.index], context);
    if (value !== undefined) values[field.name] = value;
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    reading.wrong.add(field.name);
    if (error instanceof AwaitedRecord) reading.awaited += 1;
    reading.problems.push(problemAt(row, error.message, mapped, error.path));
  }
};

/** What only the server writes: an export shows it, an import passes over it. */
export const isManaged = ({ kind, property }: Field): boolean =>
  kind === 'computed' || property.readOnly === true;

/** Whether a cell is what an export of the record would have: then nobody changed it, whatever it looks like. */
export const isUnchanged = (
  { ctx, format }: Loading,
  field: Field,
  cell: ReadCell,
  current: RegisterRecord,
): boolean => {
  if (field.secret) return cell === undefined;
  return asRead(exportCell(field, current, ctx.ports.config.timeZone), format) === cell;
};

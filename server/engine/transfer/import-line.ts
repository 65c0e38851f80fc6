import pg from 'pg';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { allows, readsRecords } from '#server/engine/access.ts';
import { createRecord } from '#server/engine/records/create.ts';
import type { RegisterRecord, RecordValues } from '#server/engine/records/record.ts';
import { updateRecord } from '#server/engine/records/update.ts';
import type { SheetRow } from '#server/engine/sheet/index.ts';
import { findCurrent } from './find-current.ts';
import { problemAt, problemsOf, type ImportProblem } from './import-problem.ts';
import type { Loading } from './loading.ts';
import { isManaged, isUnchanged, readLine } from './read-line.ts';
import { writtenValues } from './written-values.ts';
import type { LineOutcome } from './line-outcome.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { keepUnwritten } from '#server/engine/records/keep-unwritten.ts';
import { newRecord, normaliseRecord } from '#server/engine/records/normalise.ts';
import { checkRecord } from '#server/engine/records/validate.ts';

/** What the schema refuses of a line that will not be written for another reason. */
const checkLine = (
  view: RegisterView,
  values: Readonly<RecordValues>,
  current: Readonly<RecordValues> | undefined,
): readonly FieldError[] => {
  const fields = [...view.model.fields.values()];
  const own = normaliseRecord(fields, values);
  const whole = current ? keepUnwritten(view, current, own) : newRecord(fields, view.writable, values);
  view.model.hook?.prepare?.(whole);
  try {
    checkRecord(view, current ? 'edit' : 'create', whole, own);
    return [];
  } catch (error) {
    if (error instanceof AppError) return error.erros;
    throw error;
  }
};

/** Brings the record of one line to what the line says, by the same path as a form. What the writing refuses is thrown. */
export const importLine = async (loading: Loading, row: SheetRow): Promise<LineOutcome> => {
  const { ctx, view, mapping } = loading;
  const refused = (...problems: readonly ImportProblem[]): LineOutcome => ({ kind: 'erro', problems });
  const last = mapping.columns.at(-1)?.index ?? 0;
  if (row.cells.some((cell, index) => index > last && cell !== undefined))
    return refused(problemAt(row, mensagem('importacao.linha.sobra')));
  const found = await findCurrent(loading, row);
  if ('problems' in found)
    return found.awaited ? { kind: 'espera', problems: found.problems } : refused(...found.problems);
  const { current } = found;
  // Whether a line is the same as the record tells what the record holds.
  if (current && !readsRecords(loading.ctx, view.model))
    return refused(problemAt(row, mensagem('importacao.linha.semEditar')));
  if (current && isSame(loading, row, current)) return { kind: 'igual' };

  const reading = await readLine(loading, row, mapping.columns, { current });
  const { problems, wrong, awaited } = reading;
  const written = writtenValues(loading, reading.values, current);
  if (problems.length > 0) {
    // What can be said of the other columns is said at once.
    const others = checkLine(view, written, current).filter(
      ({ campo }) => !wrong.has(campo.split('.')[0] ?? ''),
    );
    const all = [...problems, ...problemsOf(mapping, row, others)];
    return awaited === all.length ? { kind: 'espera', problems: all } : refused(...all);
  }
  if (!allows(ctx, view.model, current ? 'edit' : 'create'))
    return refused(
      problemAt(row, mensagem(current ? 'importacao.linha.semEditar' : 'importacao.linha.semIncluir')),
    );
  if (!current && loading.creations) return loading.creations.add(row.linha, written);
  // What changes may be what a new record of an earlier line would have met.
  await loading.creations?.flush();
  if (!current) {
    const { id, versao } = await createRecord(ctx, view, written);
    return { kind: 'incluido', touched: { linha: row.linha, id, versao } };
  }
  const { id, versao } = await updateRecord(ctx, view, current.id, { ...written, versao: current.versao });
  if (versao === current.versao) return { kind: 'igual' };
  return { kind: 'alterado', touched: { linha: row.linha, id, antes: current.versao, versao } };
};

const isSame = (loading: Loading, row: SheetRow, current: RegisterRecord): boolean =>
  loading.mapping.columns.every(({ column, index }) => {
    const field = column?.field;
    if (!field || isManaged(field)) return true;
    return isUnchanged(loading, field, row.cells[index], current);
  });

/** Whether what was thrown is about the values of a line: a refusal of the register, or a value that no column holds. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof AppError
    ? error.status < 500
    : error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');

/** A refusal as problems of the line. */
export const refusalOf = ({ mapping }: Loading, row: SheetRow, error: Error): readonly ImportProblem[] => {
  if (!(error instanceof AppError) || error.code === 'requisicaoInvalida')
    return [problemAt(row, mensagem('importacao.linha.recusada'))];
  if (error.erros.length > 0) return problemsOf(mapping, row, error.erros);
  return [problemAt(row, mensagem(`erro.${error.code}`, error.data))];
};

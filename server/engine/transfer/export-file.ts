import type { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { isFile } from '#server/engine/model/field.ts';
import type { RegisterView } from '#server/engine/model/register-view.ts';
import { invalidQuery, readListRequest, type RawQuery } from '#server/engine/records/list-request.ts';
import type { RegisterRecord } from '#server/engine/records/record.ts';
import {
  sheetFile,
  writeCsv,
  writeXlsx,
  type SheetCell,
  type SheetFormat,
} from '#server/engine/sheet/index.ts';
import { exportColumns, importColumns, type Column } from './columns.ts';
import { exportCell } from './export-cell.ts';
import { exportRows } from './export-rows.ts';
import { localMoment } from './local-moment.ts';

const types: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Each download holds a connection of the pool as long as it lasts. */
const mostAtOnce = 4;
let atOnce = 0;

/** The list as it is filtered and ordered, as a file; the first records are read before the answer begins. */
export const exportFile = async (ctx: Ctx, view: RegisterView, query: RawQuery): Promise<FileAnswer> => {
  const { formato, colunas, modelo, start: _start, pageSize: _size, ...list } = query;
  const format = readFormat(formato);
  if (modelo === 'true') return modelSheet(view, format);
  const columns = readColumns(view, colunas);
  const request = readListRequest(view, list);
  const { timeZone } = ctx.ports.config;
  if (atOnce >= mostAtOnce)
    throw new AppError('muitasTentativas', { espera: mensagem('importacao.espera'), segundos: 30 });
  const fields = columns.flatMap(({ field }) => field ?? []);
  const rows = exportRows(ctx, view, request, fields);
  const cellsOf = (record: RegisterRecord): readonly SheetCell[] =>
    columns.map(({ field }) => (field ? exportCell(field, record, timeZone) : record.id));
  const first = await rows.next();
  const batches = async function* (): AsyncGenerator<readonly (readonly SheetCell[])[]> {
    if (first.done) return;
    yield first.value.map(cellsOf);
    for await (const batch of rows) yield batch.map(cellsOf);
  };
  const { many } = view.model.definition.title;
  const titles = columns.map(({ title }) => title);
  const content = format === 'csv' ? writeCsv(titles, batches()) : writeXlsx(many, titles, batches());
  release(content, rows);
  const day = localMoment(ctx.agora, timeZone).slice(0, 10);
  return { content, type: types[format], name: fileName(`${many} ${day}.${format}`), download: true };
};

/** An empty sheet with what an import fills, to be filled. */
const modelSheet = (view: RegisterView, formato: SheetFormat): FileAnswer => {
  const { many } = view.model.definition.title;
  const titulos = importColumns(view)
    .filter(({ field }) => field && !isFile(field) && view.writable.includes(field))
    .map(({ title }) => title);
  const nome = fileName(mensagem('importacao.nomeDoModelo', { nome: many }));
  return sheetFile({ formato, nome, planilha: many, titulos, linhas: [] });
};

/** A title may have what no system accepts in the name of a file. */
const fileName = (text: string): string => text.replace(/[\\/:*?"<>|]/g, '-');

/** A generator that was never asked for a batch by the writer does not end by itself. */
const release = (content: Readable, rows: AsyncGenerator): void => {
  atOnce += 1;
  content.once('close', () => {
    atOnce -= 1;
    void rows.return(undefined);
  });
};

const readFormat = (raw: RawQuery[string]): SheetFormat => {
  const [text = 'csv'] = [raw].flat();
  if (text === 'csv' || text === 'xlsx') return text;
  throw invalidQuery('formato', mensagem('importacao.formato'));
};

/** Names of fields separated by commas; without them, every field that the person sees. */
const readColumns = (view: RegisterView, raw: RawQuery[string]): readonly Column[] => {
  const all = exportColumns(view);
  const names = [raw ?? []].flat().flatMap((text) => text.split(',').map((name) => name.trim()));
  if (names.length === 0) return all;
  return names.map((name) => {
    const column = all.find((one) => one.name === name);
    if (!column) throw invalidQuery('colunas', mensagem('importacao.colunaAusente', { coluna: name }));
    return column;
  });
};

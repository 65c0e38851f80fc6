import { canonical } from '#schemas/formats.ts';
import { decimalsOf, readWrittenNumber, type NumberShape } from '#schemas/read-number.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { isFile, type Field } from '#server/engine/model/field.ts';
import { FaultyCell } from '#server/engine/sheet/index.ts';
import { noneOfTheValues } from './allowed-values.ts';
import { plainTitle } from './columns.ts';
import { CellProblem } from './import-problem.ts';
import { parseJson, splitList } from './list-text.ts';
import { readDay, readInstant } from './read-day.ts';
import { readRows } from './read-rows.ts';
import { textOfNumber } from './text-of-number.ts';
import type { CellContext, CellReader } from './cell-reader.ts';
import type { RecordValues } from '#server/engine/records/record.ts';

/**
 * Rows as people write them in a cell: `Unidade: CCL; Cargo: Pregoeiro | Unidade: DPA; Cargo: Arquivista`, one row after
 * each bar or line. Undefined when it is not written so.
 */
const rowsOfText = ({ fields }: Field, text: string): readonly RecordValues[] | undefined => {
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

const yes = new Set(['sim', 's', 'true', 'verdadeiro', 'v', 'yes', 'y', '1', 'x', 'ativo', 'ativa']);
const no = new Set(['nao', 'n', 'false', 'falso', 'f', 'no', '0', 'inativo', 'inativa']);

/** The ways in which files say yes and no; undefined for anything else. */
const readYesNo = (cell: string | number | boolean): boolean | undefined => {
  if (typeof cell === 'boolean') return cell;
  const text = plainTitle(String(cell));
  if (yes.has(text)) return true;
  return no.has(text) ? false : undefined;
};

/** The value of a cell as the API takes it; undefined when empty. Throws `CellProblem`; what only the schema knows is left to it. */
export const readCell: CellReader = async (field, cell, context) => {
  if (cell === undefined || cell === '') return undefined;
  const { property } = field;
  const text = String(cell);
  if (cell instanceof FaultyCell)
    throw cell.code === ''
      ? problem('importacao.celula.formula', field)
      : new CellProblem(mensagem('importacao.celula.falha', { param: property.title, texto: text }));
  if (text.includes('\0')) throw problem('importacao.celula.nulo', field);
  // A secret is taken as it was typed: spaces may be part of it.
  if (field.secret) return text;
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (isFile(field)) throw problem('registro.campo.arquivoEmPlanilha', field);
  switch (field.kind) {
    case 'boolean':
      return readYesNo(cell) ?? refuse('importacao.celula.simNao', field);
    case 'integer':
    case 'number':
      return labelled(property, trimmed) ?? numberOf(field, cell);
    case 'date':
      return readDay(dayOf(cell), context.shift) ?? refuse('importacao.celula.data', field);
    case 'instant':
      return (
        readInstant(dayOf(cell), context.shift, context.timeZone) ??
        refuse('importacao.celula.dataHora', field)
      );
    case 'link':
      return context.resolve(field, trimmed, context.row, context.record);
    case 'links':
      return readLinks(field, trimmed, context);
    case 'rows':
      return readRows(field, parseJson(trimmed) ?? rowsOfText(field, trimmed), context, readCell);
    case 'json':
      return readJson(field, trimmed);
    case 'text':
      return textOf(field, typeof cell === 'number' ? textOfNumber(property.format, cell) : text);
    case 'computed':
      return undefined;
  }
};

const problem = (key: MessageKey, { property }: Field): CellProblem =>
  new CellProblem(mensagem(key, { param: property.title }));

const refuse = (key: MessageKey, field: Field): never => {
  throw problem(key, field);
};

/** What a number is like depends on the field: one of a few values with names, a whole one, or any. */
const refuseNumber = (field: Field): never => {
  if (field.property.enum) throw new CellProblem(noneOfTheValues(field.property));
  return refuse(field.kind === 'integer' ? 'importacao.celula.inteiro' : 'importacao.celula.numero', field);
};

const dayOf = (cell: string | number | boolean): string | number =>
  typeof cell === 'boolean' ? String(cell) : cell;

/** The value of an enum, said by itself or by its label, accents and case ignored. */
const labelled = (
  { enum: values, 'x-labels': labels = {} }: Pick<Field['property'], 'enum' | 'x-labels'>,
  text: string,
): string | number | undefined => {
  const plain = plainTitle(text);
  return (
    values?.find((value) => String(value) === text) ??
    values?.find((value) => labels[value] === text) ??
    values?.find((value) => plainTitle(labels[value] ?? String(value)) === plain)
  );
};

const numberOf = (field: Field, cell: string | number | boolean): number => {
  if (typeof cell === 'number') return withoutResidue(cell, decimalsOf(field.property));
  return typeof cell === 'string' ? writtenNumber(field, field.property, cell) : refuseNumber(field);
};

/** A sum kept by a spreadsheet brings the residue of its binary fractions: 0.30000000000000004 is 0.3. */
const withoutResidue = (value: number, decimals: number | undefined): number => {
  if (decimals === undefined) return value;
  const near = Number(value.toFixed(decimals));
  return Math.abs(near - value) <= Math.abs(value) * 1e-14 ? near : value;
};

const writtenNumber = (field: Field, shape: NumberShape, text: string): number => {
  const read = readWrittenNumber(text, shape);
  if (read.kind === 'numero') return read.value;
  if (read.kind === 'erro') return refuseNumber(field);
  const { decimal, milhar } = read;
  throw new CellProblem(
    mensagem('importacao.celula.numeroAmbiguo', {
      param: field.property.title,
      texto: text,
      decimal,
      milhar,
    }),
  );
};

const textOf = ({ property }: Field, text: string): string => {
  const known = labelled(property, text.trim());
  if (known !== undefined) return String(known);
  return property.format ? canonical(property.format, text) : text;
};

const readLinks = async (field: Field, text: string, context: CellContext): Promise<readonly number[]> => {
  const { items, whole } = splitList(text);
  const find = (item: unknown): Promise<number> =>
    context.resolve(field, String(item), context.row, context.record);
  const all = async (): Promise<number[]> => {
    const ids: number[] = [];
    for (const item of items) {
      const id = await find(item);
      if (!ids.includes(id)) ids.push(id);
    }
    return ids;
  };
  if (whole === undefined || items.length < 2) return all();
  // One label with commas in it, before several labels.
  try {
    return [await find(whole)];
  } catch (error) {
    if (error instanceof CellProblem) return all();
    throw error;
  }
};

const readJson = (field: Field, text: string): unknown => {
  const { type, items } = field.property;
  if (type === 'object' || items?.type === 'object')
    return parseJson(text) ?? refuse('importacao.celula.json', field);
  return splitList(text).items.map((item) => {
    if (typeof item !== 'string') return item;
    const known = labelled(items ?? {}, item);
    if (known !== undefined) return known;
    if (items?.type === 'integer' || items?.type === 'number') return writtenNumber(field, items, item);
    return items?.format ? canonical(items.format, item) : item;
  });
};

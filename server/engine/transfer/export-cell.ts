import { display } from '#schemas/formats.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { isFile, type Field } from '#server/engine/model/field.ts';
import type { FileLabel, RecordValues } from '#server/engine/records/record.ts';
import type { SheetCell } from '#server/engine/sheet/index.ts';
import { joinList } from './list-text.ts';
import { localMoment } from './local-moment.ts';

/** The cell of a field of a record, as the list shows it: labels, masks, Sim and Não. Rows and structures are JSON. */
export const exportCell = (field: Field, record: Readonly<RecordValues>, timeZone: string): SheetCell => {
  const value = record[field.name];
  if (field.kind === 'boolean') return yesNo(value === true);
  if (value === undefined) return undefined;
  const labels = record['rotulos'] as Readonly<RecordValues> | undefined;
  if (isFile(field)) return fileNames(value, labels?.[field.name]);
  switch (field.kind) {
    case 'integer':
    case 'number':
      if (field.property['x-widget'] === 'money') return { money: value as number };
      return field.property['x-labels']?.[value as number] ?? (value as number);
    case 'date':
      return { day: value as string };
    case 'instant':
      return { moment: localMoment(new Date(value as string), timeZone) };
    case 'link':
      return (labels?.[field.name] as string | undefined) ?? `#${value as number}`;
    case 'links':
      return joinList((labels?.[field.name] ?? value) as readonly unknown[], true);
    case 'rows':
      return JSON.stringify(rowsOf(field, value as readonly RecordValues[], timeZone));
    case 'json':
      return jsonCell(field, value);
    case 'text':
    case 'computed':
      return shownText(field, value as string);
  }
};

/** Names of files; an id stands for one that names none any more. */
const fileNames = (value: unknown, label: unknown): string => {
  const labels = [label].flat() as readonly (Partial<FileLabel> | null | undefined)[];
  return joinList(
    [value].flat().map((id, index) => labels[index]?.nome ?? id),
    true,
  );
};

const yesNo = (value: boolean): string => mensagem(value ? 'cadastro.sim' : 'cadastro.nao');

const shownText = ({ property }: Field, value: string): string =>
  property['x-labels']?.[value] ?? (property.format ? display(property.format, value) : value);

const jsonCell = ({ property }: Field, value: unknown): string => {
  const plain = Array.isArray(value) && value.every((item) => ['string', 'number'].includes(typeof item));
  if (!plain) return JSON.stringify(value);
  const labels = property.items?.['x-labels'];
  const format = property.items?.format;
  return joinList(
    value.map((item: string | number) =>
      typeof item === 'string' && format ? display(format, item) : (labels?.[item] ?? item),
    ),
    labels !== undefined,
  );
};

/** Rows travel in one cell, each an object of the names of its columns; a relation by its label, the rest as the API has it. */
const rowsOf = (
  { fields }: Field,
  rows: readonly Readonly<RecordValues>[],
  timeZone: string,
): readonly RecordValues[] =>
  rows.map((row) =>
    Object.fromEntries(
      fields.flatMap((inner): [string, unknown][] => {
        const value = row[inner.name];
        if (value === undefined || inner.secret || inner.kind === 'computed') return [];
        if (inner.kind === 'rows')
          return [[inner.name, rowsOf(inner, value as readonly RecordValues[], timeZone)]];
        const labels = row['rotulos'] as Readonly<RecordValues> | undefined;
        if (isFile(inner)) return [[inner.name, fileNames(value, labels?.[inner.name])]];
        const linked = inner.kind === 'link' || inner.kind === 'links';
        return [[inner.name, linked ? (labels?.[inner.name] ?? value) : value]];
      }),
    ),
  );

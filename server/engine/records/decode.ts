import { display } from '#schemas/formats.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { fillTemplate } from '#schemas/template.ts';
import { isFile, type Field } from '#server/engine/model/field.ts';
import type { FileLabel, Labels, RecordValues, RegisterRecord } from './record.ts';

/** A row as PostgreSQL answers a `Selection`. */
export type Row = Readonly<Record<string, unknown>>;

/** Turns a row into the record that travels: no nulls, labels apart, computed fields filled in. */
export const decodeRecord = (fields: readonly Field[], row: Row): RegisterRecord => {
  const record: RegisterRecord = { id: row['id'] as number, versao: row['versao'] as number };
  const labels: Labels = {};
  decodeFields(fields, row, record, labels);
  for (const name of ['criadoEm', 'alteradoEm'] as const) if (row[name]) record[name] = instant(row[name]);
  for (const name of ['criadoPor', 'alteradoPor'] as const) {
    if (row[name]) record[name] = row[name] as number;
    if (row[`$${name}`]) labels[name] = row[`$${name}`] as string;
  }
  return finish(fields, record, labels);
};

const decodeRow = (fields: readonly Field[], row: Row): RecordValues => {
  const values: RecordValues = { id: row['id'] };
  const labels: Labels = {};
  decodeFields(fields, row, values, labels);
  return finish(fields, values, labels);
};

const finish = <T extends RecordValues>(fields: readonly Field[], values: T, labels: Labels): T => {
  const shown: RecordValues = values;
  for (const { name, kind, property } of fields)
    if (kind === 'computed')
      shown[name] = fillTemplate(property['x-computed'] ?? '', (other) =>
        shownText(
          fields.find((field) => field.name === other),
          labels[other] ?? values[other],
        ),
      );
  if (Object.keys(labels).length > 0) shown['rotulos'] = labels;
  return values;
};

/** A value as people read it. */
const shownText = (field: Field | undefined, value: unknown): string | undefined => {
  if (typeof value === 'boolean') return mensagem(value ? 'cadastro.sim' : 'cadastro.nao');
  if (Array.isArray(value)) return value.flatMap((inner) => shownText(field, inner) ?? []).join(', ');
  if (typeof value === 'number')
    return field?.property['x-labels']?.[value] ?? value.toLocaleString('pt-BR', { useGrouping: false });
  if (typeof value !== 'string') return undefined;
  const { format, 'x-labels': labels } = field?.property ?? {};
  return labels?.[value] ?? (format ? display(format, value) : value);
};

const decodeFields = (fields: readonly Field[], row: Row, values: RecordValues, labels: Labels): void => {
  for (const field of fields) {
    const value = row[field.name];
    if (value === null || value === undefined) continue;
    switch (field.kind) {
      case 'instant':
        values[field.name] = instant(value);
        break;
      case 'link':
        values[field.name] = value;
        if (typeof row[`$${field.name}`] === 'string') labels[field.name] = row[`$${field.name}`] as string;
        break;
      case 'links': {
        const pairs = value as readonly (readonly [number, string])[];
        values[field.name] = pairs.map(([id]) => id);
        labels[field.name] = pairs.map(([, label]) => label);
        break;
      }
      case 'rows':
        values[field.name] = (value as readonly Row[]).map((inner) => decodeRow(field.fields, inner));
        break;
      default:
        values[field.name] = value;
        if (isFile(field) && row[`$${field.name}`])
          labels[field.name] = row[`$${field.name}`] as FileLabel | readonly (FileLabel | null)[];
    }
  }
};

const instant = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString();

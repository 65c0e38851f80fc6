import { isFile, type Field } from '#server/engine/model/field.ts';
import type { RecordValues } from './record.ts';

/** A file that a record holds, and where. */
export interface FileHere {
  readonly field: Field;
  readonly campo: string;
  readonly id: string;
}

/** The files of a record: of its fields, of lists of files, of its rows. */
export const filesIn = (
  fields: Iterable<Field>,
  values: Readonly<RecordValues>,
  path = '',
): readonly FileHere[] =>
  [...fields].flatMap((field): readonly FileHere[] => {
    const value = values[field.name];
    const campo = `${path}${field.name}`;
    if (field.kind === 'rows')
      return ((value ?? []) as readonly RecordValues[]).flatMap((row, index) =>
        filesIn(field.fields, row, `${campo}.${index}.`),
      );
    if (!isFile(field)) return [];
    if (typeof value === 'string') return [{ field, campo, id: value }];
    return ((value ?? []) as readonly string[]).map((id, index) => ({
      field,
      campo: `${campo}.${index}`,
      id,
    }));
  });

import type { Field } from '../field.ts';
import type { RegisterRecord } from '../register.ts';
import { FilesOf } from './FilesOf.tsx';
import { StoredFiles } from './StoredFiles.tsx';

/** The files that a field of a record holds. */
export function FilesOfField({ field, record }: { field: Field; record: RegisterRecord }) {
  return (
    <FilesOf record={record}>
      <StoredFiles value={record[field.name]} />
    </FilesOf>
  );
}

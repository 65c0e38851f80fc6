import type { FieldError } from '#schemas/app-error.ts';

/** Value of a field as it travels. */
export type FieldValue = string | number | boolean | readonly unknown[] | Readonly<Record<string, unknown>>;

/** Fields of a record, by name; an empty one is absent. */
export type RecordValues = Record<string, unknown>;

/** Label of the record, or records, that a relation points to. */
export type Labels = Record<string, string | readonly string[]>;

/** A record as it travels: its fields beside what the engine adds. */
export interface RegisterRecord extends RecordValues {
  id: number;
  versao: number;
  rotulos?: Labels;
  /** Of a record just saved: what is worth knowing and does not refuse it. */
  avisos?: readonly FieldError[];
  criadoEm?: string;
  criadoPor?: number;
  alteradoEm?: string;
  alteradoPor?: number;
}

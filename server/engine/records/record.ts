import type { FieldError } from '#schemas/app-error.ts';

/** Fields of a record, by name; an empty one is absent. */
export type RecordValues = Record<string, unknown>;

/** What a stored file is called, is and weighs in bytes. */
export interface FileLabel {
  readonly nome: string;
  readonly tipo: string;
  readonly tamanho: number;
}

/** Label of the record, or records, that a relation points to; of a file, what it is. */
export type Labels = Record<string, string | readonly string[] | FileLabel | readonly (FileLabel | null)[]>;

/** What the engine says beside the fields of a record. */
export interface RecordExtras {
  rotulos?: Labels;
  /** Of a record just saved: what is worth knowing and does not refuse it. */
  avisos?: readonly FieldError[];
}

/** A record as it travels: its fields beside what the engine adds. */
export interface RegisterRecord extends RecordValues, RecordExtras {
  id: number;
  versao: number;
  criadoEm?: string;
  criadoPor?: number;
  alteradoEm?: string;
  alteradoPor?: number;
}

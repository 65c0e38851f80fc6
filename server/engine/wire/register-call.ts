import type { RawQuery } from '#server/engine/records/list-request.ts';

/** What the address and the body of a call to a register say. */
export interface RegisterCall {
  readonly registro: string;
  /** Text of the address; only numbers name records. */
  readonly id: string | undefined;
  readonly nome: string | undefined;
  /** A file of the record. */
  readonly arquivo?: string | undefined;
  readonly query: RawQuery;
  readonly body: unknown;
  /** The validator of the definition that the record was filled in under, when the client says it. */
  readonly validador?: string | undefined;
}

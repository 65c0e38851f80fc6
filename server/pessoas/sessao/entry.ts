import type { EntradaPor } from '#server/base/db/entry-tables.ts';

/** A sign-in under way: who, how they came in, and what they already proved. */
export interface Entry {
  readonly usuarioId: number;
  readonly entrada: EntradaPor;
  readonly provedorToken: string | null;
  readonly codigoConferido: boolean;
  /** The token of the waiting entry, when a step was already asked. */
  readonly desafio?: string;
}

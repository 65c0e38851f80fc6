import type { Selectable } from 'kysely';
import type { Tables } from '#server/base/db/generated-tables.ts';

/** A sign-in under way: who, how they came in, and what they already proved. */
export interface Entry {
  readonly usuarioId: number;
  readonly entrada: Selectable<Tables['sessao']>['entrada'];
  readonly provedorToken: string | null;
  readonly codigoConferido: boolean;
  /** The token of the waiting entry, when a step was already asked. */
  readonly desafio?: string;
}

import pg from 'pg';
import { mensagem } from '#schemas/messages/index.ts';
import type { RefusalReason } from './refusal-reason.ts';

/** A definition that was not applied: where, why, and what would let it through. */
export interface Refusal {
  readonly register: string;
  /** Name of the file, when the definition came from one. */
  readonly file: string | undefined;
  /** JSON pointer inside the file; '' is the whole of it. */
  readonly pointer: string;
  /** Ready to be read. */
  readonly reason: string;
  /** Which guard stopped it; absent when the file itself is wrong. */
  readonly guard?: RefusalReason;
  /** Command that would do it, where there is one. */
  readonly command?: string;
  /** It is worth trying the same again: the tables were only in use. */
  readonly passing?: true;
}

/** What PostgreSQL did not accept, in spite of the guards. */
export const refusedByDatabase = (register: string, file: string | undefined, error: Error): Refusal => {
  const place = { register, file, pointer: '' };
  return isBusy(error)
    ? { ...place, reason: mensagem('registro.recusa.emUso'), passing: true }
    : { ...place, reason: mensagem('registro.recusa.banco', { motivo: error.message }) };
};

/** A lock that did not come in time, and a deadlock that PostgreSQL undid by choosing this side. */
const busy: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

const isBusy = (error: Error): boolean => error instanceof pg.DatabaseError && busy.has(error.code);

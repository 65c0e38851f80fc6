import type { Database } from '#server/base/db/connect.ts';

/** Somebody from outside who signed in. It opens what is declared for them, and none of the calls of who works here. */
export interface Externo {
  /** Of the session. */
  readonly id: number;
  readonly externoId: number;
  readonly nome: string;
  readonly email: string;
  /** CPF or CNPJ, without punctuation. */
  readonly documento: string;
}

/** Where the sessions of people from outside come from. */
export interface Outsiders {
  /** @param byClock nobody is at it: the page asked by itself, which does not keep a session open */
  readonly ofToken: (db: Database, token: string | undefined, byClock?: boolean) => Promise<Externo>;
}

/** Says that the page asked by itself. */
export const byClockHeader = 'x-pelo-relogio';

/** The only thing that their browser keeps: no script reads it, and it is sent to the calls of outsiders alone. */
export const outsiderCookie = { name: 'malote_externo', path: 'externo' } as const;

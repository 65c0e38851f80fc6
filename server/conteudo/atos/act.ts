import type { RawBuilder, Updateable } from 'kysely';
import type { Tables } from '#server/base/db/generated-tables.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { Condition } from './conditions.ts';
import type { Loaded } from './load-situation.ts';
import type { NoteSettings } from './require-note.ts';

/** What every act is asked with; an act adds what it needs. */
export interface ActInput {
  /** The version that the person read; absent where the act does not depend on what it says. */
  readonly versao?: number | undefined;
  readonly motivo?: string | undefined;
}

/** The state that an act leads to. */
export type Target = Partial<Record<'fase' | 'estado', number>>;

type Written = Omit<Updateable<Tables['conteudo']>, 'id' | 'versao' | 'alteradoEm'>;
type Columns = { readonly [K in keyof Written]?: Written[K] | RawBuilder<NonNullable<Written[K]>> };

/** What an act did, besides leading to its state. */
export interface Done<R> {
  /** Columns of the content, written together with its state and its version. */
  readonly colunas?: Columns;
  /** What the event keeps. */
  readonly dados?: Readonly<Record<string, unknown>>;
  /** In the place of the act's own event; false for none. */
  readonly evento?: string | false;
  readonly resultado: R;
}

/** What decides whether an act may be done, and where it leads. */
export interface Rule {
  readonly nome: string;
  /** Kinds of content that know it (`tipoConteudo`). */
  readonly especies: readonly number[];
  readonly fase: readonly number[];
  readonly estado: readonly number[];
  readonly exige: readonly Condition[];
  /** A reason must be given; what refuses the request of another is called its justification. */
  readonly comMotivo?: true | 'justificativa';
  /** Accepts a confirmation note; the settings say whether it is demanded (`require-note.ts`). */
  readonly comNota?: keyof NoteSettings;
  /** Offered in lists too, on the rows where this holds besides what it demands. */
  readonly naLista?: Condition;
  /** Event that it leaves; what is only asked leaves none. */
  readonly evento?: string;
  /** State after the act, where it changes it. */
  readonly para?: Target | ((loaded: Loaded) => Target);
}

/**
 * One thing that people do to a content: what it demands, what it does, what it leaves. `I` is what it is asked with, `P` what
 * is made ready before, `R` what it answers.
 */
export interface Act<I extends ActInput = ActInput, P = undefined, R = void> extends Rule {
  /** The content stays the same reading: its version does not change, nobody's draft grows old. */
  readonly semVersao?: true;
  /**
   * What is slow (a PDF, another system): outside any transaction, with nothing locked. What it saw may have changed when
   * the act is done: `effect` then throws `PreparedTooSoon` and it is made again.
   */
  readonly prepare?: (ctx: Ctx, loaded: Loaded, input: I) => Promise<P>;
  /** What waits for its turn before it is prepared: acts that share a word are prepared one after the other. */
  readonly turn?: (ctx: Ctx, loaded: Loaded) => Promise<readonly string[]>;
  /** The work itself, with the content locked, in the transaction that decides the act. */
  readonly effect?: (ctx: Ctx, loaded: Loaded, input: I, prepared: P) => Promise<Done<R>>;
  /** Who is told, and what follows from it, once it is done and its event kept. */
  readonly follow?: (ctx: Ctx, loaded: Loaded, input: I, resultado: R) => Promise<void>;
}

/** What was prepared no longer serves: something that it depends on changed meanwhile. */
export class PreparedTooSoon extends Error {}

/** Declares an act, keeping what it is asked with and what it answers. */
export const act = <I extends ActInput = ActInput, P = undefined, R = void>(
  definition: Act<I, P, R>,
): Act<I, P, R> => definition;

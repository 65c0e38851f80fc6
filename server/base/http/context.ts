import type { ClientConfig } from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/base/config.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { ForeignKey } from '#server/base/db/foreign-key.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import type { LiveStreams } from '#server/base/live/live-streams.ts';
import type { PdfRenderer } from '#server/ferramentas/pdf/index.ts';
import type { Cookies } from './cookies.ts';
import type { Externo, Outsiders } from './outsider.ts';
import type { RepeatableRequest } from './idempotency.ts';
import type { Place } from './place.ts';
import type { Sessao, Sessions } from './session.ts';

/** What the server has once, whoever asks. */
export interface Ports {
  readonly config: Config;
  /**
   * The database outside any transaction, over connections of its own: for what must stay although the act is undone. What runs in
   * a transaction of it reaches nothing by it.
   */
  readonly db: Database;
  /** How to reach the database over a connection of its own, for what reads it whole. */
  readonly database: ClientConfig;
  readonly files: FileStore;
  readonly pdf: PdfRenderer;
  readonly sessions: Sessions;
  /** The sessions of people from outside, who have another way in and other calls. */
  readonly outsiders: Outsiders;
  /** The answers that stay open to tell news. */
  readonly live: LiveStreams;
  /**
   * How many rows of the domains, among those that the person sees, point to a record by each of these keys. A key that is not in
   * the answer is of no domain that hides rows.
   */
  readonly usesInDomains: (
    ctx: Ctx,
    keys: readonly ForeignKey[],
    id: number,
    most: number,
  ) => Promise<ReadonlyMap<ForeignKey, number>>;
  /** Whether the place of an act is recorded with it. */
  readonly keepsPlace: (db: Database) => Promise<boolean>;
  /** Current instant; tests hold it. */
  readonly clock: () => Date;
}

/** What a use case of a public call receives. `db` is the open transaction of a write. */
export interface PublicCtx {
  readonly db: Database;
  readonly agora: Date;
  readonly log: FastifyBaseLogger;
  readonly ports: Ports;
  readonly correlacao: string;
  readonly endereco: string;
  readonly agente: string;
  /** Where the person is, when their browser says it; kept only where the institution wants it. */
  readonly lugar?: Place | undefined;
  readonly cookies: Cookies;
}

/** What a use case of somebody from outside receives: nothing of it opens a call of who works here. */
export interface OutsiderCtx extends PublicCtx {
  readonly externo: Externo;
}

/** What every other use case receives, always as its first argument. */
export interface Ctx extends PublicCtx {
  readonly sessao: Sessao;
  /** The key under which a write was asked, for `decide`. */
  readonly repetivel?: RepeatableRequest | undefined;
  /**
   * Something is handed over, with rights lent for it: a new place is not one that people give themselves, and what was lent is
   * not what whoever hands over has.
   */
  readonly passagem?: { readonly administra: boolean };
  /** A load is being taken back: what saving a record would do to others has no way back. */
  readonly desfazendo?: true;
  /** The token that came with the request; only the calls that renew it have a use for it. */
  readonly token: string;
}

import type pg from 'pg';
import type { Shot } from '../load/load-loop.ts';
import type { Work } from './work.ts';

/** What a served Malote is started with. */
export interface ServeOptions {
  readonly connection: pg.ClientConfig;
  readonly dataDir: string;
  /** Folder of the definitions of the installation. */
  readonly resourcesDir: string;
}

/** Somebody signed in. */
export interface Person {
  readonly id: number;
  readonly nome: string;
  readonly token: string;
  /** The unit where they work. */
  readonly unidadeId: number;
}

/** Drafts and concluded documents that wait to be used up, each by one call. */
export interface Stock {
  readonly token: string;
  readonly versao: number;
  readonly first: number;
  readonly count: number;
}

export interface LoopDelay {
  /** Milliseconds that the loop was late, beyond its rest. */
  readonly max: number;
  readonly p99: number;
}

interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
}

/** What the measuring process asks of a served one, and what it answers. */
export interface Requests {
  serve: { given: ServeOptions; answer: { port: number; barePort: number } };
  signIn: { given: { logins: readonly string[] }; answer: { people: Person[] } };
  /** Records the statements of each call of a read, for the baseline. */
  recordRead: { given: { name: string; shots: readonly Shot[] }; answer: { statements: number } };
  /** What the database goes through for each call of a read that was recorded. */
  work: { given: { name: string }; answer: { works: readonly Work[] } };
  /** Makes documents to conclude (drafts) or to forward (concluded), the same number for each person. */
  stock: {
    given: { kind: 'minuta' | 'concluido'; people: readonly Person[]; each: number };
    answer: { stocks: Stock[] };
  };
  recordForward: { given: { stock: Stock; unidadeId: number }; answer: { statements: number } };
  recordConclude: { given: { stock: Stock }; answer: { statements: number } };
  /** A save in a register, to be repeated with another record and another code. */
  recordSave: {
    given: { name: string; shot: Shot; id: number; codigo: string };
    answer: { statements: number };
  };
  /** Server time of each answer to that path since the last time this was asked, in milliseconds. */
  serverTimes: { given: { path: string }; answer: { times: number[] } };
  watchLoop: { given: object; answer: object };
  readLoop: { given: object; answer: LoopDelay };
  memory: { given: object; answer: Memory };
  stop: { given: object; answer: object };
}

export type RequestName = keyof Requests;

export interface Message<N extends RequestName = RequestName> {
  readonly id: number;
  readonly name: N;
  readonly given: Requests[N]['given'];
}

export type Reply =
  { readonly id: number; readonly answer: unknown } | { readonly id: number; readonly failure: string };

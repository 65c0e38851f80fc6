/** How to reach a database, the address already allowed. */
interface Target {
  readonly address: string;
  /** The name that the certificate of the server has. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string | undefined;
  readonly password: string | undefined;
  readonly tls: boolean;
  readonly milliseconds: number;
}

/** Values of the columns of a row, in order. */
type Row = readonly unknown[];

/** An open connection that only reads. */
export interface Reader {
  /** Which database of the world it is, where it says so. */
  readonly identity?: string | undefined;
  readonly version: () => Promise<string>;
  /** At most `limit` rows of one SELECT; another statement, or one that writes, is refused by the database. */
  readonly select: (text: string, limit: number) => Promise<readonly Row[]>;
  readonly close: () => Promise<void>;
}

export type OpenReader = (target: Target) => Promise<Reader>;

/** The query within another one: a second statement, or one that writes, does not parse. */
export const limited = (text: string, limit: number): string =>
  `select * from (\n${text}\n) opcoes_lidas limit ${limit}`;

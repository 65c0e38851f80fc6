import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** What is searched for: a secret, or what has to be found, without which a search proves nothing. */
export interface Sought {
  readonly name: string;
  readonly text: string;
  /** The addresses whose answers tell it to the person, the only time that it is read. */
  readonly toldBy?: readonly string[];
}

/** A code of few figures is told from those of a longer number, and from the names that a snapshot gives (`Map @123456`). */
const short = /^\d{6}$/;
/** Longer texts are programs and tables, where any six figures may be. */
const longestOfCode = 50_000;

/** Looks for each of these in many texts. */
export class SecretSearch {
  readonly #sought: readonly (Sought & { readonly found: (text: string) => boolean })[];

  constructor(sought: readonly Sought[]) {
    for (const { name, text } of sought)
      if (text.length < 6) throw new Error(`${name} is nothing to look for`);
    this.#sought = sought.map((one) => ({ ...one, found: finder(one.text) }));
  }

  /** The names of those that are there. */
  in(texts: Iterable<string>): string[] {
    const found = new Set<string>();
    for (const text of texts)
      for (const one of this.#sought) if (!found.has(one.name) && one.found(text)) found.add(one.name);
    return this.#sought.map(({ name }) => name).filter((name) => found.has(name));
  }

  /** The same of answers, where those that tell one may. */
  inAnswers(answers: readonly { readonly path: string; readonly text: string }[]): string[] {
    return this.#sought
      .filter(({ found, toldBy = [] }) =>
        answers.some(({ path, text }) => !toldBy.includes(path) && found(text)),
      )
      .map(({ name }) => name);
  }
}

const finder = (secret: string): ((text: string) => boolean) => {
  if (short.test(secret)) {
    const alone = new RegExp(`(?<![\\w.@])${secret}(?!\\w)`);
    return (text) => text.length < longestOfCode && alone.test(text);
  }
  // as it is, inside JSON, and as the bytes of a column
  const forms = new Set([secret, JSON.stringify(secret).slice(1, -1), Buffer.from(secret).toString('hex')]);
  return (text) => [...forms].some((form) => text.includes(form));
};

/** Every row of every table of a database, those of its queue too, as text. */
export const rowsOf = async (pool: Pool): Promise<string[]> => {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows: string[] = [];
  for (const { name } of tables.rows) {
    const found = await pool.query<{ row: string }>(`select x::text as row from ${name} x`);
    rows.push(...found.rows.map(({ row }) => row));
  }
  return rows;
};

/** Every line that a server wrote into the files of its data folder. */
export const logsOf = async (dataDir: string): Promise<string[]> => {
  const folder = join(dataDir, 'logs');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.flatMap((text) => text.split('\n'));
};

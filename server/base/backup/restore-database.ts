import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { textOf } from './archive-reader.ts';
import type { Structure } from './describe-schema.ts';
import { identitiesEntry, queueEntry, rowsFolder, structureEntry } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import type { WaitingJob } from './write-database.ts';

export interface RestoredRows {
  readonly tabelas: number;
  readonly linhas: number;
  readonly fila: readonly WaitingJob[];
}

/** Takes the entries of the database in their order, inside the open transaction of the client. */
export class DatabaseRestorer {
  readonly #client: pg.Client;
  #structure: Structure | undefined;
  #linhas = 0;
  #fila: readonly WaitingJob[] = [];
  #whole = false;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @returns whether the entry was of the database */
  async take(name: string, content: Readable): Promise<boolean> {
    if (name === structureEntry) await this.#prepare(JSON.parse(await textOf(content)) as Structure);
    else if (name.startsWith(rowsFolder)) await this.#rows(name.slice(rowsFolder.length), content);
    else if (name === identitiesEntry) await this.#close(JSON.parse(await textOf(content)) as string[]);
    else if (name === queueEntry) this.#fila = JSON.parse(await textOf(content)) as WaitingJob[];
    else return false;
    return true;
  }

  /** What was taken; refuses when the database of the archive ended before its end. */
  result(arquivo: string): RestoredRows {
    if (!this.#whole || !this.#structure) throw new BackupRefusal('incompleto', { arquivo });
    return { tabelas: this.#structure.tables.length, linhas: this.#linhas, fila: this.#fila };
  }

  async #prepare(structure: Structure): Promise<void> {
    this.#structure = structure;
    await this.#client.query("set local search_path = ''; set local check_function_bodies = off");
    for (const sql of structure.before) await this.#client.query(sql);
  }

  async #rows(path: string, content: Readable): Promise<void> {
    const name = path.slice(0, path.lastIndexOf('/'));
    // Only names and columns that the structure lists reach a statement.
    const table = this.#structure?.tables.find((one) => one.name === name);
    if (!table) throw new BackupRefusal('alterado', {}, new Error(path));
    const copy = this.#client.query(from(`copy ${table.name} (${table.columns}) from stdin`));
    content.pipe(copy);
    content.once('error', (error) => copy.destroy(error));
    await finished(copy);
    this.#linhas += copy.rowCount;
  }

  async #close(identities: readonly string[]): Promise<void> {
    for (const sql of this.#structure?.after ?? []) await this.#client.query(sql);
    for (const sql of identities) await this.#client.query(sql);
    this.#whole = true;
  }
}

/** Refuses a database that holds something, or empties it when that was asked. */
export const requireEmpty = async (client: pg.Client, { replace }: { replace: boolean }): Promise<void> => {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'v', 'm')
       and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`,
  );
  if (!rowCount) return;
  if (!replace) throw new BackupRefusal('bancoComDados');
  await client.query(
    'drop schema if exists registro, graphile_worker cascade; drop schema public cascade; create schema public',
  );
};

/** Puts the jobs in the queue, whose tables are of this version of its library. */
export const restoreQueue = async (client: pg.Client, jobs: readonly WaitingJob[]): Promise<void> => {
  for (const { nome, dados, quando, tentativas, prioridade, chave } of jobs)
    await client.query(
      `select graphile_worker.add_job($1, $2::json, run_at => $3::timestamptz, max_attempts => $4, job_key => $5, priority => $6)`,
      [nome, JSON.stringify(dados), quando, tentativas, chave, prioridade],
    );
};

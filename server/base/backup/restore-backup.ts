import { access } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { understoodMigrations } from '#server/base/db/migrate.ts';
import { prepareJobs } from '#server/base/jobs/run-jobs.ts';
import { readArchive } from './archive-reader.ts';
import { filesFolder, keyMark, type CopiedFile, type Manifest } from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { DatabaseRestorer, requireEmpty, restoreQueue, type RestoredRows } from './restore-database.ts';
import {
  placeVolumes,
  requireFolders,
  restoreFile,
  volumeFolders,
  type MovedVolume,
} from './restore-files.ts';
import { verifyArchive } from './verify-archive.ts';

export interface RestoreOptions {
  readonly archive: string;
  readonly database: pg.ClientConfig;
  readonly dataDir: string;
  readonly passphrase?: string;
  /** The key of this installation; undefined when the former one was lost. */
  readonly key: Buffer | undefined;
  /** Empties a database that holds something. */
  readonly replace?: boolean;
  /** Volumes outside of the data folder stay where they were. */
  readonly sameFolders?: boolean;
}

interface RestoreResult extends Omit<RestoredRows, 'fila'> {
  readonly arquivos: number;
  readonly volumes: readonly MovedVolume[];
}

/** Verifies the archive, then restores it: the database in one transaction, which ends after the last file is in its place. */
export const restoreBackup = async (options: RestoreOptions): Promise<RestoreResult> => {
  const { manifest, files } = await verifyArchive(options.archive, options.passphrase);
  await requireRestorable(manifest, options);
  const client = new pg.Client({
    ...options.database,
    application_name: 'malote-restaurar',
    statement_timeout: 0,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await requireEmpty(client, { replace: options.replace ?? false });
    const { fila, ...result } = await restoreAll(client, options, manifest, files);
    await client.query('commit');
    await putJobs(client, options.database, fila);
    return result;
  } catch (cause) {
    await client.query('rollback').catch(() => undefined);
    throw cause;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const restoreAll = async (
  client: pg.Client,
  { archive, passphrase, dataDir, sameFolders = false }: RestoreOptions,
  manifest: Manifest,
  files: readonly CopiedFile[],
): Promise<RestoredRows & Omit<RestoreResult, keyof RestoredRows>> => {
  const database = new DatabaseRestorer(client);
  const waiting = new Map(files.filter(({ fica }) => !fica).map((file) => [file.sha256, file]));
  let placed: { volumes: MovedVolume[]; folders: ReadonlyMap<number, string> } | undefined;
  // The rows come before the files: the volumes are known when the first file is.
  const place = async () => {
    if (sameFolders) await requireFolders(client);
    const volumes = await placeVolumes(client, { sameFolders: sameFolders || !manifest.comArquivos });
    return (placed ??= { volumes, folders: await volumeFolders(client, dataDir) });
  };
  const takeFile = async (name: string, content: Readable): Promise<void> => {
    const file = name.startsWith(filesFolder) && waiting.get(name.slice(filesFolder.length));
    if (!file) return;
    const { folders } = placed ?? (await place());
    const own = file.volumes.flatMap((id) => folders.get(id) ?? []);
    if (await restoreFile(own, file.sha256, content)) waiting.delete(file.sha256);
  };
  await readArchive(archive, passphrase, async (name, content) => {
    if (!(await database.take(name, content))) await takeFile(name, content);
  });
  const rows = database.result(archive);
  const { volumes } = placed ?? (await place());
  for (const base of manifest.bases)
    if (waiting.size > 0) await readArchive(besides(archive, base), passphrase, takeFile);
  const [missing] = waiting.keys();
  if (missing !== undefined) throw new BackupRefusal('arquivoFaltando', { sha256: missing });
  return { ...rows, arquivos: files.length, volumes };
};

const requireRestorable = async (manifest: Manifest, { archive, key }: RestoreOptions): Promise<void> => {
  if (key && keyMark(key) !== manifest.chave) throw new BackupRefusal('outraChave');
  const known = await understoodMigrations();
  if (!manifest.migracoes.every((name) => known.has(name)))
    throw new BackupRefusal('maisNovo', { versao: manifest.versao });
  for (const base of manifest.bases)
    await access(besides(archive, base)).catch((cause: unknown) => {
      throw new BackupRefusal('baseFaltando', { arquivo: base }, cause);
    });
};

/** A name of the manifest never leaves the folder. */
const besides = (archive: string, name: string): string => join(dirname(archive), basename(name));

/** The queue's tables are made by its own library, over connections of its own: after the rest is there to stay. */
const putJobs = async (
  client: pg.Client,
  database: pg.ClientConfig,
  jobs: RestoredRows['fila'],
): Promise<void> => {
  const pool = new pg.Pool({ ...database, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (connected) => connected.on('error', () => undefined));
  await prepareJobs(pool).finally(() => pool.end());
  await client.query('begin');
  await restoreQueue(client, jobs);
  await client.query('commit');
};

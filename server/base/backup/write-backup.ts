import { createReadStream } from 'node:fs';
import { open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { DamagedFileError, type FileStore } from '#server/base/files/file-store.ts';
import { isBucket } from '#server/base/files/volume-stores.ts';
import { defined } from '#schemas/defined.ts';
import { openArchive, type ArchiveWriter } from './archive-writer.ts';
import { goodCopies } from './backup-folder.ts';
import {
  filesEntry,
  filesFolder,
  keyMark,
  manifestEntry,
  type CopiedFile,
  type GoodCopy,
  type Manifest,
} from './manifest.ts';
import { BackupRefusal } from './refusal.ts';
import { spaceNeeded } from './space-needed.ts';
import { verifyArchive } from './verify-archive.ts';
import { writeDatabase, type WrittenRows } from './write-database.ts';

export interface BackupOptions {
  readonly database: pg.ClientConfig;
  readonly dataDir: string;
  readonly key: Buffer;
  readonly version: string;
  readonly moment: Date;
  /** The file to write; it appears when it is whole and verified. */
  readonly target: string;
  readonly passphrase?: string;
  /** A good archive in the same folder: files that it holds are not written again. */
  readonly since?: string;
  /** False for the database alone. */
  readonly files?: boolean;
  /** Reads what lies in buckets, where there are some. */
  readonly store?: FileStore;
}

interface FileLoss {
  readonly sha256: string;
  readonly problema: 'faltando' | 'alterado';
}

interface BackupResult extends Omit<WrittenRows, 'bytes'> {
  readonly arquivo: string;
  readonly arquivos: number;
  readonly novos: number;
  /** What was already lost in the volumes. */
  readonly problemas: readonly FileLoss[];
}

/**
 * Copies the database, as one instant saw it, and then the files that its rows name: a file is never changed, so those of
 * the instant are still there. Verified before it has its name.
 */
export const writeBackup = async (options: BackupOptions): Promise<BackupResult> => {
  const { target, passphrase } = options;
  if (await exists(target)) throw new BackupRefusal('existe', { arquivo: target });
  const since = options.since === undefined ? undefined : await readGoodCopy(options.since);
  const draft = `${target}.parcial`;
  const archive = await openArchive(draft, passphrase);
  try {
    const written = await writeAll(archive, options, since).catch(async (cause: unknown) => {
      await archive.abandon(cause);
      throw cause;
    });
    await verifyArchive(draft, passphrase);
    await rename(draft, target);
    await syncFolder(dirname(target));
    const good: GoodCopy = {
      arquivo: basename(target),
      momento: options.moment.toISOString(),
      completo: !since,
      bases: written.bases,
      arquivos: written.hashes,
      bytesDoBanco: written.bytes,
    };
    await writeFile(`${target}.json`, JSON.stringify(good), { mode: 0o600 });
    const { tabelas, linhas, problemas, hashes, novos } = written;
    return { arquivo: target, tabelas, linhas, arquivos: hashes.length, novos, problemas };
  } catch (cause) {
    await rm(draft, { force: true });
    throw cause;
  }
};

/** What stands beside an archive that was verified. */
export const readGoodCopy = async (archive: string): Promise<GoodCopy> => {
  try {
    await stat(archive);
    return JSON.parse(await readFile(`${archive}.json`, 'utf8')) as GoodCopy;
  } catch (cause) {
    throw new BackupRefusal('semBase', { arquivo: archive }, cause);
  }
};

interface Written extends WrittenRows {
  readonly bases: readonly string[];
  readonly hashes: readonly string[];
  readonly novos: number;
  readonly problemas: readonly FileLoss[];
}

const writeAll = async (
  archive: ArchiveWriter,
  options: BackupOptions,
  since: GoodCopy | undefined,
): Promise<Written> => {
  const client = new pg.Client({
    ...options.database,
    application_name: 'malote-backup',
    statement_timeout: 0,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const bases = since ? [...since.bases, since.arquivo] : [];
    const { rows } = await client.query<{ nome: string }>('select nome from public.migracao order by nome');
    const manifest: Manifest = {
      formato: 'malote-backup-1',
      versao: options.version,
      momento: options.moment.toISOString(),
      chave: keyMark(options.key),
      migracoes: rows.map(({ nome }) => nome),
      bases,
      comArquivos: options.files ?? true,
    };
    await archive.add(manifestEntry, JSON.stringify(manifest));
    const files = options.files === false ? [] : await listFiles(client, new Set(since?.arquivos));
    await requireSpace(client, files, dirname(options.target));
    const counts = await writeDatabase(client, archive);
    await client.query('commit');
    const lost = await writeFiles(archive, files, options);
    const gone = new Set(lost.map(({ sha256 }) => sha256));
    const kept = files.filter(({ sha256 }) => !gone.has(sha256));
    const listed: CopiedFile[] = kept.map(({ sha256, volumes, antes, fica }) => ({
      sha256,
      volumes,
      antes,
      ...defined({ fica: fica || undefined }),
    }));
    await archive.add(filesEntry, JSON.stringify(listed));
    await archive.finish();
    return {
      ...counts,
      bases,
      // what stays in its bucket is in no archive, and may be in a folder by the next
      hashes: kept.filter(({ fica }) => !fica).map(({ sha256 }) => sha256),
      novos: kept.filter(({ antes, fica }) => !antes && !fica).length,
      problemas: lost.filter(({ emUso }) => emUso).map(({ sha256, problema }) => ({ sha256, problema })),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Bytes of the tables, whose indexes are not copied. */
const tableBytes = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ bytes: number }>(
    `select coalesce(sum(pg_table_size(c.oid)), 0)::float8 as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'm') and n.nspname in ('public', 'registro')`,
  );
  return rows[0]?.bytes ?? 0;
};

/** Refused before the disk is full: the database may lie on the same one. */
const requireSpace = async (
  client: pg.Client,
  files: readonly ListedFile[],
  folder: string,
): Promise<void> => {
  const needed = spaceNeeded({
    tables: await tableBytes(client),
    last: (await goodCopies(folder)).at(-1)?.bytesDoBanco,
    files: files.flatMap(({ antes, fica, tamanho }) => (antes || fica ? [] : [tamanho])),
  });
  const disk = await statfs(folder);
  const missing = needed - disk.bavail * disk.bsize;
  if (missing > 0)
    throw new BackupRefusal('semEspaco', { pasta: folder, faltam: Math.ceil(missing / 1_048_576) });
};

interface ListedFile extends CopiedFile {
  readonly tamanho: number;
  readonly pastas: readonly string[];
  readonly emUso: boolean;
}

const listFiles = async (client: pg.Client, known: ReadonlySet<string>): Promise<ListedFile[]> => {
  const { rows: there } = await client.query<{ existe: boolean }>(
    `select to_regclass('registro.volume') is not null as existe`,
  );
  if (!there[0]?.existe) return [];
  const { rows } = await client.query<Omit<ListedFile, 'antes'>>(
    `select encode(a.sha256, 'hex') as sha256, array_agg(distinct v.id) as volumes,
       array_agg(distinct v.pasta) || (select array_agg(pasta) from registro.volume) as pastas, bool_or(a.em_uso) as "emUso",
       bool_and(v.pasta like 's3://%') as fica,
       max(a.tamanho)::float8 as tamanho
     from public.arquivo a join registro.volume v on v.id = a.volume_id group by a.sha256 order by 1`,
  );
  return rows.map((row) => ({ ...row, antes: !row.fica && known.has(row.sha256) }));
};

/** What nobody uses may have been swept since; the row of a used one without bytes is a loss. */
interface Lost extends FileLoss {
  readonly emUso: boolean;
}

const writeFiles = async (
  archive: ArchiveWriter,
  files: readonly ListedFile[],
  { dataDir, store }: Pick<BackupOptions, 'dataDir' | 'store'>,
): Promise<Lost[]> => {
  const lost: Lost[] = [];
  for (const { sha256, pastas, antes, fica, emUso, tamanho } of files) {
    if (antes || fica) continue;
    const found = await findFile(dataDir, pastas, sha256);
    const content = found ? createReadStream(found.path) : await fromBuckets(store, pastas, sha256);
    if (!content) {
      lost.push({ sha256, problema: 'faltando', emUso });
      continue;
    }
    const digest = await archive.stream(`${filesFolder}${sha256}`, found?.size ?? tamanho, content);
    if (digest !== sha256) lost.push({ sha256, problema: 'alterado', emUso });
  }
  return lost;
};

/** What was in a folder at the instant of the copy may have been moved to a bucket since. */
const fromBuckets = async (
  store: FileStore | undefined,
  places: readonly string[],
  sha256: string,
): Promise<Readable | undefined> => {
  for (const pasta of places.filter(isBucket)) {
    try {
      if (store) return await store.read({ pasta }, Buffer.from(sha256, 'hex'));
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
    }
  }
  return undefined;
};

/** In its volume, or in the one that it was moved to meanwhile. */
const findFile = async (
  dataDir: string,
  folders: readonly string[],
  sha256: string,
): Promise<{ path: string; size: number } | undefined> => {
  for (const folder of folders) {
    if (isBucket(folder)) continue;
    const path = join(resolve(dataDir, folder), sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    const found = await stat(path).catch(() => undefined);
    if (found) return { path, size: found.size };
  }
  return undefined;
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

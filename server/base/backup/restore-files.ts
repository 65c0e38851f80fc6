import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { BackupRefusal } from './refusal.ts';

export interface MovedVolume {
  readonly nome: string;
  readonly antes: string;
  readonly pasta: string;
}

/**
 * The folder of another machine is nobody's here: a volume that lay outside of the data folder comes to lie in it, unless
 * the same folders were asked for.
 */
export const placeVolumes = async (
  client: pg.Client,
  { sameFolders }: { sameFolders: boolean },
): Promise<MovedVolume[]> => {
  const { rows } = await client.query<{ id: number; nome: string; pasta: string }>(
    'select id, nome, pasta from registro.volume order by id',
  );
  // The marks in the folders are of the database that was copied: the restored one gets its own when it starts.
  const { rows: marks } = await client.query<{ existe: boolean }>(
    `select to_regclass('public.volume_marca') is not null as existe`,
  );
  if (marks[0]?.existe) await client.query('delete from public.volume_marca');
  const moved: MovedVolume[] = [];
  for (const { id, nome, pasta } of rows) {
    if (sameFolders || !isAbsolute(pasta)) continue;
    const folder = `volumes/${id}`;
    await client.query('update registro.volume set pasta = $1 where id = $2', [folder, id]);
    moved.push({ nome, antes: pasta, pasta: folder });
  }
  return moved;
};

/**
 * Refuses folders that are not there: files put where a disk is not mounted would lie under it. Inside the data folder they are made.
 */
export const requireFolders = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ nome: string; pasta: string }>(
    'select nome, pasta from registro.volume order by id',
  );
  for (const { nome, pasta } of rows) {
    if (!isAbsolute(pasta)) continue;
    const found = await stat(pasta).catch((cause: unknown) => {
      throw new BackupRefusal('volumeSemPasta', { nome, pasta }, cause);
    });
    if (!found.isDirectory()) throw new BackupRefusal('volumeSemPasta', { nome, pasta });
  }
};

/** Folders of the volumes, by id, in the restored database. */
export const volumeFolders = async (
  client: pg.Client,
  dataDir: string,
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await client.query<{ id: number; pasta: string }>(
    `select id, pasta from registro.volume where pasta not like 's3://%'`,
  );
  return new Map(rows.map(({ id, pasta }) => [id, resolve(dataDir, pasta)]));
};

/** Writes one content where it belongs, under its name only when it is that content. @returns whether it was */
export const restoreFile = async (
  folders: readonly string[],
  sha256: string,
  content: Readable,
): Promise<boolean> => {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new BackupRefusal('alterado', {}, new Error(sha256));
  const [first, ...others] = folders.map((folder) =>
    join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256),
  );
  if (!first) return true;
  const hash = createHash('sha256');
  const draft = `${first}.restaurando`;
  await mkdir(dirname(first), { recursive: true, mode: 0o700 });
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(content, meter, createWriteStream(draft, { mode: 0o600, flush: true }));
    if (hash.digest('hex') !== sha256) return false;
    await rename(draft, first);
  } finally {
    await rm(draft, { force: true });
  }
  for (const other of others) {
    await mkdir(dirname(other), { recursive: true, mode: 0o700 });
    await copyFile(first, other);
  }
  return true;
};

import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { TestApp } from './app.ts';
import { startMalote, type MaloteOptions, type MaloteProcess } from './malote-process.ts';
import { serverUrl, type TestConnection } from './server-address.ts';

/**
 * Makes a world ready for servers in processes of their own: it was loaded by no start, and its files, which all worlds share, are
 * copied into a folder of its own, which a server marks as its own.
 */
export const prepareApart = async ({ platform, dataDir }: TestApp): Promise<void> => {
  const { pool } = platform.connection;
  await pool.query(`insert into ajuste (chave, valor) values ('cargaInicial', 'true')`);
  const { rows } = await pool.query<{ pasta: string }>('select distinct pasta from registro.volume');
  const own = join(dataDir, 'arquivos');
  await mkdir(own, { recursive: true });
  for (const { pasta } of rows) await copyFiles(pasta, own);
  await pool.query('update registro.volume set pasta = $1', [own]);
};

/** Not the mark, which is a hidden file, nor what another test just took away. */
const copyFiles = async (from: string, to: string): Promise<void> => {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = join(to, relative(from, path));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(path, copy).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
};

/** A Malote in a process of its own, over the database and the files of a world. */
export const startOverWorld = (
  { platform, dataDir }: TestApp,
  { env = {}, ...options }: Omit<MaloteOptions, 'dataDir'>,
): Promise<MaloteProcess> =>
  startMalote({
    ...options,
    dataDir,
    env: {
      DATABASE_URL: serverUrl(platform.connection.pool.options as TestConnection),
      MALOTE_CHAVE: platform.ports.config.key.toString('hex'),
      ...env,
    },
  });

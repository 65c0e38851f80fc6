import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What lies in a data folder, by which one is known. */
const own: ReadonlySet<string> = new Set(['chave', 'postgres', 'em-uso']);
/** Folders in it whose names tell what there is, and how much. */
const telling = ['arquivos', 'logs', 'backup'];

/**
 * Closes the data folder to the other users of the machine, where who made it, or an earlier version, left it open. One that holds
 * something else is left as it is: it may be a folder of many. Under root the user that runs PostgreSQL still enters it.
 */
export const closeDataFolder = async (dataDir: string): Promise<void> => {
  const names = await readdir(dataDir).catch(ifMissing);
  if (!names || (names.length > 0 && !names.some((name) => own.has(name)))) return;
  await close(dataDir, process.getuid?.() === 0 ? 0o066 : 0o077);
  for (const name of telling) await close(join(dataDir, name), 0o077);
};

/** Only what is of who runs this: another owner decides for themselves. */
const close = async (path: string, to: number): Promise<void> => {
  const found = await lstat(path).catch(ifMissing);
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return;
  if (found.mode & to) await chmod(path, found.mode & 0o7777 & ~to);
};

const ifMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

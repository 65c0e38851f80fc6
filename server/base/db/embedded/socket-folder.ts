import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './is-alive.ts';
import { giveTo, type Placement } from './placement.ts';

const prefix = 'malote-';
// sun_path holds 108 bytes on Linux and 104 on macOS, the final zero included.
const longest = 103 - '/.s.PGSQL.5432'.length - `/${prefix}XXXXXX`.length;

/**
 * A private folder with a short name for the socket: the data folder's path may be longer than a socket's path
 * can be. It is new at each start, so nobody can have prepared it, and PostgreSQL itself keeps cleaners away.
 */
export const makeSocketFolder = async (place: Placement): Promise<string> => {
  let last: unknown;
  for (const base of ['/tmp', tmpdir(), dirname(place.cluster)]) {
    if (Buffer.byteLength(base) > longest) continue;
    try {
      const folder = await mkdtemp(join(base, prefix));
      await chmod(folder, 0o700);
      await giveTo(place.user, folder);
      return folder;
    } catch (cause) {
      last = cause;
    }
  }
  throw last;
};

/**
 * Removes a folder made here, also one left by a killed process. It leaves any other folder alone, and the one of a living
 * PostgreSQL on another cluster: what names it here came along with a copy of the data folder.
 */
export const removeSocketFolder = async (folder: string, cluster: string): Promise<void> => {
  if (!/^malote-\w{6}$/.test(basename(folder)) || (await servesAnother(folder, cluster))) return;
  await rm(folder, { recursive: true, force: true });
};

/** PostgreSQL writes beside its socket which process it is and on which cluster. */
const servesAnother = async (folder: string, cluster: string): Promise<boolean> => {
  const text = await readFile(join(folder, '.s.PGSQL.5432.lock'), 'utf8').catch(() => '');
  const [pid = '', served = ''] = text.split('\n');
  if (!Number(pid) || !isAlive(Number(pid))) return false;
  const real = (path: string): Promise<string> => realpath(path).catch(() => path);
  return (await real(served)) !== (await real(cluster));
};

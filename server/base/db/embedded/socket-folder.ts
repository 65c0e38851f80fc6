import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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

/** Removes a folder made here, also one left by a killed process; leaves any other folder alone. */
export const removeSocketFolder = async (folder: string): Promise<void> => {
  if (/^malote-\w{6}$/.test(basename(folder))) await rm(folder, { recursive: true, force: true });
};

import { access, constants, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '#server/base/db/embedded/is-alive.ts';
import { findPostmaster, stopPostmaster } from '#server/base/db/embedded/postmaster.ts';
import { removeSocketFolder } from '#server/base/db/embedded/socket-folder.ts';

const prefix = 'malote-teste-';
const memory = '/dev/shm';
const disk = '/tmp';

/** A folder for the data of this run: in memory where there is room, because a copied database takes 10 ms there. */
export const makeRunFolder = async (): Promise<string> => {
  const base = (await hasRoom(memory)) ? memory : disk;
  return mkdtemp(join(base, `${prefix}${process.pid}-`));
};

const hasRoom = async (folder: string): Promise<boolean> => {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize > 2 * 1024 ** 3;
  } catch {
    // Not every system has it.
    return false;
  }
};

/** A run that was killed leaves its PostgreSQL and its folder: the next run removes both. */
export const removeAbandonedRuns = async (): Promise<void> => {
  for (const base of [memory, disk]) {
    for (const name of await readdir(base).catch(() => [])) {
      const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
      if (pid && !isAlive(pid)) await removeRun(join(base, name));
    }
  }
};

const removeRun = async (folder: string): Promise<void> => {
  const postmaster = await findPostmaster(join(folder, 'postgres')).catch(() => undefined);
  if (postmaster) {
    await stopPostmaster(postmaster.pid);
    await removeSocketFolder(postmaster.socketFolder, join(folder, 'postgres'));
  }
  // Another user's folder stays: it is that user's run that removes it.
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
};

import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isAlive } from './is-alive.ts';

/** A PostgreSQL that runs on the cluster now, as its own file tells. */
export interface Postmaster {
  readonly pid: number;
  /** Empty while it is starting: it is written some instants after the number. */
  readonly socketFolder: string;
}

/** What PostgreSQL's own file says, whether or not that process still runs. */
export const readPidFile = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return '';
      throw cause;
    },
  );
  const [pidLine = '', , , , socketFolder = ''] = text.split('\n');
  const pid = Math.abs(Number(pidLine));
  return pid ? { pid, socketFolder: socketFolder.trim() } : undefined;
};

/** Undefined when this process sees none: one may still run in another container. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const found = await readPidFile(cluster);
  return found && isAlive(found.pid) && (await worksOn(found.pid, cluster)) ? found : undefined;
};

/**
 * Removes a file left by a process that is gone, or whose number another program has. Only for the holder of the lease
 * of the folder: to everybody else a process of another container looks gone.
 */
export const removePidFile = async (cluster: string): Promise<void> => {
  const found = await readPidFile(cluster);
  if (!found) return;
  // The file also protects against server processes that outlive their parent: it goes only after them.
  await lastProcessGone(cluster);
  // A Malote without leases that starts at the same instant may have written its own meanwhile.
  if ((await readPidFile(cluster))?.pid === found.pid)
    await rm(join(cluster, 'postmaster.pid'), { force: true });
};

/** The current folder of PostgreSQL's processes is the cluster, also after the folder was renamed under them. */
const worksOn = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform === 'linux') {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === (await realpath(cluster));
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(cluster);
};

const lastProcessGone = async (cluster: string): Promise<void> => {
  if (process.platform !== 'linux') return;
  const limit = Date.now() + 10_000;
  while (Date.now() < limit) {
    const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
    const working = await Promise.all(pids.map((pid) => worksOn(pid, cluster)));
    if (!working.includes(true)) return;
    await wait(20);
  }
};

/**
 * Ends it: connections are cut and everything is written (SIGINT, "fast"); only if that takes over 30 s, at once
 * (SIGQUIT), and the next start recovers from the log.
 */
export const stopPostmaster = async (pid: number): Promise<void> => {
  for (const [signal, seconds] of [['SIGINT', 30] as const, ['SIGQUIT', 10] as const]) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await gone(pid, seconds * 1000)) return;
  }
};

const gone = async (pid: number, milliseconds: number): Promise<boolean> => {
  const limit = Date.now() + milliseconds;
  while (Date.now() < limit) {
    if (!isAlive(pid)) return true;
    await wait(10);
  }
  return false;
};

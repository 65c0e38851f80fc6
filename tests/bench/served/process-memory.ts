import { readdir, readFile } from 'node:fs/promises';

const kilobytes = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? NaN);

/** Megabytes of a process that are in memory; NaN where the system does not tell. */
export const residentMegabytes = async (pid: number): Promise<number> =>
  kilobytes(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''), 'VmRSS') / 1024;

/** The most megabytes that a process ever had in memory. */
export const peakMegabytes = async (pid: number): Promise<number> =>
  kilobytes(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''), 'VmHWM') / 1024;

/**
 * Megabytes of a PostgreSQL: the proportional share (PSS) of its processes, in which shared memory counts once. NaN
 * where the system does not tell.
 */
export const postgresMegabytes = async (postmaster: number): Promise<number> => {
  const pids = [postmaster, ...(await childrenOf(postmaster))];
  const shares = await Promise.all(
    pids.map(async (pid) =>
      // A connection that just ended has none.
      kilobytes(await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => ''), 'Pss'),
    ),
  );
  const known = shares.filter((share) => !Number.isNaN(share));
  return known.length === 0 ? NaN : known.reduce((sum, share) => sum + share, 0) / 1024;
};

export const childrenOf = async (parent: number): Promise<number[]> => {
  const names = await readdir('/proc').catch(() => []);
  const stats = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => ({
        pid: Number(name),
        stat: await readFile(`/proc/${name}/stat`, 'utf8').catch(() => ''),
      })),
  );
  return stats
    .filter(({ stat }) => Number(stat.split(') ').at(-1)?.split(' ')[1]) === parent)
    .map(({ pid }) => pid);
};

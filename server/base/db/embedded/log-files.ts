import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const kept = 10;

/** PostgreSQL starts a new file at 10 MB and at each start; the oldest ones go. */
export const pruneLogs = async (cluster: string): Promise<void> => {
  const folder = join(cluster, 'log');
  const names = await readdir(folder).catch(() => []);
  const old = names
    .filter((name) => name.startsWith('postgresql-'))
    .sort()
    .slice(0, -kept);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
};

/** What PostgreSQL wrote since that instant: before it had a log, and in its log. */
export const wordsSince = async (cluster: string, startLog: string, instant: number): Promise<string> => {
  const folder = join(cluster, 'log');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    [startLog, ...names.map((name) => join(folder, name))].map(async (file) => {
      const { mtimeMs } = await stat(file);
      return mtimeMs >= instant ? readFile(file, 'utf8') : '';
    }),
  );
  return texts.join('\n');
};

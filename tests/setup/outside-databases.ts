import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A database of another system, from the packages of the distribution, over throw-away data. */
export interface OutsideDatabase {
  readonly port: number;
  readonly execute: (...statements: readonly string[]) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export const outsidePassword = 'senha-do-outro-banco';

/** Servers of databases refuse to run as root: there, they run as the user of their package. */
const runningAs = async (user: string): Promise<{ uid?: number; gid?: number }> => {
  if (userInfo().uid !== 0) return {};
  const id = async (flag: string): Promise<number> => Number((await run('id', [flag, user])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
};

const folderOf = async (owner: { uid?: number; gid?: number }): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'malote-outro-'));
  await chmod(folder, 0o700);
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid);
  return folder;
};

const stopper = (child: ChildProcess, folder: string) => async (): Promise<void> => {
  const ended = child.exitCode === null ? once(child, 'exit') : undefined;
  child.kill('SIGTERM');
  await ended;
  await rm(folder, { recursive: true, force: true });
};

const untilAnswers = async <T>(child: ChildProcess, connect: () => Promise<T>): Promise<T> => {
  for (const end = Date.now() + 40_000; ;) {
    try {
      return await connect();
    } catch (error) {
      if (Date.now() > end || child.exitCode !== null) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
};

/** MariaDB of the package `mariadb-server`. */
export const startMariaDb = async (): Promise<OutsideDatabase> => {
  if (!existsSync('/usr/sbin/mariadbd')) throw new Error('Falta o MariaDB: apt-get install mariadb-server.');
  const owner = await runningAs('mysql');
  const folder = await folderOf(owner);
  const data = join(folder, 'data');
  const socket = join(folder, 's');
  await run(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { ...owner, cwd: folder },
  );
  const port = await freePort();
  const child = spawn(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--pid-file=${join(folder, 'pid')}`,
    ],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const connection = await untilAnswers(child, () => createConnection({ socketPath: socket, user: 'root' }));
  return {
    port,
    execute: async (...statements) => {
      for (const statement of statements) await connection.query(statement);
    },
    stop: async () => {
      await connection.end();
      await stopper(child, folder)();
    },
  };
};

/** PostgreSQL of the package `postgresql`. */
export const startPostgres = async (): Promise<OutsideDatabase> => {
  const root = '/usr/lib/postgresql';
  const [version] = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  if (version === undefined) throw new Error('Falta o PostgreSQL: apt-get install postgresql.');
  const bin = join(root, version, 'bin');
  const owner = await runningAs('postgres');
  const folder = await folderOf(owner);
  const data = join(folder, 'data');
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    cwd: folder,
  });
  const port = await freePort();
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const client = await untilAnswers(child, async () => {
    const one = new pg.Client({ host: folder, port, user: 'postgres', database: 'postgres' });
    await one.connect();
    return one;
  });
  return {
    port,
    execute: async (...statements) => {
      for (const statement of statements) await client.query(statement);
    },
    stop: async () => {
      await client.end();
      await stopper(child, folder)();
    },
  };
};

import { randomBytes } from 'node:crypto';
import { chmod, chown, cp, mkdir, readlink, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { readUseMark } from '#server/base/use-mark.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import { chooseUser, runAs, type RunAs } from './run-as.ts';

/** Where PostgreSQL's programs and its cluster are, and who runs them. */
export interface Placement {
  readonly binaries: string;
  /** True path of the cluster (it may not exist yet; its parent does). */
  readonly cluster: string;
  readonly user: RunAs;
}

/**
 * Root's folders are usually closed to everybody else, and PostgreSQL does not run as root. When the other user
 * cannot enter, the programs and the cluster live in /var/lib/malote and `data/postgres` is a link to the cluster:
 * opening /root to that user, or binding mounts, would change the machine far more. The folder is new for each
 * data folder, never derived from its path, so that a removed and recreated data folder starts empty.
 */
const elsewhere = '/var/lib/malote';

export const place = async (
  dataDir: string,
  native: string,
  { anew }: { anew: boolean },
): Promise<Placement> => {
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  const link = join(dataDir, 'postgres');
  const known = await realpath(link).catch(() => undefined);
  if (!known && !anew) await refuseEmptyAgain(dataDir, link);
  const owner = known ? await stat(known) : undefined;
  if (owner && !isRoot() && owner.uid !== process.getuid?.()) {
    throw new StartRefusal('dadosDeOutroUsuario', { pasta: dataDir, dono: owner.uid });
  }
  const user = await chooseUser(owner && { uid: owner.uid, gid: owner.gid });
  const binaries = await reachableBinaries(native, user);
  if (known) return { binaries, cluster: known, user };

  if (isRoot() && !(await canEnter(user, dataDir))) {
    await chmod(dataDir, ((await stat(dataDir)).mode & 0o777) | 0o011);
    if (!(await canEnter(user, dataDir))) {
      return { binaries, cluster: await clusterElsewhere(link), user };
    }
  }
  return { binaries, cluster: join(await realpath(dataDir), 'postgres'), user };
};

/** A folder whose cluster is gone is not a new one: an empty database in its place would hide the loss. */
const refuseEmptyAgain = async (dataDir: string, link: string): Promise<void> => {
  const target = await readlink(link).catch(() => undefined);
  // A first start that was cut off left the link and the folder in which the cluster was to be.
  const linkLost = target !== undefined && !existsSync(dirname(target));
  if (!linkLost && readUseMark(dataDir) === undefined) return;
  if (readUseMark(dataDir) === 'externo') throw new StartRefusal('pastaDeBancoExterno', { pasta: dataDir });
  throw new StartRefusal('bancoSumiu', { pasta: dataDir, lugar: target ?? link });
};

const isRoot = (): boolean => process.getuid?.() === 0;

const canEnter = async (user: RunAs, folder: string): Promise<boolean> =>
  (await runAs(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])).code === 0;

/** The programs themselves when that user can run them, else a copy that it can. */
const reachableBinaries = async (native: string, user: RunAs): Promise<string> => {
  const first = await tryBinaries(native, user);
  if (first === undefined) return native;
  if (!isRoot()) throw unrunnable(first);
  const copy = join(elsewhere, `programa-${await version(native)}`);
  if ((await tryBinaries(copy, user)) === undefined) return copy;
  await copyBinaries(native, copy);
  const second = await tryBinaries(copy, user);
  if (second !== undefined) throw unrunnable(second);
  return copy;
};

/** Undefined when they run, else what was said. `share` is read too: it may be closed by a strict umask. */
const tryBinaries = async (folder: string, user: RunAs): Promise<string | undefined> => {
  const script = 'test -r "$1/share/postgresql/postgres.bki" && "$1/bin/postgres" --version';
  const { code, output } = await runAs(user, '/bin/sh', ['-c', script, 'sh', folder]);
  return code === 0 ? undefined : output;
};

const unrunnable = (output: string): StartRefusal =>
  new StartRefusal(
    'plataformaSemBanco',
    { plataforma: `${process.platform}-${process.arch}` },
    new Error(output),
  );

const version = async (native: string): Promise<string> => {
  const { default: manifest } = (await import(join(dirname(native), 'package.json'), {
    with: { type: 'json' },
  })) as {
    default: { version: string };
  };
  return manifest.version;
};

const copyBinaries = async (native: string, target: string): Promise<void> => {
  await mkdir(elsewhere, { recursive: true, mode: 0o755 });
  const draft = `${target}.${randomBytes(6).toString('hex')}`;
  const wanted = (source: string): boolean => !source.endsWith('.a') && basename(source) !== 'pkgconfig';
  await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: wanted });
  const opened = await runAs({ name: 'root' }, 'chmod', ['-R', 'a+rX', draft]);
  if (opened.code !== 0) throw new Error(opened.output);
  await rm(target, { recursive: true, force: true });
  // Of two processes copying at once the second finds the folder already there, and it is the same one.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
};

const clusterElsewhere = async (link: string): Promise<string> => {
  const dangling = await readlink(link).catch(() => undefined);
  const home = dangling ? dirname(dangling) : join(elsewhere, randomBytes(6).toString('hex'));
  await mkdir(home, { recursive: true, mode: 0o755 });
  await chmod(home, 0o755);
  const cluster = join(home, 'postgres');
  if (!dangling) await symlink(cluster, link);
  return cluster;
};

/** Gives a folder to the user that runs PostgreSQL. */
export const giveTo = async (user: RunAs, folder: string): Promise<void> => {
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
};

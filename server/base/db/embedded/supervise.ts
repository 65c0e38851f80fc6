import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { format } from '#schemas/messages/format.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import type { Lease } from './folder-lease.ts';
import { unheld, waitForGuard, type Holder } from './guard.ts';
import type { Placement } from './placement.ts';
import { failureOf } from './postgres-failure.ts';
import { findPostmaster, removePidFile, stopPostmaster } from './postmaster.ts';
import { spawnAs } from './run-as.ts';
import { writeSettings } from './settings.ts';
import { makeSocketFolder, removeSocketFolder } from './socket-folder.ts';
import type { StartLog } from './start-log.ts';
import { readdir, readFile, rm, stat } from 'node:fs/promises';

const kept = 10;

/** PostgreSQL starts a new file at 10 MB and at each start; the oldest ones go. */
const pruneLogs = async (cluster: string): Promise<void> => {
  const folder = join(cluster, 'log');
  const names = await readdir(folder).catch(() => []);
  const old = names
    .filter((name) => name.startsWith('postgresql-'))
    .sort()
    .slice(0, -kept);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
};

/** What PostgreSQL wrote since that instant: before it had a log, and in its log. */
const wordsSince = async (cluster: string, startLog: string, instant: number): Promise<string> => {
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

interface Supervised {
  readonly socketFolder: string;
  readonly stop: () => Promise<void>;
  readonly trouble: () => string | undefined;
}

interface Supervision {
  /** Whether a lost race is no longer tried again. */
  readonly last: boolean;
  readonly holder: Holder;
  readonly lease: Lease;
  readonly pauses?: readonly number[];
}

/** It is tried for as long as the Malote lives: a disk gets space again, a mount comes back. */
const standardPauses = [100, 200, 400, 800, 1600, 3200, 6400, 12_800, 30_000] as const;

/**
 * Runs PostgreSQL until `stop`: starts it again, on the same socket, when it ends by itself (killed for memory, for
 * example), and ends it when Node ends without stopping. Undefined when another process won the cluster.
 */
export const supervise = async (
  place: Placement,
  settings: Readonly<Record<string, string>>,
  log: StartLog,
  { last, holder, lease, pauses = standardPauses }: Supervision,
): Promise<Supervised | undefined> => {
  await writeSettings(place, settings);
  await pruneLogs(place.cluster);
  const socketFolder = await makeSocketFolder(place);
  const startLog = join(dirname(place.cluster), 'postgres-inicio.log');

  let stopping = false;
  let child: ChildProcess | undefined;
  let guard: pg.Client;
  let trouble: string | undefined;
  const waiting = new AbortController();

  const launch = async (): Promise<void> => {
    const began = Date.now();
    if (!(await lease.stillMine()))
      throw new StartRefusal('dadosPerdidos', { pasta: dirname(place.cluster) });
    const started = spawnPostgres(place, socketFolder, { startLog, lease });
    // A program that could not be started at all has no pid, and is refused below like one that ended.
    started.on('error', () => undefined);
    child = started;
    const result = await waitForGuard(socketFolder, () => !hasEnded(started) && !stopping, 600_000, holder);
    if (result.kind !== 'mine') {
      const words = await wordsSince(place.cluster, startLog, began);
      if (started.pid !== undefined && !hasEnded(started)) await stopPostmaster(started.pid);
      throw result.kind === 'taken'
        ? new StartRefusal('dadosEmUso', { pasta: dirname(place.cluster) })
        : failureOf(words, place.cluster, startLog);
    }
    await ensureDatabase(result.client);
    keep(result.client);
    started.unref();
    started.once('exit', () => void restart());
  };

  const keep = (client: pg.Client): void => {
    guard = unheld(client);
    guard.once('end', () => void regain());
  };

  /** A crash of one server process makes PostgreSQL cut every connection: the lock is taken again. */
  const regain = async (): Promise<void> => {
    const worth = (): boolean => !stopping && child !== undefined && !hasEnded(child);
    if (!worth()) return;
    const result = await waitForGuard(socketFolder, worth, 60_000, holder);
    if (result.kind === 'mine') keep(result.client);
  };

  const restart = async (): Promise<void> => {
    if (!stopping) log.error(inicio.banco.caiu);
    if (!stopping) trouble = inicio.saude.bancoReiniciando;
    for (let attempt = 0; !stopping; attempt += 1) {
      try {
        // Waits for what is left of the former one.
        if (!(await findPostmaster(place.cluster)) && (await lease.stillMine()))
          await removePidFile(place.cluster);
        await launch();
        trouble = undefined;
        return;
      } catch (cause) {
        if (stopping) return;
        const pause = pauses[Math.min(attempt, pauses.length - 1)] ?? 0;
        trouble = troubleOf(cause);
        log.error(said(cause, pause));
        await wait(pause, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined);
      }
    }
  };

  const onExit = (): void => {
    stopping = true;
    child?.kill('SIGINT');
    rmSync(socketFolder, { recursive: true, force: true });
  };

  process.once('exit', onExit);
  try {
    await launch();
  } catch (cause) {
    process.off('exit', onExit);
    await removeSocketFolder(socketFolder, place.cluster);
    if (!last && (await lostRace(cause, place.cluster))) return undefined;
    throw cause;
  }
  const pruning = setInterval(() => void pruneLogs(place.cluster), 3_600_000).unref();

  let stopped: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    stopping = true;
    waiting.abort();
    clearInterval(pruning);
    process.off('exit', onExit);
    // Not waited for: PostgreSQL cuts it anyway.
    void guard.end().catch(() => undefined);
    if (child?.pid !== undefined) await stopPostmaster(child.pid);
    await removeSocketFolder(socketFolder, place.cluster);
  };
  return { socketFolder, stop: () => (stopped ??= stop()), trouble: () => trouble };
};

/** For whoever asks how the server is: without the places of this machine. */
const troubleOf = (cause: unknown): string =>
  cause instanceof StartRefusal && cause.reason === 'discoCheio'
    ? inicio.saude.discoCheio
    : inicio.saude.bancoNaoVoltou;

const said = (cause: unknown, pause: number): string =>
  format(inicio.banco.naoVoltou, {
    motivo: cause instanceof Error ? cause.message : String(cause),
    segundos: (pause / 1000).toLocaleString('pt-BR'),
  });

const ensureDatabase = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query("select from pg_database where datname = 'malote'");
  if (!rowCount) await client.query('create database malote strategy file_copy');
};

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/**
 * Another process holds the cluster, or took what was just started here for what a dead one left and ended it, or what is left of a
 * killed PostgreSQL is just ending. Two that start at once write over each other's words: who runs now counts too.
 */
const lostRace = async (cause: unknown, cluster: string): Promise<boolean> =>
  cause instanceof StartRefusal &&
  (/lock file "postmaster.pid" already exists|pre-existing shared memory block|received \w+ shutdown request/.test(
    String(cause.cause),
  ) ||
    (await findPostmaster(cluster)) !== undefined);

/**
 * What is written before the log exists goes to a file of its own, beside the cluster. The socket of the lease is handed down:
 * as long as one process of this PostgreSQL lives, also without its Malote, the folder is taken.
 */
const spawnPostgres = (
  place: Placement,
  socketFolder: string,
  { startLog, lease }: { startLog: string; lease: Lease },
): ChildProcess => {
  const file = openSync(startLog, 'w', 0o600);
  try {
    const program = join(place.binaries, 'bin', 'postgres');
    return spawnAs(
      place.user,
      program,
      ['-D', place.cluster, '-k', socketFolder, '-p', '5432'],
      ['ignore', file, file, lease.descriptor ?? 'ignore'],
    );
  } finally {
    closeSync(file);
  }
};

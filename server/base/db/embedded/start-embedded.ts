import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { StartRefusal } from '#server/base/start-refusal.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { place, type Placement } from './placement.ts';
import { findPostmaster, readPidFile, stopPostmaster, type Postmaster } from './postmaster.ts';
import { takeGuard, waitForGuard, type Holder } from './guard.ts';
import { removeSocketFolder } from './socket-folder.ts';
import { supervise } from './supervise.ts';
import type { StartLog } from './start-log.ts';

interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: StartLog;
  /** Further settings of PostgreSQL, by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** False for throw-away data: nothing is forced to disk. */
  readonly durable?: boolean;
  /** The cluster of a folder that was in use may be made anew: what it held is about to be restored. */
  readonly anew?: boolean;
  /** A server, if nothing is said; it waits for a command to end, and a command does not wait for it. */
  readonly holder?: Holder;
  /** Milliseconds before each further try to start again a PostgreSQL that ended; the last one repeats. */
  readonly pauses?: readonly number[];
}

export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

export interface Embedded {
  readonly connection: EmbeddedConnection;
  /** Ends PostgreSQL after writing everything; call it after closing the pools. Never fails, may be repeated. */
  readonly stop: () => Promise<void>;
  /** What keeps it from coming back, while it is away. */
  readonly trouble: () => string | undefined;
  /** Where the cluster lies. */
  readonly cluster: string;
}

/**
 * Starts the PostgreSQL of a data folder and keeps it running. One Malote per folder: a second one is refused
 * (`StartRefusal`); a PostgreSQL left behind by a killed Malote is ended first.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const began = performance.now();
  const placement = await place(options.dataDir, await findBinaries(), { anew: options.anew ?? false });
  const durable = options.durable ?? true;
  const settings = { ...(durable ? {} : volatile), ...options.settings };
  // Another process may start at the same instant: whoever loses the race for the cluster looks again.
  let made = false;
  for (let attempt = 1; ; attempt++) {
    await endLeftover(placement, options);
    if (await createCluster(placement, { durable })) {
      made = true;
      options.log.info(fill(inicio.banco.criando, { pasta: placement.cluster }));
    }
    const supervised = await supervise(placement, settings, options.log, {
      last: attempt === 10,
      holder: options.holder ?? 'servidor',
      pauses: options.pauses,
    });
    if (!supervised) {
      await wait(100 * attempt);
      continue;
    }
    if (made)
      options.log.info(fill(inicio.banco.pronto, { milissegundos: Math.round(performance.now() - began) }));
    const { socketFolder, stop, trouble } = supervised;
    return { connection: connectionTo(socketFolder), stop, trouble, cluster: placement.cluster };
  }
};

/** Connects to the PostgreSQL that another Malote keeps on this folder, or starts it: for commands of the terminal. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { cluster } = await place(options.dataDir, await findBinaries(), { anew: false });
  const running = await findPostmaster(cluster);
  const guard = running && (await takeGuard(running.socketFolder));
  if (guard?.kind === 'taken') {
    return {
      connection: connectionTo(running?.socketFolder ?? ''),
      stop: () => Promise.resolve(),
      trouble: () => undefined,
      cluster,
    };
  }
  if (guard?.kind === 'mine') await guard.client.end();
  return startEmbedded({ ...options, holder: 'comando' });
};

const volatile = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'off',
};

const connectionTo = (host: string): EmbeddedConnection => ({
  host,
  port: 5432,
  user: 'malote',
  database: 'malote',
});

const endLeftover = async (
  placement: Placement,
  { dataDir, log, holder = 'servidor' }: EmbeddedOptions,
): Promise<void> => {
  const left = await readPidFile(placement.cluster);
  if (!left) return;
  const found = await findPostmaster(placement.cluster);
  if (!found) return removeSocketFolder(left.socketFolder, placement.cluster);
  let same = true;
  const watch = setInterval(
    () => void findPostmaster(placement.cluster).then((now) => (same = isSame(now, found))),
    200,
  );
  const guard = await waitForGuard(found.socketFolder, () => same, 20_000).finally(() =>
    clearInterval(watch),
  );
  if (guard.kind === 'taken') {
    if (guard.holder === 'comando' && holder !== 'comando' && (await commandEnds(placement, guard.by, log)))
      return endLeftover(placement, { dataDir, log, holder });
    throw new StartRefusal('dadosEmUso', { pasta: dataDir, processo: guard.by && ` (processo ${guard.by})` });
  }
  if (guard.kind === 'unreachable') {
    const now = await findPostmaster(placement.cluster);
    if (!now) return;
    // it ended and another has the cluster, or it was so new that its file did not say its folder yet
    if (!isSame(now, found)) return endLeftover(placement, { dataDir, log, holder });
    throw new StartRefusal('bancoNaoResponde', { pasta: dataDir, processo: found.pid }, guard.cause);
  }
  log.warn(fill(inicio.banco.encerrandoAnterior, { processo: found.pid }));
  await stopPostmaster(found.pid);
  await guard.client.end().catch(() => undefined);
  await removeSocketFolder(found.socketFolder, placement.cluster);
};

const isSame = (now: Postmaster | undefined, found: Postmaster): boolean =>
  now?.pid === found.pid && now.socketFolder === found.socketFolder;

/** Milliseconds that a server waits for a command: what is restored or moved may be large. */
const longestCommand = 600_000;

/** A command that began while the server was away has the database until it ends. @returns whether it did */
const commandEnds = async (placement: Placement, by: string, log: StartLog): Promise<boolean> => {
  log.warn(fill(inicio.banco.esperandoComando, { processo: by }));
  for (const limit = Date.now() + longestCommand; Date.now() < limit; await wait(300))
    if (!(await findPostmaster(placement.cluster))) return true;
  return false;
};

const fill = (text: string, data: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name] ?? ''));

import { format } from '#schemas/messages/format.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { askHolder, type Lease } from './folder-lease.ts';
import { holdFolder } from './hold-folder.ts';
import { place, type Placement } from './placement.ts';
import { findPostmaster } from './postmaster.ts';
import { takeGuard, type Holder } from './guard.ts';
import { endLeftover } from './leftover.ts';
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
 * Starts the PostgreSQL of a data folder and keeps it running. One Malote per folder, whatever container it is in: a second one
 * is refused (`StartRefusal`); a PostgreSQL left behind by a killed Malote is ended first.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const placement = await place(options.dataDir, await findBinaries(), { anew: options.anew ?? false });
  const lease = await holdFolder(placement, options);
  try {
    return await startHeld(placement, lease, options);
  } catch (cause) {
    await lease.release();
    throw cause;
  }
};

const startHeld = async (placement: Placement, lease: Lease, options: EmbeddedOptions): Promise<Embedded> => {
  const began = performance.now();
  const durable = options.durable ?? true;
  const settings = { ...(durable ? {} : volatile), ...options.settings };
  // A Malote without leases may start at the same instant: whoever loses the race for the cluster looks again.
  let made = false;
  for (let attempt = 1; ; attempt++) {
    await endLeftover(placement.cluster, options);
    if (await createCluster(placement, { durable })) {
      made = true;
      options.log.info(format(inicio.banco.criando, { pasta: placement.cluster }));
    }
    const supervised = await supervise(placement, settings, options.log, {
      last: attempt === 10,
      holder: options.holder ?? 'servidor',
      lease,
      pauses: options.pauses,
    });
    if (!supervised) {
      await wait(100 * attempt);
      continue;
    }
    if (made)
      options.log.info(format(inicio.banco.pronto, { milissegundos: Math.round(performance.now() - began) }));
    const { socketFolder, trouble } = supervised;
    lease.tellSocketFolder(socketFolder);
    const stop = async (): Promise<void> => {
      await supervised.stop();
      await lease.release();
    };
    return { connection: connectionTo(socketFolder), stop, trouble, cluster: placement.cluster };
  }
};

/** Connects to the PostgreSQL that another Malote keeps on this folder, or starts it: for commands of the terminal. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const { cluster } = await place(options.dataDir, await findBinaries(), { anew: false });
  // Its own file tells where the one of a Malote without leases answers; another container does not see that process.
  const host = (await findPostmaster(cluster))?.socketFolder ?? (await askHolder(cluster))?.socketFolder;
  const guard = host === undefined ? undefined : await takeGuard(host);
  if (host !== undefined && guard?.kind === 'taken') {
    return {
      connection: connectionTo(host),
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

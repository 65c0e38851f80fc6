import { setTimeout as wait } from 'node:timers/promises';
import { format } from '#schemas/messages/format.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import { waitForGuard, type Holder } from './guard.ts';
import { findPostmaster, readPidFile, removePidFile, stopPostmaster, type Postmaster } from './postmaster.ts';
import { removeSocketFolder } from './socket-folder.ts';
import type { StartLog } from './start-log.ts';

export interface Newcomer {
  readonly dataDir: string;
  readonly log: StartLog;
  readonly holder?: Holder;
}

/** Ends what runs on a cluster without a Malote and removes its traces. Only for the holder of the lease. */
export const endLeftover = async (cluster: string, newcomer: Newcomer): Promise<void> => {
  for (;;) {
    const running = await findPostmaster(cluster);
    if (!running) break;
    await endRunning(cluster, running, newcomer);
  }
  const left = await readPidFile(cluster);
  if (!left) return;
  await removePidFile(cluster);
  await removeSocketFolder(left.socketFolder, cluster);
};

/**
 * Ends a PostgreSQL whose Malote is gone. Returns too when it ended by itself or another one took its place: the caller looks
 * again. Throws `StartRefusal` when a Malote keeps it.
 */
export const endRunning = async (
  cluster: string,
  found: Postmaster,
  { dataDir, log, holder = 'servidor' }: Newcomer,
): Promise<void> => {
  let same = true;
  const watch = setInterval(
    () => void findPostmaster(cluster).then((now) => (same = isSame(now, found))),
    200,
  );
  const guard = await waitForGuard(found.socketFolder, () => same, 20_000).finally(() =>
    clearInterval(watch),
  );
  if (guard.kind === 'taken') {
    if (guard.holder === 'comando' && holder !== 'comando') {
      const ended = async (): Promise<boolean> => !(await findPostmaster(cluster));
      if (await commandEnds(guard.by, log, ended)) return;
    }
    throw new StartRefusal('dadosEmUso', { pasta: dataDir, processo: guard.by && ` (processo ${guard.by})` });
  }
  if (guard.kind === 'unreachable') {
    // it ended and another has the cluster, or it was so new that its file did not say its folder yet
    if (!isSame(await findPostmaster(cluster), found)) return;
    throw new StartRefusal('bancoNaoResponde', { pasta: dataDir, processo: found.pid }, guard.cause);
  }
  log.warn(format(inicio.banco.encerrandoAnterior, { processo: found.pid }));
  await stopPostmaster(found.pid);
  await guard.client.end().catch(() => undefined);
  await removeSocketFolder(found.socketFolder, cluster);
};

const isSame = (now: Postmaster | undefined, found: Postmaster): boolean =>
  now?.pid === found.pid && now.socketFolder === found.socketFolder;

/** Milliseconds that a server waits for a command: what is restored or moved may be large. */
const longestCommand = 600_000;

/** A command that began while the server was away has the database until it ends. @returns whether it did */
export const commandEnds = async (
  by: string | number,
  log: StartLog,
  ended: () => Promise<boolean>,
): Promise<boolean> => {
  log.warn(format(inicio.banco.esperandoComando, { processo: by }));
  for (const limit = Date.now() + longestCommand; Date.now() < limit; await wait(300))
    if (await ended()) return true;
  return false;
};

import { setTimeout as wait } from 'node:timers/promises';
import { format } from '#schemas/messages/format.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { StartRefusal } from '#server/base/start-refusal.ts';
import { askHolder, pidSpace, takeLease, type Lease } from './folder-lease.ts';
import { commandEnds, endRunning, type Newcomer } from './leftover.ts';
import type { Claim } from './lease-socket.ts';
import { giveTo, type Placement } from './placement.ts';
import { findPostmaster } from './postmaster.ts';

/** Milliseconds that the processes of a PostgreSQL without a Malote have to end by themselves. */
const patience = 15_000;

/**
 * Takes the folder of a cluster before anything in it is judged. A server waits for a command; a PostgreSQL that outlived its
 * Malote is ended. Throws `StartRefusal` when somebody else holds the folder.
 */
export const holdFolder = async ({ cluster, user }: Placement, newcomer: Newcomer): Promise<Lease> => {
  const { dataDir, log, holder = 'servidor' } = newcomer;
  const limit = Date.now() + patience;
  const wanted = {
    holder,
    give: (room: string) => giveTo(user, room),
    waiting: (segundos: number) => log.warn(format(inicio.banco.esperandoSinal, { segundos })),
  };
  for (;;) {
    const result = await takeLease(cluster, wanted);
    if (result.kind === 'mine') return result.lease;
    const { by, since, elsewhere } = result;
    if (by?.holder === 'comando' && holder !== 'comando') {
      const ended = async (): Promise<boolean> => (await askHolder(cluster))?.since !== by.since;
      if (await commandEnds(by.pid, log, ended)) continue;
    }
    if (by || elsewhere) throw inUse(dataDir, by, since);
    // Whoever has it does not answer: its Malote was killed, and the PostgreSQL goes on or is just ending.
    const running = await findPostmaster(cluster);
    if (running) await endRunning(cluster, running, newcomer);
    else if (Date.now() > limit) throw inUse(dataDir, undefined, since);
    await wait(50);
  }
};

const inUse = (pasta: string, by: Claim | undefined, since: Date): StartRefusal => {
  const desde = new Date(by?.since ?? since).toLocaleString('pt-BR', {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  if (by?.space === pidSpace())
    return new StartRefusal('dadosEmUso', { pasta, processo: ` (processo ${by.pid}, desde ${desde})` });
  return new StartRefusal('dadosEmUsoFora', { pasta, desde, quem: by ? ` (${by.host})` : '' });
};

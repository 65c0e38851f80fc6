import { buildApp } from '#server/app.ts';
import { loadSeed } from '#server/inicio/seed/load-seed.ts';
import type { SeedTarget } from '#server/inicio/seed/seed-target.ts';
import type { Platform } from '#server/inicio/open-platform.ts';
import { loadWorld, type MundoCarregado } from './load.ts';
import { HistoryClock } from './history-clock.ts';
import { atosDoMundo, serverTarget } from './server-target.ts';
import { worldCalls } from './world-calls.ts';

interface Opcoes {
  readonly stage?: (line: string) => void;
}

/** Loads the seed and the whole world, its documents through the API, each act at its own time. */
export const loadDemonstration = async (
  platform: Platform,
  registers: SeedTarget,
  senha: string,
  { stage }: Opcoes = {},
): Promise<MundoCarregado> => {
  const agora = platform.ports.clock();
  const clock = new HistoryClock(agora);
  const ports = {
    ...platform.ports,
    clock: clock.now,
    config: { ...platform.ports.config, logLevel: 'silent' },
  };
  const app = await buildApp({ ...platform, ports, client: false });
  try {
    const seed = await loadSeed(registers);
    const calls = worldCalls({ app, basePath: ports.config.basePath, ports, clock });
    const target = serverTarget({ calls, ports, registers, senha, atos: atosDoMundo });
    return await loadWorld(target, { seed, senha, agora, stage });
  } finally {
    await endSessions(platform);
    await app.close();
  }
};

/** The people of the world lived through sessions of their own, which nobody is to find open. */
const endSessions = async ({ connection }: Platform): Promise<void> => {
  for (const table of ['sessao', 'sessaoExterna'] as const)
    await connection.db
      .updateTable(table)
      .set((write) => ({ encerradaEm: write.ref('criadaEm') }))
      .execute();
};

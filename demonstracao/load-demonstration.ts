import { buildApp } from '#server/app.ts';
import { loadSeed } from '#server/inicio/seed/load-seed.ts';
import type { SeedTarget } from '#server/inicio/seed/seed-target.ts';
import type { Platform } from '#server/inicio/open-platform.ts';
import { loadWorld, type MundoCarregado } from './load.ts';
import { serverTarget } from './server-target.ts';

/** Loads the seed and the whole world, its documents through the API, each act at its own time. */
export const loadDemonstration = async (
  platform: Platform,
  registers: SeedTarget,
  senha: string,
  stage?: (line: string) => void,
): Promise<MundoCarregado> => {
  const agora = platform.ports.clock();
  const time = { now: agora };
  const ports = {
    ...platform.ports,
    clock: () => time.now,
    config: { ...platform.ports.config, logLevel: 'silent' },
  };
  const app = await buildApp({ ...platform, ports, client: false });
  try {
    const seed = await loadSeed(registers);
    return await loadWorld(
      serverTarget({
        app,
        basePath: ports.config.basePath,
        ports,
        registers,
        senha,
        time,
      }),
      {
        seed,
        senha,
        agora,
        stage,
      },
    );
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

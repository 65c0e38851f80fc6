import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { buildApp } from '#server/app.ts';
import { runDueJobs } from '#server/base/jobs/run-due-jobs.ts';
import { ouvirFluxo } from '#server/conteudo/inicio-de-fluxo/index.ts';
import { fazerTrabalhoFluxo, seguirEsperaFluxo } from '#server/fluxo/andamento/index.ts';
import { examinarCaptura } from '#server/protocolo/index.ts';
import { loadSeed } from '#server/inicio/seed/load-seed.ts';
import type { SeedTarget } from '#server/inicio/seed/seed-target.ts';
import type { Platform } from '#server/inicio/open-platform.ts';
import { loadWorld, type MundoCarregado } from './load.ts';
import { HistoryClock } from './history-clock.ts';
import { actOnProcess } from './process-acts.ts';
import { atosDaVida, atosDoMundo, serverTarget } from './server-target.ts';
import { loadVida } from './vida/load-vida.ts';
import type { VidaTarget } from './vida/vida-target.ts';
import { worldCalls } from './world-calls.ts';

interface Opcoes {
  /** Every area has something in it: what the first start loads, and tests do without. */
  readonly vida?: boolean;
  readonly stage?: (line: string) => void;
}

/** Loads the seed and the whole world, its documents through the API, each act at its own time. */
export const loadDemonstration = async (
  platform: Platform,
  registers: SeedTarget,
  senha: string,
  { vida = false, stage }: Opcoes = {},
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
    await letOrganisationsSend(platform);
    const calls = worldCalls({ app, basePath: ports.config.basePath, ports, clock });
    const target = serverTarget({ calls, ports, registers, senha, atos: atosDoMundo });
    const mundo = await loadWorld(target, { seed, senha, agora, stage });
    if (!vida) return mundo;
    stage?.(inicio.etapa.vida);
    const { pool, db } = platform.connection;
    const doing =
      (...jobs: readonly { readonly name: string }[]) =>
      (em: Date): Promise<void> => {
        const works = platform.workload.works.filter(({ job }) => jobs.some(({ name }) => name === job));
        return clock.at(em, () => runDueJobs(pool, { db, ports, log: app.log }, works));
      };
    const alvo: VidaTarget = {
      ...serverTarget({ calls, ports, registers, senha, atos: atosDaVida }),
      ...calls,
      agirEmProcesso: (ato) => actOnProcess(calls.call, ato),
      andarFluxos: doing(ouvirFluxo, fazerTrabalhoFluxo, seguirEsperaFluxo),
      examinarCapturas: doing(examinarCaptura),
    };
    await loadVida(alvo, mundo, { senha, agora });
    return mundo;
  } finally {
    await endSessions(platform);
    await app.close();
  }
};

/** The city hall and its institute send to each other, to any unit. */
const letOrganisationsSend = async ({ connection }: Platform): Promise<void> => {
  await connection.db
    .updateTable('registro.configuracao')
    .set({ tramiteEntreOrganizacoes: 'UNIDADES' })
    .execute();
};

/** The people of the world lived through sessions of their own, which nobody is to find open. */
const endSessions = async ({ connection }: Platform): Promise<void> => {
  for (const table of ['sessao', 'sessaoExterna'] as const)
    await connection.db
      .updateTable(table)
      .set((write) => ({ encerradaEm: write.ref('criadaEm') }))
      .execute();
};

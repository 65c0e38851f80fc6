import { once } from 'node:events';
import { pino } from 'pino';
import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { isUnavailable } from '#server/base/db/unavailable.ts';
import { longestEnd } from '#server/base/http/end-gently.ts';
import { openLogFiles } from '#server/base/http/logger.ts';
import { runJobs } from '#server/base/jobs/run-jobs.ts';
import { checkVolumes } from '#server/inicio/check-volumes.ts';
import { startTraces } from '#server/base/traces.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** Takes jobs without serving pages: for an installation of several machines. Ends with the process. */
export const trabalhos: Command = {
  besideServer: true,
  run: async (_args, { connection, ports, workload }) => {
    await checkVolumes({ connection, ports });
    const files = await openLogFiles(ports.config, 'trabalhos');
    const log = pino(
      { level: 'warn' },
      pino.multistream([{ stream: files.stream }, { stream: pino.destination(2) }]),
    );
    // What nobody waited for failed because the database went away: it comes back, and the queue with it.
    process.on('unhandledRejection', (error) => {
      if (!isUnavailable(error)) throw error as Error;
      log.warn({ err: error }, inicio.banco.naoRespondeu);
    });
    // heard from the start on: one that comes while the queue begins ends what was begun
    const told = Promise.race(['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => once(process, signal)));
    const { tracesTo, version } = ports.config;
    const endTraces = await startTraces(tracesTo, version, log);
    const runner = await runJobs(connection.pool, { db: connection.db, ports, log }, workload);
    say(comando.trabalhando);
    await told;
    // A job that was cut is taken again by another, or at the next start.
    setTimeout(() => process.exit(0), longestEnd).unref();
    await runner.stop();
    await endTraces();
    await files.close();
    return 0;
  },
};

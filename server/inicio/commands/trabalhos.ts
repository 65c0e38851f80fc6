import { once } from 'node:events';
import { pino } from 'pino';
import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { runJobs } from '#server/base/jobs/run-jobs.ts';
import { checkVolumes } from '#server/inicio/check-volumes.ts';
import { say } from '#server/inicio/say.ts';
import type { Command } from './command.ts';

/** Takes jobs without serving pages: for an installation of several machines. Ends with the process. */
export const trabalhos: Command = {
  run: async (_args, { connection, ports, workload }) => {
    await checkVolumes({ connection, ports });
    const runner = await runJobs(
      connection.pool,
      { db: connection.db, ports, log: pino({ level: 'warn' }) },
      workload,
    );
    say(comando.trabalhando);
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    await runner.stop();
    return 0;
  },
};

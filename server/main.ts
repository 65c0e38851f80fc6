import { pino, type Logger } from 'pino';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import { buildApp } from './app.ts';
import { closeDataFolder } from './base/close-data-folder.ts';
import { readConfig, type Config } from './base/config.ts';
import type { StartLog } from './base/db/embedded/start-log.ts';
import { inStartTurn } from './base/db/start-turn.ts';
import { isUnavailable } from './base/db/unavailable.ts';
import { endGently, longestEnd } from './base/http/end-gently.ts';
import { openLogFiles } from './base/http/logger.ts';
import { retomarImportacoes } from './engine/index.ts';
import { enqueue } from './base/jobs/enqueue.ts';
import { runJobs } from './base/jobs/run-jobs.ts';
import { retomarMudancas } from './instalacao/volume/index.ts';
import { requeueWaiting } from './instalacao/correio/index.ts';
import { trialMailPath } from './administracao/demonstracao/index.ts';
import { announce } from './inicio/announce.ts';
import { addMissingPages } from './inicio/add-missing-pages.ts';
import { askPassword } from './inicio/ask-password.ts';
import { checkVolumes } from './inicio/check-volumes.ts';
import { loadInitial } from './inicio/load-initial.ts';
import { refuseEmptyAgain } from './inicio/refuse-empty-again.ts';
import { say } from './inicio/say.ts';
import { openDatabase } from './inicio/open-database.ts';
import { openInstallation } from './open-installation.ts';
import { startTraces } from './base/traces.ts';
import { writeUseMark } from './base/use-mark.ts';
import { causeOnDisk, startupFailure } from './base/startup-failure.ts';

/** Undoes what was started, newest first. */
const closing: (() => Promise<unknown>)[] = [];
let ending = false;

const end = async (code: number): Promise<void> => {
  if (ending) return;
  ending = true;
  // Whatever does not end in time is left; a job that was cut is taken again at the next start.
  setTimeout(() => process.exit(code), longestEnd).unref();
  for (const close of closing.reverse()) await close();
  process.exit(code);
};

/** What takes its time in the first start is told as it begins. */
const sayStage = (line: string): void => say(`  ${line}`);

const logOf = (log: Logger): StartLog => ({
  info: (line) => log.info(line),
  warn: (line) => log.warn(line),
  error: (line) => log.error(line),
});

const start = async (config: Config, args: readonly string[]): Promise<void> => {
  const began = performance.now();
  await closeDataFolder(config.dataDir);
  const files = await openLogFiles(config);
  closing.push(files.close);
  const log = pino(
    { level: 'warn' },
    pino.multistream([{ stream: files.stream }, { stream: pino.destination(2) }]),
  );
  closing.push(await startTraces(config.tracesTo, config.version, log));
  const database = await openDatabase(config, { ...logOf(log), info: sayStage });
  closing.push(database.stop);
  const { platform, initial } = await inStartTurn(database.connection, log, async () => {
    const platform = await openInstallation(config, database.connection, { log });
    closing.push(platform.close);
    await refuseEmptyAgain(platform);
    await checkVolumes(platform);
    const initial = await loadInitial(platform, {
      demonstration: !args.includes('--sem-demonstracao'),
      askPassword,
      stage: sayStage,
    });
    await addMissingPages(platform);
    return { platform, initial };
  });
  await writeUseMark(config.dataDir, config.databaseUrl === undefined ? 'embutido' : 'externo');
  const jobs = await runJobs(
    platform.connection.pool,
    {
      db: platform.connection.db,
      ports: platform.ports,
      log,
    },
    platform.workload,
  );
  closing.push(() => jobs.stop());
  // What a process that died left is taken up now, not at the next minute.
  for (const left of [retomarImportacoes, retomarMudancas])
    await enqueue(platform.connection.db, left, {}, { key: left.name });
  if (config.smtpUrl) await requeueWaiting(platform.connection.db);
  const app = await buildApp({ ...platform, client: true, log: files.stream, trouble: database.trouble });
  closing.push(() => endGently(app));
  await platform.engine.watch();
  await app.listen({ host: config.host, port: config.port });
  void platform.ports.pdf.warm().catch((error: unknown) => log.error({ err: error }, inicio.pdf.naoAqueceu));
  const mail = await trialMailPath(platform.connection.db, config);
  announce(config, { initial, cluster: database.cluster, mail }, performance.now() - began);
};

// What nobody waited for failed because the database went away: it comes back, and the server is there.
process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error as Error;
  // at the end everything that still asks is cut
  if (ending) return;
  console.error(inicio.banco.naoRespondeu, error);
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void end(0));

const startOrExplain = async (args: readonly string[]): Promise<void> => {
  const config = readConfig();
  try {
    await start(config, args);
  } catch (error) {
    throw await causeOnDisk(error, config.dataDir);
  }
};

startOrExplain(process.argv.slice(2)).catch(async (error: unknown) => {
  // asked to end before it was up: what that cut is no failure
  if (ending) return;
  const line = startupFailure(error);
  if (line === undefined) console.error(error);
  else console.error(line);
  await end(1);
});

import { pino } from 'pino';
import { comando } from '#schemas/messages/pt-BR/comando.ts';
import { requireOutsideDatabase } from './inicio/commands/command.ts';
import { commands } from './inicio/commands/index.ts';
import { readConfig } from './base/config.ts';
import { inStartTurn } from './base/db/start-turn.ts';
import { openDatabase } from './inicio/open-database.ts';
import { openInstallation } from './open-installation.ts';
import { startupFailure } from './base/startup-failure.ts';

/** Runs one command of the terminal over the installation; the exit code says whether all is well. */
const run = async ([name = '', ...args]: readonly string[]): Promise<number> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(comando.desconhecido.replace('{comando}', name));
    return 2;
  }
  if (command.offline) return command.run(args);
  const config = readConfig();
  requireOutsideDatabase(command, config);
  const log = pino({ level: 'error' });
  const database = await openDatabase(config, log, { shared: true });
  try {
    const { connection } = database;
    const platform = await inStartTurn(connection, log, () => openInstallation(config, connection, { log }));
    try {
      return await command.run(args, platform);
    } finally {
      await platform.close();
    }
  } finally {
    await database.stop();
  }
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(startupFailure(error) ?? error);
  process.exitCode = 1;
}

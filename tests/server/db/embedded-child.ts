import { startEmbedded } from '#server/base/db/embedded/start-embedded.ts';
import { startupFailure } from '#server/base/startup-failure.ts';

/**
 * A small Malote for the tests of the supervisor, run as a program: starts the database of the folder given, says on
 * one line how it went, and stops when told to.
 */
const say = (message: object): void => void process.stdout.write(`${JSON.stringify(message)}\n`);
const warnings: string[] = [];
const log = {
  info: () => undefined,
  warn: (text: string) => warnings.push(text),
  error: (text: string) => warnings.push(text),
};

startEmbedded({ dataDir: process.argv[2] ?? '', log }).then(
  (embedded) => {
    process.on('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
    // Keeps the process alive: the database alone does not.
    setInterval(() => undefined, 60_000);
    say({ connection: embedded.connection, warnings });
  },
  (failure: unknown) => {
    say({ refused: startupFailure(failure) ?? String(failure) });
    process.exitCode = 1;
  },
);

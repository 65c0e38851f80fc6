import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A Malote run as people run it: `server/main.ts`, built, in a process of its own. */
export interface MaloteProcess {
  readonly pid: number;
  /** Milliseconds from the spawn until it said where it is. */
  readonly startedIn: number;
  /** Everything that it wrote so far. */
  output(): string;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface MaloteOptions {
  readonly dataDir: string;
  readonly port: number;
  readonly args?: readonly string[];
  /** What Node itself is told. */
  readonly nodeArgs?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Another copy of the product, by default this one. */
  readonly root?: string;
}

const here = join(import.meta.dirname, '../..');

/** Starts the server and waits until it announces its address; fails with its words when it ends before. */
export const startMalote = async ({
  dataDir,
  port,
  args = [],
  nodeArgs = [],
  env = {},
  root = here,
}: MaloteOptions): Promise<MaloteProcess> => {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...nodeArgs, join(root, 'bin/run-server.mjs'), 'server/main.ts', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...inherited(),
        MALOTE_DADOS: dataDir,
        PORT: String(port),
        MALOTE_SENHA_DEMONSTRACAO: demonstrationPassword,
        ...env,
      },
    },
  );
  let output = '';
  const announced = new Promise<void>((resolve) => {
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes(`http://127.0.0.1:${port}/`)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`Malote ended before it was ready:\n${output}`);
  });
  await Promise.race([announced, ended]);
  // From here on, an end is no failure of the start.
  ended.catch(() => undefined);
  const startedIn = performance.now() - began;
  return {
    pid: child.pid ?? 0,
    startedIn,
    output: () => output,
    end: (signal) => endOf(child, signal),
  };
};

/** The password of everybody in the demonstration of a server started here. */
export const demonstrationPassword = 'senha-do-mundo-1';

/** The environment of the tests, without what it says of another installation. */
const inherited = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(MALOTE_|DATABASE_URL|HOST$|NODE_ENV$|VITEST)/.test(name),
    ),
  );

const endOf = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
};

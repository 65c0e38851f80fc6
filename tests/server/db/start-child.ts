import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { EmbeddedConnection } from '#server/base/db/embedded/start-embedded.ts';

export interface Outcome {
  readonly process: ChildProcess;
  readonly connection?: EmbeddedConnection;
  readonly warnings?: string[];
  readonly refused?: string;
}

/** Starts a Malote's database in a process of its own and waits for its word. */
export const startChild = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'embedded-child.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    },
  );
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { process: child, ...(JSON.parse(line) as Omit<Outcome, 'process'>) };
};

export const endChild = async (outcome: Outcome, signal: NodeJS.Signals): Promise<number | null> => {
  const { process: child } = outcome;
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exited)[0];
};

export const ask = async (outcome: Outcome, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(outcome.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { promisify } from 'node:util';
import { StartRefusal } from '#server/base/start-refusal.ts';

const run = promisify(execFile);

/** Who runs PostgreSQL. Ids are absent when it is the very user that runs Node. */
export interface RunAs {
  readonly name: string;
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses root. As root it runs as the owner of an existing cluster, or as `postgres`, or as `nobody`;
 * otherwise as the present user.
 */
export const chooseUser = async (clusterOwner: { uid: number; gid: number } | undefined): Promise<RunAs> => {
  if (process.getuid?.() !== 0) return { name: 'atual' };
  if (clusterOwner && clusterOwner.uid !== 0) return { name: String(clusterOwner.uid), ...clusterOwner };
  const found = (await lookUp('postgres')) ?? (await lookUp('nobody'));
  if (!found) throw new StartRefusal('semUsuarioParaBanco');
  return found;
};

const lookUp = async (name: string): Promise<RunAs | undefined> => {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // `id` answers with an error when the user does not exist: the next candidate is tried.
    return undefined;
  }
};

/** Starts a program of PostgreSQL as that user, in a session of its own so that Ctrl+C reaches only Node. */
export const spawnAs = (
  user: RunAs,
  command: string,
  args: string[],
  stdio: SpawnOptions['stdio'],
): ChildProcess =>
  spawn(command, args, {
    uid: user.uid,
    gid: user.gid,
    stdio,
    detached: true,
    // The folder of the project may be closed to that user.
    cwd: '/',
    env: cleanEnvironment(),
  });

/** The program's exit code and all that it wrote. */
export const runAs = (
  user: RunAs,
  command: string,
  args: string[],
): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawnAs(user, command, args, ['ignore', 'pipe', 'pipe']);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

// The environment must decide neither encoding, nor language of messages, nor connection.
const cleanEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LANG: 'C',
  LC_MESSAGES: 'C',
  TZ: 'UTC',
});

import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Holder } from './guard.ts';

/** What a process that wants or holds a data folder says of itself. */
export interface Claim {
  readonly pid: number;
  /** The PID namespace: a number of another one means nothing here. */
  readonly space: string;
  readonly host: string;
  /** ISO 8601. */
  readonly since: string;
  readonly holder: Holder;
  /** False while the process still looks whether another one holds the folder. */
  held: boolean;
  /** Where its PostgreSQL answers. */
  socketFolder?: string;
}

/** Listens under a name that appears only once connections succeed. Undefined where the file system has no sockets. */
export const listenAs = async (folder: string, name: string, claim: Claim): Promise<Server | undefined> => {
  const draft = `novo-${randomBytes(6).toString('hex')}`;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(JSON.stringify(claim));
  });
  try {
    await withShortPath(
      folder,
      draft,
      (path) =>
        new Promise<void>((resolve, reject) => {
          server.once('error', reject);
          // The folder is closed; whoever may enter it may ask.
          server.listen({ path, readableAll: true, writableAll: true }, resolve);
        }),
    );
    await rename(join(folder, draft), join(folder, name));
  } catch (cause) {
    server.close();
    if (socketless.has((cause as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw cause;
  }
  server.on('error', () => undefined);
  return server.unref();
};

const socketless: ReadonlySet<string> = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS']);

/**
 * Asks who listens. `gone`: nobody. `silent`: a process has the socket and does not answer, such as the PostgreSQL that
 * outlived the Malote which started it.
 */
export const askSocket = async (folder: string, name: string): Promise<Claim | 'gone' | 'silent'> => {
  // A process may give the socket up between our connection and its answer.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const answer = await withShortPath(folder, name, askOnce);
    if (answer !== 'cut') return answer;
  }
  return 'silent';
};

const askOnce = (path: string): Promise<Claim | 'gone' | 'silent' | 'cut'> =>
  new Promise((resolve) => {
    let text = '';
    const socket = createConnection(path);
    const end = (answer: Claim | 'gone' | 'silent' | 'cut'): void => {
      resolve(answer);
      socket.destroy();
    };
    socket.setTimeout(1000, () => end('silent'));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('end', () => end(claimIn(text) ?? 'cut'));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' || code === 'ENOENT') end('gone');
      else end(code === 'ECONNRESET' || code === 'EPIPE' ? 'cut' : 'silent');
    });
  });

const claimIn = (text: string): Claim | undefined => {
  try {
    return JSON.parse(text) as Claim;
  } catch {
    return undefined;
  }
};

// sun_path holds 108 bytes on Linux and 104 on macOS, the final zero included.
const longest = 103;

/** The path of a socket in a folder; through a link with a short name when its own path is too long for a socket. */
const withShortPath = async <T>(
  folder: string,
  name: string,
  work: (path: string) => Promise<T>,
): Promise<T> => {
  const direct = join(folder, name);
  if (Buffer.byteLength(direct) <= longest) return work(direct);
  const room = await mkdtemp('/tmp/malote-posse-').catch(() => mkdtemp(join(tmpdir(), 'malote-posse-')));
  try {
    const link = join(room, 'p');
    await symlink(folder, link);
    return await work(join(link, name));
  } finally {
    await rm(room, { recursive: true, force: true });
  }
};

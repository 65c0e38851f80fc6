import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import type { Server } from 'node:net';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Holder } from './guard.ts';
import { askSocket, listenAs, type Claim } from './lease-socket.ts';

/** The right to run a PostgreSQL on the cluster of a folder. */
export interface Lease {
  /** Handed down to PostgreSQL as an open file: the lease then lasts until the last of its processes ends. */
  readonly descriptor: number | undefined;
  /** False when somebody removed the lease, or took it while this machine was stopped. */
  readonly stillMine: () => Promise<boolean>;
  readonly tellSocketFolder: (socketFolder: string) => void;
  /** May be repeated. */
  readonly release: () => Promise<void>;
}

/** Who has the folder: what the holder says, or only since when, if it does not answer. */
interface Taken {
  readonly kind: 'taken';
  readonly by: Claim | undefined;
  readonly since: Date;
  /** A machine that shares only the file system with this one. */
  readonly elsewhere: boolean;
}

/** Where this process runs; the tests pretend to be another machine. */
export interface LeaseWorld {
  /** Names the kernel: a socket reaches only the processes of one. */
  readonly kernel: string;
  /** Whether one kernel only can have this file system. */
  readonly isLocal: (folder: string) => Promise<boolean>;
  /** Milliseconds between two signs of life. */
  readonly beat: number;
}

interface Wanted {
  readonly holder: Holder;
  /** Makes the folder of the leases the property of who runs PostgreSQL. */
  readonly give: (folder: string) => Promise<void>;
  /** Called once, when it takes a while to learn whether another machine lives. */
  readonly waiting: (seconds: number) => void;
}

/**
 * Takes the folder of a cluster. Each process that wants it first listens on a Unix socket of its own there, and only then looks for
 * others: of two, at least one sees the other. The socket is found by its inode, so it is true across containers, and it dies
 * with its processes. Names are never used again: removing the socket of a dead process removes no other one.
 *
 * A socket does not reach another machine. On a file system that several may have, a sign of life (the time of the file)
 * is watched for as long as six of them take.
 */
export const takeLease = async (
  cluster: string,
  wanted: Wanted,
  world: LeaseWorld = thisWorld,
): Promise<{ readonly kind: 'mine'; readonly lease: Lease } | Taken> => {
  const room = roomOf(cluster);
  await mkdir(room, { recursive: true, mode: 0o700 });
  await wanted.give(room);
  let told = false;
  const watch = { ...world, local: await world.isLocal(room), waiting: tellOnce };
  function tellOnce(seconds: number): void {
    if (!told) wanted.waiting(seconds);
    told = true;
  }
  for (;;) {
    const mine = await show(room, wanted.holder, world);
    try {
      const seen = await lookForOthers(room, mine.name, watch);
      if (seen === 'none') {
        mine.claim.held = true;
        return { kind: 'mine', lease: mine };
      }
      await mine.release();
      if (seen !== 'rival') return seen;
    } catch (cause) {
      await mine.release();
      throw cause;
    }
    await wait(20 + Math.random() * 60);
  }
};

/** Who holds the folder of a cluster and answers, if anybody. */
export const askHolder = async (cluster: string): Promise<Claim | undefined> => {
  const room = roomOf(cluster);
  for (const name of await readdir(room).catch(() => [])) {
    const answer = entry.test(name) && !name.endsWith(plain) ? await askSocket(room, name) : 'gone';
    if (typeof answer === 'object' && answer.held) return answer;
  }
  return undefined;
};

/** Beside the cluster, and of it alone: others may have the same folder around them. */
const roomOf = (cluster: string): string => `${cluster}-posse`;

/** Ends the name of a file without a socket: of it only the sign of life is known. */
const plain = '.sinal';
const entry = /^[0-9a-f]{12}-[0-9a-f]{16}(\.sinal)?$/;

const show = async (room: string, holder: Holder, { kernel, beat }: LeaseWorld) => {
  const claim: Claim = {
    pid: process.pid,
    space: pidSpace(),
    host: hostname(),
    since: new Date().toISOString(),
    holder,
    held: false,
  };
  let name = `${kernel}-${randomBytes(8).toString('hex')}`;
  const socket = await listenAs(room, name, claim);
  if (!socket) await writeFile(join(room, (name += plain)), JSON.stringify(claim), { flag: 'wx' });
  const path = join(room, name);
  const inode = async (): Promise<number | undefined> => (await statOf(path))?.ino;
  const own = await inode();
  const beating = setInterval(() => {
    const now = new Date();
    void utimes(path, now, now).catch(() => undefined);
  }, beat).unref();
  return {
    name,
    claim,
    descriptor: socket && descriptorOf(socket),
    stillMine: async () => (await inode()) === own,
    tellSocketFolder: (socketFolder: string) => {
      claim.socketFolder = socketFolder;
    },
    release: async () => {
      clearInterval(beating);
      socket?.close();
      await rm(path, { force: true });
    },
  };
};

/** Node hands down a descriptor, but no listening socket; the number exists and is missing from its types. */
const descriptorOf = (socket: Server): number => (socket as Server & { _handle: { fd: number } })._handle.fd;

interface Watch extends LeaseWorld {
  readonly local: boolean;
  readonly waiting: (seconds: number) => void;
}

/** `rival`: another one looks too, and goes first. */
const lookForOthers = async (room: string, own: string, watch: Watch): Promise<'none' | 'rival' | Taken> => {
  for (;;) {
    const names = (await readdir(room)).filter((name) => name !== own && entry.test(name));
    let behind = false;
    for (const name of names) {
      const seen = await look(room, name, watch);
      if (seen === 'gone') await rm(join(room, name), { force: true });
      else if (seen === 'elsewhere' || seen === 'silent' || seen.held)
        return {
          kind: 'taken',
          by: typeof seen === 'object' ? seen : undefined,
          since: sinceOf(await statOf(join(room, name))),
          elsewhere: seen === 'elsewhere',
        };
      else if (name < own) return 'rival';
      else behind = true;
    }
    if (!behind) return 'none';
    await wait(20);
  }
};

const look = async (
  room: string,
  name: string,
  watch: Watch,
): Promise<Claim | 'gone' | 'silent' | 'elsewhere'> => {
  const near = name.startsWith(watch.kernel);
  const socket = !name.endsWith(plain);
  // A kernel may have two names: on its own disk a socket is asked whatever the name.
  if (socket && (near || watch.local)) {
    const answer = await askSocket(room, name);
    if (answer !== 'gone' || (near && watch.local)) return answer;
  }
  // This machine was started again since: whoever it was, no other has given a sign of life.
  if (watch.local && socket && ((await statOf(join(room, name)))?.mtimeMs ?? 0) < bootedAt()) return 'gone';
  return (await showsLife(join(room, name), watch)) ? 'elsewhere' : 'gone';
};

const bootedAt = (): number => Date.now() - uptime() * 1000;

/** The times of two machines are not compared: only whether the file's changes. */
const showsLife = async (path: string, { beat, waiting }: Watch): Promise<boolean> => {
  const first = (await statOf(path))?.mtimeMs;
  if (first === undefined) return false;
  waiting(Math.ceil((6 * beat) / 1000));
  for (let looks = 0; looks < 12; looks++) {
    await wait(beat / 2);
    const now = (await statOf(path))?.mtimeMs;
    if (now !== first) return now !== undefined;
  }
  return false;
};

const statOf = (path: string) => stat(path).catch(() => undefined);

const sinceOf = (found: Awaited<ReturnType<typeof statOf>>): Date =>
  found && found.birthtimeMs > 0 ? found.birthtime : (found?.mtime ?? new Date());

/** Of the process that this one is among: two containers have two. */
export const pidSpace = (): string => {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return hostname();
  }
};

const kernelName = (): string => {
  let kernel: string;
  try {
    kernel = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    // Without containers of its own, a machine has one kernel.
    kernel = hostname();
  }
  return createHash('sha256').update(kernel).digest('hex').slice(0, 12);
};

/** Of Linux: ext, XFS, Btrfs, tmpfs, ZFS, overlay, F2FS, Bcachefs, JFS. Any other may be of several machines. */
const localTypes: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0x01021994, 0x2fc12fc1, 0x794c7630, 0xf2f52010, 0xca451a4e, 0x3153464a,
]);

const thisWorld: LeaseWorld = {
  kernel: kernelName(),
  isLocal: async (folder) => process.platform === 'linux' && localTypes.has((await statfs(folder)).type),
  beat: 2000,
};

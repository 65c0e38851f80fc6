import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Editors and copies write in several steps; this is how long, in milliseconds, a folder must be quiet. */
const quietFor = 80;
/** Network folders and some containers send no notice of changes: the folder is also read at this interval. */
const readEvery = 700;

/**
 * Calls `onChange` when a JSON file of the folder appears, changes or goes.
 * @returns what stops watching.
 */
export const watchFolder = async (
  folder: string,
  onChange: () => void,
  onError: (error: Error) => void,
): Promise<() => void> => {
  let timer: NodeJS.Timeout | undefined;
  let last: string | undefined;
  let stopped = false;

  const look = async (): Promise<void> => {
    const now = await fingerprint(folder);
    if (stopped || now === last) return;
    const first = last === undefined;
    last = now;
    if (!first) onChange();
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void look().catch(onError), quietFor);
  };
  const watcher = startWatching(folder, soon, onError);
  const poll = setInterval(() => void look().catch(onError), readEvery);
  poll.unref();
  // What changes after this line is seen, so whoever reads the folder next misses nothing.
  await look();
  return () => {
    stopped = true;
    watcher?.close();
    clearTimeout(timer);
    clearInterval(poll);
  };
};

const startWatching = (
  folder: string,
  onEvent: () => void,
  onError: (error: Error) => void,
): FSWatcher | undefined => {
  try {
    return watch(folder, { persistent: false }, onEvent).on('error', onError);
  } catch (error) {
    onError(error as Error);
    return undefined;
  }
};

/** Names, sizes and times of the files: equal while nothing changed. An absent folder is an empty one. */
const fingerprint = async (folder: string): Promise<string> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const lines = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map(async (name) => {
      const entry = await stat(join(folder, name)).catch(() => undefined);
      return `${name} ${entry?.size ?? 0} ${entry?.mtimeMs ?? 0} ${entry?.ino ?? 0}`;
    });
  return (await Promise.all(lines)).join('\n');
};

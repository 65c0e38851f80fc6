import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';

const signal = 'SIGUSR2';
const end = ']}';

/** Lets the heap of a process be looked at from outside, by what Node itself has for it. */
export class WatchedHeap {
  /** What the process is started with. */
  readonly nodeArgs: readonly string[];
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.nodeArgs = [
      `--heapsnapshot-signal=${signal}`,
      `--diagnostic-dir=${folder}`,
      // a longer text would be there by its first part alone
      '--heap-snapshot-string-limit=1000000000',
    ];
  }

  static async make(): Promise<WatchedHeap> {
    return new WatchedHeap(await mkdtemp(join(tmpdir(), 'malote-memoria-')));
  }

  /** Every text that the process holds now, once what nobody reaches was thrown away. */
  async strings(pid: number): Promise<readonly string[]> {
    process.kill(pid, signal);
    const path = await vi.waitFor(() => this.#written(), { timeout: 60_000, interval: 50 });
    const file = await readFile(path);
    await rm(path);
    // the texts come last; inside one of them these would be written otherwise
    const at = file.lastIndexOf('\n"strings":[');
    const all = JSON.parse(
      file.toString('utf8', file.indexOf('[', at), file.length - 1).trimEnd(),
    ) as string[];
    return withoutPlaces(all);
  }

  remove(): Promise<void> {
    return rm(this.#folder, { recursive: true, force: true });
  }

  /** @throws Error until it is whole */
  async #written(): Promise<string> {
    const [name] = (await readdir(this.#folder)).filter((one) => one.endsWith('.heapsnapshot'));
    if (name === undefined) throw new Error('no snapshot was written');
    const path = join(this.#folder, name);
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const { buffer } = await file.read(
        Buffer.alloc(end.length),
        0,
        end.length,
        Math.max(0, size - end.length),
      );
      if (buffer.toString() !== end) throw new Error('the snapshot is not whole');
    } finally {
      await file.close();
    }
    return path;
  }
}

/** Without the numbers by which a snapshot itself names the places of its lists: they come one after the other. */
const withoutPlaces = (texts: readonly string[]): string[] => {
  const all = new Set(texts);
  const besides = (text: string, by: number): boolean => all.has(String(Number(text) + by));
  return texts.filter((text) => !(/^\d+$/.test(text) && (besides(text, 1) || besides(text, -1))));
};

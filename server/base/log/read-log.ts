import { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import { KeptThreads, ThreadExhausted } from '#server/base/thread/kept-threads.ts';
import type { TailOptions } from './read-tail.ts';

/** A file of the log to be read: its last lines, or all of it. */
export interface LogReading {
  readonly path: string;
  readonly tail?: TailOptions;
}

/** What is in a log was written by whoever sends requests: no request of another person waits until it is looked through. */
const threads = new KeptThreads<LogReading, string>(new URL('./log-thread.ts', import.meta.url), {
  heapMegabytes: 256,
  longestWaitMs: 20_000,
});

/** The last lines of a file, oldest first, without secrets. */
export const lastLines = async (path: string, tail: TailOptions): Promise<string[]> => {
  const lines: string[] = [];
  try {
    for await (const line of threads.items({ path, tail })) lines.push(line);
  } catch (error) {
    if (error instanceof ThreadExhausted) throw new AppError('indisponivel', {}, { cause: error });
    throw error;
  }
  return lines;
};

/** A whole file without secrets, read as it is drained. */
export const wholeLog = (path: string): Readable =>
  Readable.from(threads.items({ path }), { objectMode: false });

import { Readable } from 'node:stream';
import { AppError } from '#schemas/app-error.ts';
import { ApartEnded } from '#server/ferramentas/apart/limits.ts';
import { KeptApart } from '#server/ferramentas/apart/kept-apart.ts';
import type { TailOptions } from './read-tail.ts';

/** A file of the log to be read: its last lines, or all of it. */
export interface LogReading {
  readonly path: string;
  readonly tail?: TailOptions;
}

/** What is in a log was written by whoever sends requests: no request of another person waits until it is looked through. */
const readers = new KeptApart<LogReading, string>(new URL('./log-worker.ts', import.meta.url), {
  megabytes: 512,
  pageLimit: 20_000,
});

/** The last lines of a file, oldest first, without secrets. */
export const lastLines = async (path: string, tail: TailOptions): Promise<string[]> => {
  const lines: string[] = [];
  try {
    for await (const line of readers.items({ path, tail })) lines.push(line);
  } catch (error) {
    if (error instanceof ApartEnded) throw new AppError('indisponivel', {}, { cause: error });
    throw error;
  }
  return lines;
};

/** A whole file without secrets, read as it is drained. */
export const wholeLog = (path: string): Readable =>
  Readable.from(readers.items({ path }), { objectMode: false });

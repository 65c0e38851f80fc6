import { open } from 'node:fs/promises';
import type { LogConsulta } from '#schemas/generated.ts';
import { hideSecrets } from './hide-secrets.ts';

/** Bytes read from the end, however long the file: what a page shows, and what a search looks through. */
const shownBytes = 1_048_576;
const searchedBytes = 16 * shownBytes;
/** A longer line is cut. */
const longestLine = 8_000;
/** A page that follows a file would otherwise show mostly its own calls. */
const ownReading = '/ws/api/logs-sistema/linhas/';

export interface TailOptions {
  /** Lines at the most. */
  readonly linhas: number;
  /** Only those that have this text, case aside. */
  readonly q?: string | undefined;
  /** Only those of this level or above it. */
  readonly nivel?: LogNivel | undefined;
}

type LogNivel = NonNullable<LogConsulta['nivel']>;

const lowest: Readonly<Record<LogNivel, number>> = { AVISO: 40, ERRO: 50 };

/** The last lines of a file, oldest first, without secrets; a search sees no more than what is shown. */
export const readTail = async (
  path: string,
  { linhas, q, nivel }: TailOptions,
): Promise<readonly string[]> => {
  const text = await readEnd(path, q === undefined && nivel === undefined ? shownBytes : searchedBytes);
  const wanted = q?.toLowerCase();
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.includes(ownReading))
    .map((line) => hideSecrets(line).slice(0, longestLine))
    .filter((line) => wanted === undefined || line.toLowerCase().includes(wanted))
    .filter((line) => nivel === undefined || levelOf(line) >= lowest[nivel])
    .slice(-linhas);
};

/** The number that pino gives the level of a line; a line of something else has none. */
const levelOf = (line: string): number => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);

const readEnd = async (path: string, bytes: number): Promise<string> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const length = Math.min(size, bytes);
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, size - length);
    const text = buffer.subarray(0, bytesRead).toString('utf8');
    // The first line read from the middle of a file is half a line: a secret in it would have lost its name.
    return size > length ? text.slice(text.indexOf('\n') + 1) : text;
  } finally {
    await file.close();
  }
};

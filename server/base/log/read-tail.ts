import { open, type FileHandle } from 'node:fs/promises';
import type { LogConsulta } from '#schemas/shapes/log.ts';
import { cutLine } from './cut-line.ts';
import { hideSecrets } from './hide-secrets.ts';

/** Bytes of one page of the file, read from its end towards its beginning until there are lines enough. */
const pageBytes = 1_048_576;
/** Pages, however long the file: what a search looks through, and what is shown without one. */
const searchedPages = 16;
const shownPages = 1;
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
  const wanted = q?.toLowerCase();
  const found: string[] = [];
  for await (const line of linesFromEnd(path, wanted === undefined && nivel === undefined)) {
    if (line === '' || line.includes(ownReading)) continue;
    if (nivel !== undefined && levelOf(line) < lowest[nivel]) continue;
    const shown = hideSecrets(line).slice(0, longestLine);
    if (wanted !== undefined && !shown.toLowerCase().includes(wanted)) continue;
    found.push(shown);
    if (found.length === linhas) break;
  }
  return found.reverse();
};

/** The number that pino gives the level of a line; a line of something else has none. */
const levelOf = (line: string): number => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);

async function* linesFromEnd(path: string, shownOnly: boolean): AsyncGenerator<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - pageBytes * (shownOnly ? shownPages : searchedPages));
    /** What the page after began with: the end of a line that begins in this one. */
    let rest = Buffer.alloc(0);
    for (let end = size; end > from; end -= pageBytes) {
      const start = Math.max(from, end - pageBytes);
      const page = Buffer.concat([await readPage(file, start, end), rest]);
      const first = start === 0 ? 0 : page.indexOf(10) + 1;
      // Half a line, whose other half is further up: a secret in it would have lost its name.
      rest = first === 0 && start > 0 ? page.subarray(0, pageBytes) : page.subarray(0, first);
      if (first === 0 && start > 0) continue;
      const lines = page.subarray(first).toString('utf8').split('\n');
      for (const line of lines.reverse()) yield cutLine(line);
    }
  } finally {
    await file.close();
  }
}

const readPage = async (file: FileHandle, start: number, end: number): Promise<Buffer> => {
  const buffer = Buffer.alloc(end - start);
  const { bytesRead } = await file.read(buffer, 0, buffer.length, start);
  return buffer.subarray(0, bytesRead);
};

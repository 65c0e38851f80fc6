import { logApi } from '#schemas/api/log.ts';
import type { LogConsulta } from '#schemas/shapes/log.ts';
import { useRead } from '#src/data/query.ts';

/** A file of the log, as its address names it. */
export interface LogName {
  readonly servidor: string;
  readonly nome: string;
}

/** As many as one page shows. */
export const shownLines = 500;

const readEvery = 3_000;

/** The end of a file, read again and again while it is followed. */
export const useLinhas = (file: LogName, query: Pick<LogConsulta, 'q' | 'nivel'>, follow: boolean) =>
  useRead(
    logApi.linhas,
    { params: { ...file }, query: { ...query, linhas: shownLines } },
    { quiet: true, ownError: true, keepPrevious: true, every: follow ? readEvery : undefined },
  );

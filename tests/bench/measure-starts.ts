import { join } from 'node:path';
import { findPostmaster } from '#server/base/db/embedded/postmaster.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startMalote } from '#tests/setup/malote-process.ts';
import type { Options } from './options.ts';
import { median } from './report/statistics.ts';
import { postgresMegabytes, residentMegabytes } from './served/process-memory.ts';

/** Times in milliseconds, memory in megabytes. */
export interface Starts {
  /** On an empty folder: database made, and nothing loaded but the first administrator. */
  readonly coldEmpty: number;
  /** On an empty folder, with the demonstration. */
  readonly coldDemonstration: number;
  readonly warm: number;
  readonly stop: number;
  readonly memory: { readonly server: number; readonly postgres: number };
}

/** Starts `server/main.ts` as people do; `dataDir` keeps the demonstration for what comes after. */
export const measureStarts = async (
  folder: string,
  dataDir: string,
  { warmStarts }: Options,
): Promise<Starts> => {
  const port = await freePort();
  const empty = await startMalote({ dataDir: join(folder, 'vazio'), port, args: ['--sem-demonstracao'] });
  await empty.end('SIGTERM');
  const cold = await startMalote({ dataDir, port });
  await cold.end('SIGTERM');
  const warm: number[] = [];
  const stop: number[] = [];
  let memory = { server: NaN, postgres: NaN };
  for (let n = 0; n < warmStarts; n++) {
    const malote = await startMalote({ dataDir, port });
    warm.push(malote.startedIn);
    const postmaster = await findPostmaster(join(dataDir, 'postgres'));
    memory = {
      server: await residentMegabytes(malote.pid),
      postgres: await postgresMegabytes(postmaster?.pid ?? 0),
    };
    const asked = performance.now();
    await malote.end('SIGTERM');
    stop.push(performance.now() - asked);
  }
  return {
    coldEmpty: empty.startedIn,
    coldDemonstration: cold.startedIn,
    warm: median(warm),
    stop: median(stop),
    memory,
  };
};

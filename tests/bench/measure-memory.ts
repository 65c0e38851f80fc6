import { loadLoop } from './load/load-loop.ts';
import { concludeNext, stockFor } from './measure-writes.ts';
import type { Options } from './options.ts';
import { slope } from './report/statistics.ts';
import { postgresMegabytes } from './served/process-memory.ts';
import type { Site } from './site.ts';

/** Megabytes. */
export interface MemoryFigures {
  readonly before: number;
  readonly after: number;
  readonly postgres: number;
  /** Growth over a thousand conclusions, by the line through the samples after the first tenth. */
  readonly slopeRss: number;
  readonly slopeHeap: number;
}

const samples = 10;
const megabyte = 1024 ** 2;

/** Concludes many documents and looks at the memory of the server after each tenth, garbage collected. */
export const measureMemory = async (
  site: Site,
  postmaster: number,
  { memoryConclusions, connections }: Options,
): Promise<MemoryFigures> => {
  const supply = await stockFor(site, 'minuta', memoryConclusions);
  const before = await site.malote.ask('memory', {});
  const step = Math.floor(memoryConclusions / samples);
  const seen: { made: number; rss: number; heap: number }[] = [];
  for (let n = 1; n <= samples; n++) {
    await loadLoop({
      port: site.port,
      connections,
      most: step,
      milliseconds: 300_000,
      shot: () => concludeNext(supply),
    });
    const { rss, heapUsed } = await site.malote.ask('memory', {});
    seen.push({ made: n * step, rss: rss / megabyte, heap: heapUsed / megabyte });
  }
  const grown = (pick: (sample: (typeof seen)[number]) => number): number =>
    slope(seen.map((sample) => [sample.made / 1000, pick(sample)] as const));
  return {
    before: before.rss / megabyte,
    after: seen.at(-1)?.rss ?? NaN,
    postgres: await postgresMegabytes(postmaster),
    slopeRss: grown(({ rss }) => rss),
    slopeHeap: grown(({ heap }) => heap),
  };
};

import { loadLoop, type Shot } from './load/load-loop.ts';
import type { Options } from './options.ts';
import { figures, type Figures, type Round } from './report/figures.ts';
import type { Site } from './site.ts';

/** A read of the product, in several variants that are asked in turn. */
export interface Read {
  readonly name: string;
  readonly label: string;
  readonly shots: readonly Shot[];
}

/** Interleaved rounds of one read (`reads`: as each archive is asked): product and baseline over each archive, in turn, so that all see the same machine. */
export const measureRead = async (
  sites: readonly Site[],
  reads: readonly Read[],
  options: Options,
): Promise<readonly Figures[]> => {
  const pairs = sites.map((site, index) => ({ site, read: reads[index] as Read }));
  for (const { site, read } of pairs)
    await site.malote.ask('recordRead', { name: read.name, shots: read.shots });
  const rounds = sites.map((): Round[] => []);
  for (let round = 0; round <= options.rounds; round++) {
    for (const [index, { site, read }] of pairs.entries()) {
      const product = await load(site.port, read.shots, options);
      const bare = await load(site.barePort, bareShots(read), options);
      // The first round only warms up.
      if (round > 0) rounds[index]?.push({ product, bare });
    }
  }
  return rounds.map(figures);
};

const bareShots = ({ name, shots }: Read): Shot[] =>
  shots.map((_shot, n) => ({ method: 'GET', path: `/${name}/${n}` }));

const load = (port: number, shots: readonly Shot[], options: Options) =>
  loadLoop({
    port,
    connections: options.connections,
    most: options.mostReads,
    milliseconds: options.readMilliseconds,
    shot: (n) => shots[n % shots.length] as Shot,
  });

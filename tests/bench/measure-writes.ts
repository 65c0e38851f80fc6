import { randomUUID } from 'node:crypto';
import { loadLoop, type LoadResult, type Shot } from './load/load-loop.ts';
import { bareShot, concludeShot, forwardShot } from './load/write-shots.ts';
import type { Options } from './options.ts';
import { figures, type Figures, type Round } from './report/figures.ts';
import { percentile } from './report/statistics.ts';
import type { LoopDelay, Stock } from './served/protocol.ts';
import type { Site } from './site.ts';

/** Time of the server for one conclusion at a time, in milliseconds. */
interface Solo {
  readonly p50: number;
  readonly p95: number;
}

export interface ConclusionFigures extends Figures {
  readonly solo: Solo;
  /** How late the loop was while ten people concluded, and for as long with nothing to do. */
  readonly busy: LoopDelay;
  readonly idle: LoopDelay;
}

/** Long enough that only the number of calls ends a round of writes. */
const limit = 120_000;

/** Hands out the documents of all people in turn, each once. */
export class Supply {
  readonly #stocks: readonly Stock[];
  #next = 0;

  constructor(stocks: readonly Stock[]) {
    this.#stocks = stocks;
  }

  take(): { stock: Stock; id: number } {
    const n = this.#next++;
    const stock = this.#stocks[n % this.#stocks.length] as Stock;
    const place = Math.floor(n / this.#stocks.length);
    if (place >= stock.count) throw new Error('no document is left to be used up');
    return { stock, id: stock.first + place };
  }
}

export const stockFor = async (site: Site, kind: 'minuta' | 'concluido', calls: number): Promise<Supply> => {
  const { people } = site;
  const each = Math.ceil(calls / people.length) + 1;
  return new Supply((await site.malote.ask('stock', { kind, people, each })).stocks);
};

export const burst = (
  port: number,
  most: number,
  connections: number,
  shot: () => Shot,
): Promise<LoadResult> => loadLoop({ port, connections, most, milliseconds: limit, shot });

/** Each call forwards another document to a unit that holds none of them. */
export const measureForward = async (
  sites: readonly Site[],
  unidadeId: number,
  options: Options,
): Promise<Figures[]> => {
  const { forwards, connections, rounds } = options;
  const supplies: Supply[] = [];
  for (const site of sites) {
    const supply = await stockFor(site, 'concluido', forwards * 2 * (rounds + 1) + 1);
    await site.malote.ask('recordForward', { stock: supply.take().stock, unidadeId });
    supplies.push(supply);
  }
  return interleaved(sites, options, async (site, index) => {
    const supply = supplies[index] as Supply;
    return {
      product: await burst(site.port, forwards, connections, () => {
        const { stock, id } = supply.take();
        return forwardShot(stock, id, unidadeId, randomUUID());
      }),
      bare: await burst(site.barePort, forwards, connections, () =>
        bareShot('tramitar', supply.take().id, randomUUID()),
      ),
    };
  });
};

/** Each call concludes another draft; the baseline makes and keeps no PDF. */
export const measureConclude = async (
  sites: readonly Site[],
  options: Options,
): Promise<ConclusionFigures[]> => {
  const { conclusions, soloConclusions, connections, rounds } = options;
  const supplies: Supply[] = [];
  const solos: Omit<ConclusionFigures, keyof Figures>[] = [];
  for (const site of sites) {
    const supply = await stockFor(site, 'minuta', conclusions * 2 * (rounds + 1) + soloConclusions * 2 + 1);
    await site.malote.ask('recordConclude', { stock: supply.take().stock });
    supplies.push(supply);
    solos.push(await measureSolo(site, supply, soloConclusions, connections));
  }
  const together = await interleaved(sites, options, async (site, index) => {
    const supply = supplies[index] as Supply;
    return {
      product: await burst(site.port, conclusions, connections, () => concludeNext(supply)),
      bare: await burst(site.barePort, conclusions, connections, () =>
        bareShot('concluir', supply.take().id, randomUUID()),
      ),
    };
  });
  return together.map((found, index) => ({ ...found, ...(solos[index] as (typeof solos)[number]) }));
};

export const concludeNext = (supply: Supply): Shot => {
  const { stock, id } = supply.take();
  return concludeShot(stock, id, randomUUID());
};

const measureSolo = async (site: Site, supply: Supply, calls: number, connections: number) => {
  await burst(site.port, Math.ceil(calls / 4), 1, () => concludeNext(supply));
  const path = '/ws/api/documento/concluir';
  await site.malote.ask('serverTimes', { path });
  await burst(site.port, Math.ceil(calls / 2), 1, () => concludeNext(supply));
  const { times } = await site.malote.ask('serverTimes', { path });
  await site.malote.ask('watchLoop', {});
  const { seconds } = await burst(site.port, Math.floor(calls / 4), connections, () => concludeNext(supply));
  const busy = await site.malote.ask('readLoop', {});
  await site.malote.ask('watchLoop', {});
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const idle = await site.malote.ask('readLoop', {});
  return { solo: { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }, busy, idle };
};

/** Rounds of product and baseline over each archive in turn; the first only warms up. */
export const interleaved = async (
  sites: readonly Site[],
  { rounds }: Pick<Options, 'rounds'>,
  measure: (site: Site, index: number) => Promise<Round>,
): Promise<Figures[]> => {
  const found = sites.map((): Round[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, site] of sites.entries()) {
      const result = await measure(site, index);
      // The first round only warms up.
      if (round > 0) found[index]?.push(result);
    }
  }
  return found.map(figures);
};

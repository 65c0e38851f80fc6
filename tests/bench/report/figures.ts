import type { LoadResult } from '../load/load-loop.ts';
import { median, percentile } from './statistics.ts';

/** Product and baseline measured one right after the other. */
export interface Round {
  readonly product: LoadResult;
  readonly bare: LoadResult;
}

export interface Speed {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

/** Medians over the rounds. */
export interface Figures {
  readonly product: Speed;
  readonly bare: Speed;
  /** Requests per second of the product, as a share of those of the baseline. */
  readonly ratio: number;
  /** p95 of the product in each round, to be compared with those of another archive. */
  readonly p95s: readonly number[];
}

export const figures = (rounds: readonly Round[]): Figures => {
  const speeds = rounds.map(({ product, bare }) => ({ product: speedOf(product), bare: speedOf(bare) }));
  return {
    product: medianSpeed(speeds.map(({ product }) => product)),
    bare: medianSpeed(speeds.map(({ bare }) => bare)),
    ratio: median(speeds.map(({ product, bare }) => product.perSecond / bare.perSecond)),
    p95s: speeds.map(({ product }) => product.p95),
  };
};

/** How many times the p95 of the large archive is that of the small one, round by round. */
export const growth = (small: Figures, large: Figures): number =>
  median(large.p95s.map((p95, round) => p95 / (small.p95s[round] ?? NaN)));

const speedOf = ({ latencies, seconds }: LoadResult): Speed => ({
  p50: percentile(latencies, 0.5),
  p95: percentile(latencies, 0.95),
  perSecond: latencies.length / seconds,
});

const medianSpeed = (speeds: readonly Speed[]): Speed => ({
  p50: median(speeds.map(({ p50 }) => p50)),
  p95: median(speeds.map(({ p95 }) => p95)),
  perSecond: median(speeds.map(({ perSecond }) => perSecond)),
});

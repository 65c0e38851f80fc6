/** How much is measured; every loop is bounded in calls and in time. */
export interface Options {
  /** Documents of the small and of the large archive. */
  readonly sizes: readonly [small: number, large: number];
  /**
   * Records of the register that is measured, in the small and in the large archive. Totals are counted up to 10,001:
   * the smaller has as many for each filter, so that the growth of a page is that of finding it.
   */
  readonly assets: readonly [small: number, large: number];
  /** Connections that ask at the same time. */
  readonly connections: number;
  /** Rounds of each measure; the figure is their median. */
  readonly rounds: number;
  readonly readMilliseconds: number;
  /** The same, of a Malote without access: shorter, a process that has just begun seems dearer than what it leaves out. */
  readonly accessRounds: number;
  readonly accessMilliseconds: number;
  /** Calls of one round of reads at the most. */
  readonly mostReads: number;
  /** Calls of one round of forwardings and of conclusions. */
  readonly forwards: number;
  readonly conclusions: number;
  /** Calls of one round of inclusions and of changes in a register. */
  readonly saves: number;
  /** Rounds of them: short and many, since the disk makes each one waver. */
  readonly saveRounds: number;
  /** Conclusions one at a time, for the time of the server. */
  readonly soloConclusions: number;
  /** Conclusions over which memory must stay flat. */
  readonly memoryConclusions: number;
  readonly warmStarts: number;
}

const full: Options = {
  sizes: [10_000, 1_000_000],
  assets: [100_000, 1_000_000],
  connections: 10,
  rounds: 5,
  readMilliseconds: 1_500,
  accessRounds: 5,
  accessMilliseconds: 1_500,
  mostReads: 20_000,
  forwards: 150,
  conclusions: 40,
  saves: 400,
  saveRounds: 11,
  soloConclusions: 100,
  memoryConclusions: 1_000,
  warmStarts: 3,
};

const quick: Options = {
  ...full,
  sizes: [10_000, 100_000],
  assets: [40_000, 100_000],
  rounds: 2,
  readMilliseconds: 300,
  accessRounds: 3,
  forwards: 60,
  conclusions: 20,
  saves: 200,
  saveRounds: 5,
  soloConclusions: 30,
  memoryConclusions: 100,
  warmStarts: 1,
};

export const readOptions = (args: readonly string[]): Options => (args.includes('--rapido') ? quick : full);

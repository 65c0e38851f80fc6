import { thorough } from '#tests/setup/thorough.ts';

/** A world of its own for so many walks: what is always true is asked of all of it after each one, and one world would grow. */
interface WalkedWorld {
  readonly mundo: number;
  readonly sequences: number;
  /** Each day the same walks; in a campaign others. */
  readonly seed?: number;
}

/** Worlds to walk: one of a few walks every day, and in a campaign (`npm run campanha`) 2,000 walks, fifty in each world. */
export const walkedWorlds = (everyDay: number): readonly WalkedWorld[] =>
  thorough
    ? Array.from({ length: 40 }, (_, i) => ({ mundo: i + 1, sequences: 50 }))
    : [{ mundo: 1, sequences: everyDay, seed: 13 }];

import { execFileSync } from 'node:child_process';
import { thorough } from './thorough.ts';

/**
 * A number that the commit gives, the same in every worker and every repetition; 0 outside a repository. MALOTE_VEZ says another:
 * who looks for what another commit saw fail.
 */
const drawn = (): number => {
  const asked = process.env['MALOTE_VEZ'];
  if (asked !== undefined) {
    if (!/^\d{1,9}$/.test(asked)) throw new Error(`MALOTE_VEZ não é um número: ${asked}`);
    return Number(asked);
  }
  try {
    return parseInt(
      execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).slice(0, 7),
      16,
    );
  } catch {
    // a package of the sources has no commits: always the first share
    return 0;
  }
};

export const turnOfCommit = drawn();

/**
 * Whether the one at that place of many alike has its turn with this commit: each commit tries one share of `shares`, and a few
 * commits all of them. A campaign waits for nobody.
 */
export const inTurn = (index: number, shares: number, turn = turnOfCommit): boolean =>
  thorough || (index + turn) % shares === 0;

import { describe, expect, it } from 'vitest';
import { readRounds } from '../../bin/campaign.mjs';

describe('how long a campaign of faults is', () => {
  it('twenty rounds of each, or as many as are asked', () => {
    expect(readRounds([])).toBe(20);
    expect(readRounds(['--rodadas', '50'])).toBe(50);
    expect(readRounds(['--rodadas=3'])).toBe(3);
  });

  it.each([['--rodadas'], ['--rodadas=0'], ['--rodadas=1000'], ['--rodadas', 'muitas'], ['50']])(
    'refuses %s %s',
    (...args) => {
      expect(() => readRounds(args)).toThrow('Diga quantas rodadas');
    },
  );
});

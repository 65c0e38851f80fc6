import { describe, expect, it } from 'vitest';
import { chooseFitting } from '#src/ui/use-fitting.ts';

const fit = (widths: readonly number[], room: number, kept = -1, more = false): number[] =>
  [...chooseFitting(widths, room, kept, more)].sort((a, b) => a - b);

describe('a bar that sheds', () => {
  it('keeps everything that fits', () => {
    expect(fit([100, 100, 100], 316)).toEqual([0, 1, 2]);
  });

  it('moves the last ones first, leaving room for "Mais ações"', () => {
    expect(fit([100, 100, 100], 315)).toEqual([0, 1]);
    expect(fit([100, 100, 100], 200)).toEqual([0]);
    expect(fit([100, 100, 100], 120)).toEqual([]);
  });

  it('leaves that room also where every one fits and the button stands there for others', () => {
    expect(fit([100, 100, 100], 316, -1, true)).toEqual([0, 1]);
    expect(fit([100, 100, 100], 368, -1, true)).toEqual([0, 1, 2]);
  });

  it('never moves the primary one', () => {
    expect(fit([100, 100, 100], 180, 2)).toEqual([2]);
  });

  it('keeps everything while nothing was measured', () => {
    expect(fit([0, 0], 0)).toEqual([0, 1]);
  });
});

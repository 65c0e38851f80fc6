import { describe, expect, it } from 'vitest';
import { readPart } from '../../bin/sweep.mjs';

describe('the part of a sweep that is asked for', () => {
  it('is the whole, unless it says', () => {
    expect(readPart([])).toBe('1/1');
    expect(readPart(['--parte', '3/8'])).toBe('3/8');
    expect(readPart(['--parte=08/8'])).toBe('8/8');
  });

  it('is refused when there is no such part', () => {
    for (const args of [
      ['--parte'],
      ['--parte', '0/8'],
      ['--parte', '9/8'],
      ['--parte', '1/13'],
      ['3/8'],
      ['--parte', ''],
    ])
      expect(() => readPart(args)).toThrow('--parte 3/8');
  });
});

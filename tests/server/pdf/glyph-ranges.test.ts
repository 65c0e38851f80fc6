import { openSync, type Font } from 'fontkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFamilies, serif } from '#server/ferramentas/fonts/font-files.ts';
import { glyphRanges, isInRanges } from '#server/ferramentas/fonts/glyph-ranges.ts';

const open = (file: string): Font => openSync(file) as Font;

describe('the characters of the fonts', () => {
  test('the files are of the families that the template names', () => {
    for (const { name, files } of allFamilies)
      for (const file of files) expect(open(file).familyName).toBe(name);
  });

  test('the four faces of the serif draw the same characters', () => {
    const [regular = [], ...others] = serif.files.map((file) =>
      [...open(file).characterSet].sort((a, b) => a - b),
    );
    expect(regular.length).toBeGreaterThan(800);
    for (const face of others) expect(face).toEqual(regular);
  });

  test('letters of names in indigenous languages are drawn', () => {
    const ranges = glyphRanges();
    for (const letter of 'ɨƗʉɄẽẼỹỸĩũŋŊʼꞌɲɛɔə\u0303\u0323')
      expect([letter, isInRanges(ranges, letter.codePointAt(0) ?? 0)]).toEqual([letter, true]);
  });

  test('the ranges say the same as the fonts', () => {
    const ranges = glyphRanges();
    const fonts = allFamilies
      .filter(({ name }) => !name.startsWith('Atkinson'))
      .map(({ files }) => files.map(open));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 0, max: 0x3000 }),
          fc.integer({ min: 0x3000, max: 0xd7ff }),
          fc.integer({ min: 0xe000, max: 0x10ffff }),
        ),
        (point) => {
          const drawn = fonts.some((faces) => faces.every((face) => face.hasGlyphForCodePoint(point)));
          const arabic = /\p{Script=Arabic}/u.test(String.fromCodePoint(point));
          expect(isInRanges(ranges, point)).toBe(drawn && !arabic);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

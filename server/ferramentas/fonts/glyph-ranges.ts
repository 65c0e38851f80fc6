import { openSync, type Font } from 'fontkit';
import { textFamilies } from './font-files.ts';

/**
 * The characters that every style of the text can draw, as pairs first–last in ascending order. What one face of
 * a family lacks the family lacks: a text may be bold anywhere.
 */
export const glyphRanges = (): Uint32Array => {
  const points = new Set<number>();
  for (const family of textFamilies) {
    const [regular, ...others] = family.files.map((file) => openSync(file) as Font);
    for (const point of regular?.characterSet ?? [])
      if (isReadable(point) && others.every((face) => face.hasGlyphForCodePoint(point))) points.add(point);
  }
  const ranges: number[] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    if (ranges.at(-1) === point - 1) ranges[ranges.length - 1] = point;
    else ranges.push(point, point);
  }
  return Uint32Array.from(ranges);
};

/** The mathematical font draws Arabic letters as symbols, apart from one another: that is no writing. */
const isReadable = (point: number): boolean => !/\p{Script=Arabic}/u.test(String.fromCodePoint(point));

/** Whether a character is in one of the ranges. */
export const isInRanges = (ranges: Uint32Array, point: number): boolean => {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (point < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (point > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
};

import { grayPng, pngOf } from './gray-png.ts';

/** A picture in colours: blue, green, red and one more byte for each point, by lines from the upper left. */
interface ColourImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Each line as what differs from the one above it: most of a page of a form is the same. */
const up = 2;

/** ISO 15948 (PNG), without transparency; one that has no colours, in shades of gray. */
export const colourPng = ({ width, height, data }: ColourImage): Buffer => {
  if (isGray(data)) {
    const gray = new Uint8Array(width * height);
    for (let at = 0; at < gray.length; at += 1) gray[at] = data[at * 4] ?? 0;
    return grayPng({ width, height, data: gray });
  }
  const line = width * 3 + 1;
  const lines = Buffer.alloc(line * height);
  const above = new Uint8Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    let to = y * line;
    lines[to] = up;
    for (let x = 0, part = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      for (const offset of [2, 1, 0]) {
        const value = data[from + offset] ?? 0;
        to += 1;
        lines[to] = (value - (above[part] ?? 0)) & 0xff;
        above[part] = value;
        part += 1;
      }
    }
  }
  return pngOf(width, height, 'colour', lines);
};

const isGray = (data: Uint8Array): boolean => {
  for (let at = 0; at + 2 < data.length; at += 4)
    if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return false;
  return true;
};

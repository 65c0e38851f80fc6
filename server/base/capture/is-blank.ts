import type { GrayImage } from '#server/base/pdf/gray-png.ts';

/** Part of each side where a scanner leaves shadows, holes and staples. */
const edge = 0.05;
/** Darker than the paper by so much of the way to black is ink. */
const inkContrast = 0.3;
/** Ink of a page that says something: a signature alone covers more. */
const leastInk = 0.0004;

/** Whether a page bears nothing: paper of any shade, with the specks and the edges of a scan. */
export const isBlank = ({ width, height, data }: GrayImage): boolean => {
  const [left, top] = [Math.floor(width * edge), Math.floor(height * edge)];
  const shades = new Uint32Array(256);
  for (let y = top; y < height - top; y += 1)
    for (let x = left; x < width - left; x += 1) {
      const shade = data[y * width + x] ?? 255;
      shades[shade] = (shades[shade] ?? 0) + 1;
    }
  const total = shades.reduce((sum, each) => sum + each, 0);
  if (total === 0) return true;
  const limit = paperShade(shades, total) * (1 - inkContrast);
  const ink = shades.subarray(0, Math.ceil(limit)).reduce((sum, each) => sum + each, 0);
  return ink / total < leastInk;
};

/** The shade in the middle of all: that of the paper, wherever less than half is written. */
const paperShade = (shades: Uint32Array, total: number): number => {
  let seen = 0;
  for (let shade = 0; shade < shades.length; shade += 1) {
    seen += shades[shade] ?? 0;
    if (seen * 2 >= total) return shade;
  }
  return 255;
};

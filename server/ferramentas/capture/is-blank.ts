import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';

/** Part of each side where a scanner leaves shadows, holes and staples. */
const edge = 0.05;
/** Darker than the paper by so much of the way to black is ink. */
const inkContrast = 0.3;
/** Ink of a page that surely says something. */
const muchInk = 0.0004;
/** Parts of the longer side: a letter of the smallest print is no smaller, a speck no larger; a stroke as long as that is written. */
const letter = 1 / 250;
const stroke = 1 / 40;
/** So many marks as large as a letter are a word; fewer are specks. */
const fewestLetters = 3;

/** Whether a page bears nothing: paper of any shade, with the specks and the edges of a scan. One word is something. */
export const isBlank = (image: GrayImage): boolean => {
  const { width, height, data } = image;
  const [left, top] = [Math.floor(width * edge), Math.floor(height * edge)];
  const shades = new Uint32Array(256);
  for (let y = top; y < height - top; y += 1)
    for (let x = left; x < width - left; x += 1) {
      const shade = data[y * width + x] ?? 255;
      shades[shade] = (shades[shade] ?? 0) + 1;
    }
  const total = shades.reduce((sum, each) => sum + each, 0);
  if (total === 0) return true;
  const limit = Math.ceil(paperShade(shades, total) * (1 - inkContrast));
  const ink = shades.subarray(0, limit).reduce((sum, each) => sum + each, 0);
  if (ink === 0) return true;
  return ink / total < muchInk && !saysSomething(marksOf(image, limit), Math.max(width, height));
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

const saysSomething = (marks: readonly number[], longest: number): boolean =>
  marks.some((size) => size >= longest * stroke) ||
  marks.filter((size) => size >= longest * letter).length >= fewestLetters;

/** The marks of a page with little ink, each by its longer side: points that touch are of one mark. */
const marksOf = ({ width, height, data }: GrayImage, limit: number): number[] => {
  const [left, top] = [Math.floor(width * edge), Math.floor(height * edge)];
  const waiting = new Set<number>();
  for (let y = top; y < height - top; y += 1)
    for (let x = left; x < width - left; x += 1)
      if ((data[y * width + x] ?? 255) < limit) waiting.add(y * width + x);
  const marks: number[] = [];
  for (const first of waiting) {
    waiting.delete(first);
    const mark = [first];
    for (const at of mark)
      for (const beside of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1])
        if (waiting.delete(at + beside)) mark.push(at + beside);
    marks.push(longerSide(mark, width));
  }
  return marks;
};

const longerSide = (mark: readonly number[], width: number): number => {
  const [columns, rows] = [mark.map((at) => at % width), mark.map((at) => Math.floor(at / width))];
  const along = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 1;
  return Math.max(along(columns), along(rows));
};

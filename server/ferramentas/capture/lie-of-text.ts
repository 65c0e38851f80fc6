import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';
import type { Turn } from './capture.ts';

/** Part of each side where a scanner leaves shadows, holes and staples. */
const edge = 0.05;
/** Darker than this is ink. */
const inkShade = 150;
/** Lines of text make the ink come and go so much more in one direction than in the other. */
const clearly = 2;
/** Of the ink that sticks out of the body of the lines, the part above it on a page the right way up, and upside down. */
const mostlyAbove = 0.56;
const mostlyBelow = 0.44;
/** Lines that are enough to tell by. */
const enoughLines = 3;
/** Rows of a line of text: lower is a stroke, higher than this part of the page a picture. */
const lowestLine = 6;
const highestLine = 1 / 12;

/**
 * How a page has to be turned to be read, by the shape of its lines alone: where they run, and on which side of them the
 * letters stick out (in Portuguese more rise than hang). Undefined where that does not tell: a picture, a table, a few words.
 */
export const lieOfText = (image: GrayImage): Turn | undefined => {
  const { rows, columns } = inkOf(image);
  const [level, standing] = [unevenness(rows), unevenness(columns)];
  if (level > clearly * standing) return sideOf(rows, 0);
  if (standing > clearly * level) return sideOf(columns, 90);
  return undefined;
};

/** The ink of each row, from the top, and of each column, from the left: the rows of the page turned by 90 degrees. */
const inkOf = ({
  width,
  height,
  data,
}: GrayImage): { readonly rows: Uint32Array; readonly columns: Uint32Array } => {
  const [left, top] = [Math.floor(width * edge), Math.floor(height * edge)];
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  for (let y = top; y < height - top; y += 1)
    for (let x = left; x < width - left; x += 1)
      if ((data[y * width + x] ?? 255) < inkShade) {
        rows[y] = (rows[y] ?? 0) + 1;
        columns[x] = (columns[x] ?? 0) + 1;
      }
  return { rows, columns };
};

const unevenness = (ink: Uint32Array): number =>
  ink.reduce((sum, each, at) => sum + (each - (ink[at - 1] ?? 0)) ** 2, 0);

/** The turn that makes the lines level, or the one that is half a turn more, by where the letters stick out. */
const sideOf = (ink: Uint32Array, turn: 0 | 90): Turn | undefined => {
  const { above, below, lines } = strayInk(ink);
  if (lines < enoughLines || above + below === 0) return undefined;
  const part = above / (above + below);
  if (part > mostlyAbove) return turn;
  return part < mostlyBelow ? (turn === 0 ? 180 : 270) : undefined;
};

/** The ink above and below the body of the lines: their rows that have at least half as much as the fullest. */
const strayInk = (ink: Uint32Array): { above: number; below: number; lines: number } => {
  const found = { above: 0, below: 0, lines: 0 };
  for (const [from, to] of linesOf(ink)) {
    const line = ink.subarray(from, to);
    const body = Math.max(...line) / 2;
    found.above += total(
      line.subarray(
        0,
        line.findIndex((each) => each >= body),
      ),
    );
    found.below += total(line.subarray(line.findLastIndex((each) => each >= body) + 1));
    found.lines += 1;
  }
  return found;
};

const total = (ink: Uint32Array): number => ink.reduce((sum, each) => sum + each, 0);

/** Runs of rows with ink that are as high as a line of text: from, and to. */
const linesOf = (ink: Uint32Array): [from: number, to: number][] => {
  const found: [number, number][] = [];
  let from = 0;
  for (let at = 0; at <= ink.length; at += 1) {
    // a speck is no ink of a line
    if ((ink[at] ?? 0) > 2) continue;
    if (at - from >= lowestLine && at - from <= ink.length * highestLine) found.push([from, at]);
    from = at + 1;
  }
  return found;
};

/** The part of a page with level lines, so many rows high, where most is written. */
export const mostWritten = (image: GrayImage, high: number): GrayImage => {
  const { rows } = inkOf(image);
  const written = new Uint32Array(rows.length);
  for (const [from, to] of linesOf(rows)) written.set(rows.subarray(from, to), from);
  let [ink, most, top] = [0, 0, 0];
  for (let at = 0; at < written.length; at += 1) {
    ink += (written[at] ?? 0) - (at < high ? 0 : (written[at - high] ?? 0));
    if (ink > most) [most, top] = [ink, Math.max(0, at - high + 1)];
  }
  const height = Math.min(high, image.height - top);
  const { width, data } = image;
  return { width, height, data: data.subarray(top * width, (top + height) * width) };
};

import type { GrayImage } from '#server/ferramentas/image/gray-png.ts';
import type { Area } from './later-mark.ts';

/** From the paper: what is fainter is the grain of a scanned one. */
const faintest = 40;
/** Points of the edge of a place: what only touches it is beside it. */
const edge = 2;
/** The line that people sign on: as long and as thin as this, in points, with the gaps of one that is dotted. */
const line = { longest: 20, thickest: 2, gap: 3 };
/** Points of a drawing, side by side, that are more than a speck. */
const fewest = 4;

/** Whether there is anything in an area of a page but paper, specks and lines to sign on. */
export const isWrittenOn = (page: GrayImage, area: Area, perPoint: number): boolean => {
  const place = placeOf(page, area, perPoint);
  const { left, top, right, bottom } = place;
  if (right <= left || bottom <= top) return false;
  const paper = commonest(page, place);
  const ink = (x: number, y: number): boolean =>
    x >= 0 &&
    y >= 0 &&
    x < page.width &&
    y < page.height &&
    Math.abs((page.data[y * page.width + x] ?? paper) - paper) > faintest;
  const onLine = linesThrough(page, place, { ink, perPoint });
  const isMark = (x: number, y: number): boolean => ink(x, y) && !onLine(x, y);
  let found = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (!isMark(x, y)) continue;
      const beside = around.filter(([dx, dy]) => isMark(x + dx, y + dy)).length;
      if (beside >= 2 && ++found >= fewest) return true;
    }
  return false;
};

const around = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].filter((dy) => dx !== 0 || dy !== 0).map((dy) => [dx, dy] as const),
);

interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const placeOf = ({ width, height }: GrayImage, [x1, y1, x2, y2]: Area, perPoint: number): Place => {
  // of one that is as small as a letter, all of it counts
  const inset = Math.min(edge * perPoint, Math.min((x2 - x1) * width, (y2 - y1) * height) / 8);
  return {
    left: Math.max(0, Math.floor(x1 * width + inset)),
    top: Math.max(0, Math.floor(y1 * height + inset)),
    right: Math.min(width, Math.ceil(x2 * width - inset)),
    bottom: Math.min(height, Math.ceil(y2 * height - inset)),
  };
};

/** The shade that most of a place has. */
const commonest = ({ data, width }: GrayImage, { left, top, right, bottom }: Place): number => {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const shade = data[y * width + x] ?? 255;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  return counts.indexOf(Math.max(...counts));
};

interface Seen {
  readonly ink: (x: number, y: number) => boolean;
  readonly perPoint: number;
}

/** What is of a level line, thin and long, that may go on outside the place. */
const linesThrough = (
  { width }: GrayImage,
  { left, top, right, bottom }: Place,
  { ink, perPoint }: Seen,
): ((x: number, y: number) => boolean) => {
  const [longest, thickest, gap] = [line.longest * perPoint, line.thickest * perPoint, line.gap * perPoint];
  const from = Math.max(0, Math.floor(left - longest));
  const to = Math.min(width, Math.ceil(right + longest));
  const isThin = (x: number, y: number): boolean => {
    let thick = 1;
    for (let up = y - 1; thick <= thickest && ink(x, up); up--) thick += 1;
    for (let down = y + 1; thick <= thickest && ink(x, down); down++) thick += 1;
    return thick <= thickest;
  };
  const lines = new Set<number>();
  for (let y = top - 1; y <= bottom; y++) {
    let run: number[] = [];
    const close = (): void => {
      if ((run.at(-1) ?? 0) - (run[0] ?? 0) >= longest) for (const x of run) lines.add(y * width + x);
      run = [];
    };
    for (let x = from; x < to; x++) {
      if (!ink(x, y) || !isThin(x, y)) continue;
      if (run.length > 0 && x - (run.at(-1) ?? 0) > gap) close();
      run.push(x);
    }
    close();
  }
  return (x, y) => lines.has(y * width + x);
};

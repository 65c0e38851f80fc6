import type { Bounds } from '#schemas/fluxo/moddle-element.ts';

/** How wide the name of a pool or a lane is at the edge of the view, in points of the screen. */
export const pinnedWidth = 26;
/** Less of a lane than this says no name. */
const least = 36;

interface Named {
  readonly id: string;
  readonly label: string;
  readonly depth: number;
  /** Its name is written upright at its left; otherwise above it. */
  readonly standing: boolean;
  readonly bounds: Bounds;
}

interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** A name, and where it is written on the screen. */
interface Pinned extends Bounds {
  readonly id: string;
  readonly label: string;
  readonly standing: boolean;
}

/**
 * Names that went out of the view while their lanes are in it: at its edge, beside each other as deep as the lanes are, along
 * what is seen of each.
 */
export const pinnedNames = (bands: readonly Named[], { x, y, zoom, width, height }: View): Pinned[] => {
  // a pool without a name takes no place beside its lanes
  const outermost = Math.min(...bands.filter(({ label }) => label !== '').map(({ depth }) => depth));
  return bands.flatMap(({ id, label, depth, standing, bounds }) => {
    const edge = (depth - outermost) * pinnedWidth;
    const seen = {
      left: Math.max(bounds.x * zoom + x, standing ? edge : 0),
      top: Math.max(bounds.y * zoom + y, standing ? 0 : edge),
      right: Math.min((bounds.x + bounds.width) * zoom + x, width),
      bottom: Math.min((bounds.y + bounds.height) * zoom + y, height),
    };
    const begins = standing ? bounds.x * zoom + x : bounds.y * zoom + y;
    const [wide, high] = [seen.right - seen.left, seen.bottom - seen.top];
    const middle = standing
      ? (bounds.y + bounds.height / 2) * zoom + y
      : (bounds.x + bounds.width / 2) * zoom + x;
    const across = standing ? wide : high;
    const along = standing ? high : wide;
    if (label === '' || across < 2 * pinnedWidth || along < least) return [];
    if (begins >= edge && middle >= 0 && middle <= (standing ? height : width)) return [];
    return [
      {
        id,
        label,
        standing,
        x: seen.left,
        y: seen.top,
        width: standing ? pinnedWidth : wide,
        height: standing ? high : pinnedWidth,
      },
    ];
  });
};

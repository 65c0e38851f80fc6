import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import type { Point } from './drawing.ts';

/** Where the drawing is in its window, and how large that is. */
interface PaperView {
  readonly transform: readonly [x: number, y: number, zoom: number];
  readonly width: number;
  readonly height: number;
}

/** An element on the paper, and what is written beside it. */
export interface Beside {
  readonly bounds: Bounds;
  readonly box: Bounds | undefined;
}

/** Where what comes after an element is offered, in points of the screen. */
interface PadPlace {
  readonly below: boolean;
  /** Between it and the element. */
  readonly offset: number;
  /** How far it moves from there, to lie on the paper. */
  readonly by: Point;
  readonly area: Bounds;
}

/** As large as it is, its line included; and where a finger presses it. */
export const contextPad = { width: 256, height: 40 } as const;
export const contextPadTouched = { width: 356, height: 52 } as const;

const gap = 12;
/** With the words below an element between it and the pad. */
const gapWithWords = 44;
/** Sides of the paper where its own buttons are. */
const free = { top: 52, side: 8, bottom: 56 } as const;

export const onScreen = ({ x, y, width, height }: Bounds, { transform }: PaperView): Bounds => {
  const [left, top, zoom] = transform;
  return { x: x * zoom + left, y: y * zoom + top, width: width * zoom, height: height * zoom };
};

/**
 * Above the element; below, where there is no room above or its name is there. Of an element that is seen, all of it is on the
 * paper.
 */
export const contextPadPlace = (
  { bounds, box }: Beside,
  view: PaperView,
  pad: { readonly width: number; readonly height: number },
): PadPlace => {
  const shape = onScreen(bounds, view);
  const bottom = shape.y + shape.height;
  const wordsAbove = box !== undefined && box.y + box.height <= bounds.y;
  const offsets = {
    above: gap + (wordsAbove ? (bounds.y - box.y) * view.transform[2] : 0),
    below: box && !wordsAbove ? gapWithWords : gap,
  };
  const tops = { above: shape.y - offsets.above - pad.height, below: bottom + offsets.below };
  const fitsBelow = tops.below + pad.height <= view.height - free.bottom;
  const below = tops.above < free.top || (wordsAbove && fitsBelow);
  const side = below ? 'below' : 'above';
  const isSeen = shape.x < view.width && shape.x + shape.width > 0 && shape.y < view.height && bottom > 0;
  const put = {
    x: within(shape.x, free.side, view.width - free.side - pad.width),
    y: within(tops[side], free.top, view.height - free.bottom - pad.height),
  };
  const at = isSeen ? put : { x: shape.x, y: tops[side] };
  return {
    below,
    offset: offsets[side],
    by: { x: at.x - shape.x, y: at.y - tops[side] },
    area: { ...at, width: pad.width, height: pad.height },
  };
};

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Corners in which the whole drawing may be shown, the one first in which it is when nothing is there. */
const corners = ['bottom-right', 'top-right'] as const;
export type Corner = (typeof corners)[number];

/** Between a corner and the edges of the paper: above are buttons. */
export const cornerMargin = 15;
export const cornerTop = free.top + 4;

/** The first corner in which nothing of what is chosen would be covered; undefined, where there is none. */
export const freeCorner = (
  taken: readonly Bounds[],
  size: { readonly width: number; readonly height: number },
  view: PaperView,
): Corner | undefined =>
  corners.find((corner) => {
    const x = view.width - cornerMargin - size.width;
    const y = corner === 'top-right' ? cornerTop : view.height - cornerMargin - size.height;
    return taken.every(
      (one) =>
        one.x >= x + size.width ||
        one.x + one.width <= x ||
        one.y >= y + size.height ||
        one.y + one.height <= y,
    );
  });

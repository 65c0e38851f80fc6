import type { Bounds } from '#schemas/fluxo/moddle-element.ts';

/** Where the drawing is in its window, and how large that is. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** Below this what is new could not be named. */
export const smallest = 0.75;
/** Around what comes into view, in points of the screen: as many as what is offered beside it takes. */
const margin = { x: 104, y: 56 } as const;

/** The same view moved by no more than what brings an element into it; undefined, where it is in it already. */
export const viewWith = (
  { x, y, width, height }: Bounds,
  view: View,
  least = 0,
): Pick<View, 'x' | 'y' | 'zoom'> | undefined => {
  const zoom = Math.max(view.zoom, least);
  if (zoom !== view.zoom)
    return {
      zoom,
      x: view.width / 2 - (x + width / 2) * zoom,
      y: view.height / 2 - (y + height / 2) * zoom,
    };
  // beside what is new stands what is offered for it
  const free = least > 0 ? margin : { x: 0, y: 0 };
  const left = moved(x * zoom + view.x, width * zoom, view.width, margin.x, free.x);
  const top = moved(y * zoom + view.y, height * zoom, view.height, margin.y, free.y);
  return left === 0 && top === 0 ? undefined : { zoom, x: view.x + left, y: view.y + top };
};

/** By how much something is moved along a side to lie in it, `free` of its ends; what is longer than the side shows its beginning. */
const moved = (from: number, length: number, side: number, wanted: number, free: number): number => {
  const room = Math.max(0, Math.min(wanted, (side - length) / 2));
  const left = Math.min(free, room);
  if (from >= left && from + length <= side - left) return 0;
  return from < left || length > side ? room - from : side - room - from - length;
};

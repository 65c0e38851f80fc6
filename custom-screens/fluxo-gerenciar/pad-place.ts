import type { Bounds } from '#schemas/fluxo/moddle-element.ts';
import type { Point } from './drawing.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between what is offered and what it stands beside, in points of the screen. */
const gap = 6;

/**
 * Where what is offered at a lane or a pool begins, from its corner, in points of the screen: inside of it, beside its name,
 * or below it where it is drawn too low; and further on, where the name of another would be covered.
 */
export const padPlace = (
  band: Bounds,
  names: readonly Bounds[],
  { pad, strip, zoom, standing }: Readonly<{ pad: Size; strip: number; zoom: number; standing: boolean }>,
): Point => {
  const [wide, high] = [band.width * zoom, band.height * zoom];
  const beside = standing
    ? { x: strip * zoom + gap, y: pad.height + 2 * gap <= high ? gap : high + gap }
    : { x: pad.width + 2 * gap <= wide ? gap : wide + gap, y: strip * zoom + gap };
  const shown = names.map(({ x, y, width, height }) => ({
    x: (x - band.x) * zoom,
    y: (y - band.y) * zoom,
    width: width * zoom,
    height: height * zoom,
  }));
  const covered = ({ x, y }: Point): Bounds | undefined =>
    shown.find(
      (one) =>
        x < one.x + one.width && x + pad.width > one.x && y < one.y + one.height && y + pad.height > one.y,
    );
  let at: Point = beside;
  // names stand in strips of their own: past one of them there is at most another
  for (let one = covered(at), left = names.length; one && left > 0; one = covered(at), left -= 1)
    at = standing ? { ...at, x: one.x + one.width + gap } : { ...at, y: one.y + one.height + gap };
  return at;
};

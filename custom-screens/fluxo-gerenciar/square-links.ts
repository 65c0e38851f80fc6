import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { elementsOf, isFlow, waypointsOf, type Drawing } from './drawing.ts';
import { route } from './route.ts';

/** Each line of it lies, or stands. */
const isSquare = (drawing: Drawing, flow: ModdleElement): boolean =>
  waypointsOf(drawing, flow).every(({ x, y }, at, all) => {
    const before = all[at - 1];
    return !before || before.x === x || before.y === y;
  });

/** Lanes that grow and shrink take along what is drawn where they are: a link in right angles that came out of them is drawn anew. */
export const keepingSquare = <T>(drawing: Drawing, work: () => T): T => {
  const square = elementsOf(drawing).filter((one) => isFlow(one) && isSquare(drawing, one));
  const answer = work();
  for (const flow of square) if (!isSquare(drawing, flow)) route(drawing, flow);
  return answer;
};

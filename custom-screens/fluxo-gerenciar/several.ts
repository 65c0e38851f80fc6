import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { moveBand } from './band-edits.ts';
import { settle } from './band-layout.ts';
import { isBand } from './bands.ts';
import { boundsOf, elementOf, isNode, type Drawing } from './drawing.ts';
import { moveBy, remove } from './edits.ts';
import { removeBand } from './remove-band.ts';

/** How several elements are put in line. */
export const alignments = ['linha', 'coluna', 'horizontal', 'vertical'] as const;
export type Alignment = (typeof alignments)[number];

/** The elements of those ids that are drawn by themselves: without what is inside another of them or hangs on it. */
export const topmost = (drawing: Drawing, ids: readonly string[]): ModdleElement[] => {
  const nodes = ids.flatMap((id) => elementOf(drawing, id) ?? []).filter(isNode);
  const all = new Set(nodes);
  return nodes.filter(({ attachedToRef, $parent }) => {
    if (attachedToRef && all.has(attachedToRef)) return false;
    for (let around = $parent; around; around = around.$parent) if (all.has(around)) return false;
    return true;
  });
};

/** Moves everything of those ids by so many points; each is then of the lane where it was left. */
export const moveSeveral = (drawing: Drawing, ids: readonly string[], dx: number, dy: number): void => {
  const bands = ids.flatMap((id) => elementOf(drawing, id) ?? []).filter(isBand);
  // what is in a pool or lane goes with it
  for (const band of bands) moveBand(drawing, band, dx, dy);
  if (bands.length > 0) return;
  const moved = topmost(drawing, ids);
  moveBy(drawing, moved, Math.round(dx), Math.round(dy));
  settle(drawing, moved);
};

/** Takes several away; where the flow begins stays. */
export const removeSeveral = (drawing: Drawing, ids: readonly string[]): void => {
  // a link that joins what is left may take the id of one that went, and is not that one
  for (const one of ids.flatMap((id) => elementOf(drawing, id) ?? []))
    if (isBand(one)) removeBand(drawing, one);
    else if (one.$type !== 'bpmn:StartEvent' && elementOf(drawing, one.id) === one) remove(drawing, one.id);
};

/** Middles on one line or in one column, that of the first; or the same room between one and the next. */
export const align = (drawing: Drawing, ids: readonly string[], how: Alignment): void => {
  const placed = topmost(drawing, ids).flatMap((element) => {
    const bounds = element.attachedToRef ? undefined : boundsOf(drawing, element);
    return bounds
      ? [{ element, x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2, ...sizes(bounds) }]
      : [];
  });
  const [first] = placed;
  if (!first) return;
  if (how === 'linha')
    for (const { element, y } of placed) moveBy(drawing, [element], 0, Math.round(first.y - y));
  else if (how === 'coluna')
    for (const { element, x } of placed) moveBy(drawing, [element], Math.round(first.x - x), 0);
  else spread(drawing, placed, how === 'horizontal' ? 'x' : 'y');
  settle(
    drawing,
    placed.map(({ element }) => element),
  );
};

interface Placed {
  readonly element: ModdleElement;
  readonly x: number;
  readonly y: number;
  readonly long: { readonly x: number; readonly y: number };
}

const sizes = ({ width, height }: { width: number; height: number }): Pick<Placed, 'long'> => ({
  long: { x: width, y: height },
});

const spread = (drawing: Drawing, placed: readonly Placed[], axis: 'x' | 'y'): void => {
  const order = [...placed].sort((a, b) => a[axis] - b[axis]);
  const [first] = order;
  const last = order.at(-1);
  if (!first || !last || order.length < 3) return;
  const begin = first[axis] + first.long[axis] / 2;
  const between = order.slice(1, -1);
  const free =
    last[axis] - last.long[axis] / 2 - begin - between.reduce((sum, one) => sum + one.long[axis], 0);
  let at = begin;
  for (const one of between) {
    at += free / (order.length - 1);
    const by = Math.round(at + one.long[axis] / 2 - one[axis]);
    moveBy(drawing, [one.element], axis === 'x' ? by : 0, axis === 'x' ? 0 : by);
    at += one.long[axis];
  }
};

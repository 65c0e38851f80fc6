import type { Bounds, ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import type { FluxoConversa } from '#schemas/shapes/fluxo-comentario.ts';
import { isBand } from '../bands.ts';
import { boundsOf, elementOf, isSeen, waypointsOf, type Drawing, type Point } from '../drawing.ts';

export type Filtro = 'abertos' | 'resolvidos';

export const fits = ({ resolvida }: FluxoConversa, filtro: Filtro): boolean =>
  (resolvida === undefined) === (filtro === 'abertos');

export const countOf = (conversas: readonly FluxoConversa[], filtro: Filtro): number =>
  conversas.filter((one) => fits(one, filtro)).length;

/** Its element was taken out of the drawing. */
export const isGone = (drawing: Drawing, { elemento }: FluxoConversa): boolean =>
  elemento !== undefined && elementOf(drawing, elemento) === undefined;

/** Where open conversations are shown, and how many there are. */
interface Balloon {
  readonly id: string;
  readonly at: Point;
  /** Ids of their conversations, from the first. */
  readonly conversas: readonly number[];
}

/** At the right of a shape; lanes and pools begin one inside the other, and end together. */
export const cornerOf = (element: ModdleElement, { x, y, width }: Omit<Bounds, 'height'>): Point =>
  isBand(element) ? { x, y } : { x: x + width, y };

/** What is open of an element is shown at its corner; of one inside of a closed sub-process, at that of the sub-process. */
export const balloonsOf = (drawing: Drawing, conversas: readonly FluxoConversa[]): readonly Balloon[] => {
  const balloons = new Map<string, Balloon>();
  for (const { id, elemento } of conversas.filter((one) => fits(one, 'abertos'))) {
    let element = elementOf(drawing, elemento);
    while (element && !isSeen(drawing, element)) element = element.$parent;
    if (!element) continue;
    const bounds = boundsOf(drawing, element);
    const points = waypointsOf(drawing, element);
    const [from, to] = points.slice(Math.floor((points.length - 1) / 2));
    const at = bounds
      ? cornerOf(element, bounds)
      : from && to && { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    if (!at) continue;
    const before = balloons.get(element.id)?.conversas ?? [];
    balloons.set(element.id, { id: element.id, at, conversas: [...before, id] });
  }
  return [...balloons.values()];
};

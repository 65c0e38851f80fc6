import { laneOf, leavesOf } from './bands.ts';
import { elementsOf, isNode, type Drawing } from './drawing.ts';
import { elementName } from './element-name.ts';
import type { ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import type { text as texts } from '#src/i18n/text.ts';

/** The lane of each element. */
type LanesBefore = ReadonlyMap<ModdleElement, ModdleElement>;

export const lanesNow = (drawing: Drawing): LanesBefore =>
  new Map(leavesOf(drawing).flatMap((lane) => (lane.flowNodeRef ?? []).map((node) => [node, lane] as const)));

/** An element that came to be of another lane than it was. */
interface LaneMove {
  readonly element: ModdleElement;
  readonly from: ModdleElement;
  readonly to: ModdleElement;
}

/** What a change put in another lane; what had none was asked of nobody before, and what hangs on another goes with it. */
export const laneMoves = (drawing: Drawing, before: LanesBefore): LaneMove[] =>
  elementsOf(drawing)
    .filter((one) => isNode(one) && one.$parent === drawing.process && !one.attachedToRef)
    .flatMap((element) => {
      const from = before.get(element);
      const to = laneOf(drawing, element);
      return from && to && from !== to && leavesOf(drawing).includes(from) ? [{ element, from, to }] : [];
    });

/** How a lane is called: by its number, where it has no name. */
const laneName = (drawing: Drawing, lane: ModdleElement, text: typeof texts): string =>
  lane.name?.trim()
    ? elementName(lane, text)
    : text('fluxoDesenho.raia.semNome', { numero: leavesOf(drawing).indexOf(lane) + 1 });

/** "“Conferir” passa a ser de Compras": who does what was moved changes with its lane. */
export const laneMoveSaid = (
  drawing: Drawing,
  moves: readonly LaneMove[],
  text: typeof texts,
): string | undefined => {
  const [first] = moves;
  if (!first) return undefined;
  const raia = laneName(drawing, first.to, text);
  if (moves.length === 1)
    return text('fluxoDesenho.raia.passou', { nome: elementName(first.element, text), raia });
  return moves.every(({ to }) => to === first.to)
    ? text('fluxoDesenho.raia.passaram', { count: moves.length, raia })
    : text('fluxoDesenho.raia.mudaram', { count: moves.length });
};

/** "Quem faz continua a ser Requisitante": what was chosen by hand, or that the lane says nothing of, does not change with it. */
export const keptRolesSaid = (
  kept: readonly { readonly papel: string; readonly offered: boolean }[],
  text: typeof texts,
): string | undefined => {
  const [first] = kept;
  if (!first) return undefined;
  if (kept.length > 1) return text('fluxoDesenho.raia.continuam', { count: kept.length });
  return text(first.offered ? 'fluxoDesenho.raia.continua' : 'fluxoDesenho.raia.continuaSemPapel', {
    papel: first.papel,
  });
};

import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { boundsOf, elementOf, elementsOf, isNode, type Drawing } from './drawing.ts';

export type Way = 'seguinte' | 'anterior' | 'acima' | 'abaixo';

/** Where an arrow leads from an element: along its links, or to another that comes from, or goes to, the same one. */
export const followed = (drawing: Drawing, id: string | undefined, way: Way): string | undefined => {
  const from = elementOf(drawing, id);
  if (!from || !isNode(from)) return elementsOf(drawing).find((one) => isA(one, 'bpmn:StartEvent'))?.id;
  const next = (from.outgoing ?? []).flatMap(({ targetRef }) => targetRef ?? []);
  // what hangs on an activity comes from it
  const before = [
    ...(from.incoming ?? []).flatMap(({ sourceRef }) => sourceRef ?? []),
    ...(from.attachedToRef ? [from.attachedToRef] : []),
  ];
  if (way === 'seguinte') return next[0]?.id;
  if (way === 'anterior') return before[0]?.id;
  const top = (one: ModdleElement): number => boundsOf(drawing, one)?.y ?? 0;
  const beside = [
    ...before.flatMap(({ outgoing = [] }) => outgoing.flatMap(({ targetRef }) => targetRef ?? [])),
    ...next.flatMap(({ incoming = [] }) => incoming.flatMap(({ sourceRef }) => sourceRef ?? [])),
  ];
  const all = [...new Set(beside)]
    .filter((one) => one !== from && (way === 'acima' ? top(one) < top(from) : top(one) > top(from)))
    .sort((a, b) => top(a) - top(b));
  return (way === 'acima' ? all.at(-1) : all[0])?.id;
};

import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { sizeOf } from './arrange.ts';
import { route } from './route.ts';
import { fitBands } from './band-layout.ts';
import { collaborationOf, joinLane, laneOf } from './bands.ts';
import {
  boundsOf,
  elementOf,
  elementsOf,
  forgetDrawn,
  freeId,
  isFlow,
  isNode,
  putBounds,
  putWaypoints,
  waypointsOf,
  type Drawing,
  type Point,
} from './drawing.ts';
import { putDuration, putEspera } from './say.ts';

/** What the palette offers. */
export const kinds = [
  'atividade',
  'trabalho',
  'decisao',
  'paralelo',
  'inclusivo',
  'primeiro',
  'espera',
  'tempo',
  'subprocesso',
  'subfluxo',
  'fim',
] as const;
export type Kind = (typeof kinds)[number];

const types: Readonly<Record<Kind, string>> = {
  atividade: 'bpmn:UserTask',
  trabalho: 'bpmn:ServiceTask',
  decisao: 'bpmn:ExclusiveGateway',
  paralelo: 'bpmn:ParallelGateway',
  inclusivo: 'bpmn:InclusiveGateway',
  primeiro: 'bpmn:EventBasedGateway',
  espera: 'bpmn:IntermediateCatchEvent',
  tempo: 'bpmn:IntermediateCatchEvent',
  subprocesso: 'bpmn:SubProcess',
  subfluxo: 'bpmn:CallActivity',
  fim: 'bpmn:EndEvent',
};
const words: Readonly<Record<Kind, string>> = {
  atividade: 'Atividade',
  trabalho: 'Trabalho',
  decisao: 'Decisao',
  paralelo: 'Paralelo',
  inclusivo: 'Inclusivo',
  primeiro: 'Primeiro',
  espera: 'Espera',
  tempo: 'Tempo',
  subprocesso: 'Subprocesso',
  subfluxo: 'Subfluxo',
  fim: 'Fim',
};

export const adopt = (container: ModdleElement, element: ModdleElement): void => {
  element.$parent = container;
  container.flowElements = [...(container.flowElements ?? []), element];
};

/**
 * A new element after another: between it and what came next, where there is one way on; beside the others, where there are
 * several or none. Its id.
 */
export const addAfter = (
  drawing: Drawing,
  kind: Kind,
  afterId: string | undefined,
  /** Between it and what comes next, where there is one way on; otherwise it is one way more. */
  between = true,
): string => {
  const after = elementOf(drawing, afterId) ?? startOf(drawing);
  const from = isFlow(after) ? after?.sourceRef : isNode(after) ? after : startOf(drawing);
  const container = from?.$parent ?? drawing.process;
  // where it ends already, that end is the one that is meant: two of them would both be reached
  const ended =
    kind === 'fim' && isNode(after) && from && !isA(from, 'bpmn:Gateway') ? onlyToEnd(from) : undefined;
  if (ended?.targetRef) return ended.targetRef.id;
  const { element, size } = made(drawing, kind, container);
  const place = from && boundsOf(drawing, from);
  const spliced = between ? (isFlow(after) ? after : onlyWayOf(from)) : undefined;
  const room = {
    x: (place?.x ?? 0) + (place?.width ?? 0) + 110,
    y: (place?.y ?? 60) + (place?.height ?? 0) / 2 - size.height / 2,
  };
  if (spliced && kind !== 'fim') makeRoom(drawing, container, room.x, size.width + 110);
  const lane = from && container === drawing.process ? laneOf(drawing, from) : undefined;
  putBounds(drawing, element, {
    ...freePlace(drawing, container, element, { ...room, ...size }, lane),
    ...size,
  });
  if (lane) joinLane(drawing, element, lane);
  if (from && !isA(from, 'bpmn:EndEvent')) lead(drawing, kind, { from, spliced }, element);
  fill(drawing, kind, element);
  // a lane that grew took the bends of its links along, and not what they lead to
  for (const flow of [...(element.incoming ?? []), ...(element.outgoing ?? [])]) route(drawing, flow);
  return element.id;
};

/** As it begins, and as large as it is; it has no place yet. */
export const made = (
  drawing: Drawing,
  kind: Kind,
  container: ModdleElement,
): { element: ModdleElement; size: { width: number; height: number } } => {
  const element = drawing.moddle.create(types[kind], { id: freeId(drawing, words[kind]) });
  adopt(container, element);
  if (kind === 'espera') putEspera(drawing, element, 'assinado');
  if (kind === 'tempo') putDuration(drawing, element, 'P5D');
  return { element, size: kind === 'subprocesso' ? { width: 260, height: 120 } : sizeOf(element) };
};

/** What it has in it, or after it, from the beginning. */
export const fill = (drawing: Drawing, kind: Kind, element: ModdleElement): void => {
  if (kind === 'subprocesso') fillSub(drawing, element);
  if (kind === 'primeiro') addEvents(drawing, element);
  fitBands(drawing);
};

/** What waits for the first of several events has two to begin with: one, and a time in which it should have come. */
const addEvents = (drawing: Drawing, gateway: ModdleElement): void => {
  addAfter(drawing, 'espera', gateway.outgoing?.[0]?.id ?? gateway.id);
  addAfter(drawing, 'fim', addAfter(drawing, 'tempo', gateway.id));
};

const startOf = (drawing: Drawing): ModdleElement | undefined =>
  elementsOf(drawing).find((one) => isA(one, 'bpmn:StartEvent'));

/** Links what comes before to a new element, and it to what came next. */
export const lead = (
  drawing: Drawing,
  kind: Kind,
  { from, spliced }: { readonly from: ModdleElement; readonly spliced: ModdleElement | undefined },
  element: ModdleElement,
): void => {
  const target = spliced?.targetRef;
  if (spliced && target && kind !== 'fim') {
    retarget(spliced, element);
    connect(drawing, element.id, target.id);
    route(drawing, spliced);
  } else connect(drawing, from.id, element.id);
};

/** A decision that only leads to an end decides nothing yet: what comes after it comes before that end, and the next beside. */
const onlyWayOf = (from: ModdleElement | undefined): ModdleElement | undefined => {
  const [way, other] = from?.outgoing ?? [];
  if (!way || other) return undefined;
  return !isA(from, 'bpmn:Gateway') || isA(way.targetRef, 'bpmn:EndEvent') ? way : undefined;
};

/** The one way of an element, where it leads to an end that nothing else leads to. */
export const onlyToEnd = (from: ModdleElement): ModdleElement | undefined => {
  const [way, other] = from.outgoing ?? [];
  const end = way?.targetRef;
  return !other && isA(end, 'bpmn:EndEvent') && (end?.incoming ?? []).length === 1 ? way : undefined;
};

export const retarget = (flow: ModdleElement, target: ModdleElement): void => {
  if (flow.targetRef) flow.targetRef.incoming = (flow.targetRef.incoming ?? []).filter((one) => one !== flow);
  flow.targetRef = target;
  target.incoming = [...(target.incoming ?? []), flow];
};

/** A link that comes from another element from now on. */
export const leaveFrom = (flow: ModdleElement, source: ModdleElement): void => {
  if (flow.sourceRef) flow.sourceRef.outgoing = (flow.sourceRef.outgoing ?? []).filter((one) => one !== flow);
  flow.sourceRef = source;
  source.outgoing = [...(source.outgoing ?? []), flow];
};

/** What stands to the right goes further to the right. */
const makeRoom = (drawing: Drawing, container: ModdleElement, x: number, width: number): void => {
  for (const one of (container.flowElements ?? []).filter(isNode)) {
    const bounds = boundsOf(drawing, one);
    if (bounds && bounds.x >= x - 60) moveBy(drawing, [one], width, 0);
  }
};

/** Down from the place that is wanted until nothing else is there. */
export const freePlace = (
  drawing: Drawing,
  container: ModdleElement,
  element: ModdleElement,
  wanted: { x: number; y: number; width: number; height: number },
  lane: ModdleElement | undefined,
): { x: number; y: number } => {
  const others = (container.flowElements ?? [])
    .filter((one) => isNode(one) && one !== element && (!lane || laneOf(drawing, one) === lane))
    .flatMap((one) => boundsOf(drawing, one) ?? []);
  let { y } = wanted;
  while (
    others.some(
      (one) =>
        wanted.x < one.x + one.width + 20 &&
        one.x < wanted.x + wanted.width + 20 &&
        y < one.y + one.height + 20 &&
        one.y < y + wanted.height + 20,
    )
  )
    y += 30;
  return { x: wanted.x, y };
};

const fillSub = (drawing: Drawing, sub: ModdleElement): void => {
  const bounds = boundsOf(drawing, sub);
  const inner = (type: string, word: string, x: number): ModdleElement => {
    const made = drawing.moddle.create(type, { id: freeId(drawing, word) });
    adopt(sub, made);
    putBounds(drawing, made, { x: (bounds?.x ?? 0) + x, y: (bounds?.y ?? 0) + 42, width: 36, height: 36 });
    return made;
  };
  const start = inner('bpmn:StartEvent', 'Inicio', 30);
  const end = inner('bpmn:EndEvent', 'Fim', 194);
  connect(drawing, start.id, end.id);
};

/** A link between two elements of one container; its id, or nothing where there can be none. */
export const connect = (drawing: Drawing, sourceId: string, targetId: string): string | undefined => {
  const source = elementOf(drawing, sourceId);
  const target = elementOf(drawing, targetId);
  if (!source || !target || !mayConnect(source, target)) return undefined;
  const flow = drawing.moddle.create('bpmn:SequenceFlow', {
    id: freeId(drawing, 'Ligacao'),
    sourceRef: source,
    targetRef: target,
  });
  adopt(source.$parent ?? drawing.process, flow);
  source.outgoing = [...(source.outgoing ?? []), flow];
  target.incoming = [...(target.incoming ?? []), flow];
  route(drawing, flow);
  return flow.id;
};

export const mayConnect = (source: ModdleElement, target: ModdleElement): boolean =>
  source !== target &&
  isNode(source) &&
  isNode(target) &&
  source.$parent === target.$parent &&
  !isA(source, 'bpmn:EndEvent') &&
  !isA(target, 'bpmn:StartEvent') &&
  !isA(target, 'bpmn:BoundaryEvent') &&
  !(source.outgoing ?? []).some(({ targetRef }) => targetRef === target);

/** Takes an element away, with what is in it, hangs on it or is linked to it; what stood on both sides is joined again. */
export const remove = (drawing: Drawing, id: string): void => {
  const element = elementOf(drawing, id);
  if (!element) return;
  const [before] = element.incoming ?? [];
  const [after] = element.outgoing ?? [];
  const joined =
    isNode(element) &&
    element.incoming?.length === 1 &&
    element.outgoing?.length === 1 &&
    before?.sourceRef &&
    after?.targetRef
      ? ([before.sourceRef.id, after.targetRef.id] as const)
      : undefined;
  const hanging = elementsOf(drawing).filter(({ attachedToRef }) => attachedToRef === element);
  for (const one of hanging) remove(drawing, one.id);
  for (const flow of [...(element.incoming ?? []), ...(element.outgoing ?? [])]) drop(drawing, flow);
  for (const inner of flowElementsOf(element)) forgetDrawn(drawing, inner);
  drop(drawing, element);
  if (joined) connect(drawing, ...joined);
};

const drop = (drawing: Drawing, element: ModdleElement): void => {
  const { sourceRef, targetRef, $parent } = element;
  if (sourceRef) sourceRef.outgoing = (sourceRef.outgoing ?? []).filter((one) => one !== element);
  if (targetRef) targetRef.incoming = (targetRef.incoming ?? []).filter((one) => one !== element);
  if (sourceRef?.default === element) sourceRef.default = undefined;
  if ($parent) $parent.flowElements = ($parent.flowElements ?? []).filter((one) => one !== element);
  joinLane(drawing, element, undefined);
  for (const one of [element, ...flowElementsOf(element)]) dropTied(drawing, one);
  forgetDrawn(drawing, element);
};

/** What is tied to an element that goes, and is no step: messages from one pool to another, and notes lose their line. */
export const dropTied = (drawing: Drawing, element: ModdleElement): void => {
  const { process } = drawing;
  const all = collaborationOf(drawing);
  const holders = [process, ...flowElementsOf(process), ...(all ? [all] : [])];
  for (const holder of holders)
    for (const list of ['artifacts', 'messageFlows'] as const) {
      const tied = holder[list]?.filter(
        ({ sourceRef, targetRef }) => sourceRef === element || targetRef === element,
      );
      if (!tied || tied.length === 0) continue;
      holder[list] = holder[list]?.filter((one) => !tied.includes(one)) ?? [];
      for (const one of tied) forgetDrawn(drawing, one);
    }
};

/** Moves an element, what is in it and what hangs on it; the links follow. */
export const moveTo = (drawing: Drawing, id: string, x: number, y: number): void => {
  const element = elementOf(drawing, id);
  const bounds = element && boundsOf(drawing, element);
  if (element && bounds) moveBy(drawing, [element], Math.round(x) - bounds.x, Math.round(y) - bounds.y);
};

/** Elements with what is in them and what hangs on them, each once. */
export const movedWith = (drawing: Drawing, elements: readonly ModdleElement[]): Set<ModdleElement> => {
  const inside = new Set(elements.flatMap((one) => [one, ...flowElementsOf(one).filter(isNode)]));
  const hanging = elementsOf(drawing).filter(
    ({ attachedToRef }) => attachedToRef && inside.has(attachedToRef),
  );
  return new Set([...inside, ...hanging]);
};

/** Moves several at once, each once; a link between two of them keeps its bends, the others are drawn anew. */
export const moveBy = (
  drawing: Drawing,
  elements: readonly ModdleElement[],
  dx: number,
  dy: number,
): void => {
  const moved = movedWith(drawing, elements.filter(isNode));
  for (const one of moved) {
    const bounds = boundsOf(drawing, one);
    if (bounds) putBounds(drawing, one, { ...bounds, x: bounds.x + dx, y: bounds.y + dy });
  }
  for (const flow of elementsOf(drawing).filter(isFlow)) {
    const [from, to] = [flow.sourceRef, flow.targetRef].map((end) => end !== undefined && moved.has(end));
    if (from && to)
      putWaypoints(
        drawing,
        flow,
        waypointsOf(drawing, flow).map(({ x, y }) => ({ x: x + dx, y: y + dy })),
      );
    else if (from || to) route(drawing, flow);
  }
};

/** A link by the way that somebody gave it; its ends stay where its elements are. */
export const bend = (drawing: Drawing, id: string, points: readonly Point[]): void => {
  const flow = elementOf(drawing, id);
  const now = flow && waypointsOf(drawing, flow);
  const [first, last] = [now?.[0], now?.at(-1)];
  if (flow && first && last) putWaypoints(drawing, flow, [first, ...points.slice(1, -1), last]);
};

/** Draws links anew, without the bends that somebody gave them. */
export const straighten = (drawing: Drawing, ids: readonly string[]): void => {
  for (const flow of elementsOf(drawing).filter(isFlow)) if (ids.includes(flow.id)) route(drawing, flow);
};

/** A deadline on an activity: what follows it happens when it is not done in time. */
export const addDeadline = (
  drawing: Drawing,
  hostId: string,
  /** Its middle; absent, below on the right, beside the others. */
  middle?: Point,
): string | undefined => {
  const host = elementOf(drawing, hostId);
  if (!host || !isA(host, 'bpmn:Activity')) return undefined;
  const event = drawing.moddle.create('bpmn:BoundaryEvent', {
    id: freeId(drawing, 'Prazo'),
    attachedToRef: host,
    cancelActivity: true,
  });
  const hanging = elementsOf(drawing).filter(({ attachedToRef }) => attachedToRef === host).length;
  adopt(host.$parent ?? drawing.process, event);
  joinLane(drawing, event, event.$parent === drawing.process ? laneOf(drawing, host) : undefined);
  putDuration(drawing, event, 'P5D');
  const bounds = boundsOf(drawing, host);
  putBounds(drawing, event, {
    x: middle ? middle.x - 18 : (bounds?.x ?? 0) + (bounds?.width ?? 0) - 46 - 44 * hanging,
    y: middle ? middle.y - 18 : (bounds?.y ?? 0) + (bounds?.height ?? 0) - 18,
    width: 36,
    height: 36,
  });
  fitBands(drawing);
  return event.id;
};

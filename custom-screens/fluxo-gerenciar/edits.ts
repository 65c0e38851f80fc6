import {
  esperaOf,
  isTimer,
  putExtension,
  type Atividade,
  type Espera,
  type Trabalho,
} from '#schemas/fluxo/atividade.ts';
import { flowElementsOf, isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { route, sizeOf } from './arrange.ts';
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

/** What the palette offers. */
export const kinds = [
  'atividade',
  'trabalho',
  'decisao',
  'paralelo',
  'inclusivo',
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
export const addAfter = (drawing: Drawing, kind: Kind, afterId: string | undefined): string => {
  const after = elementOf(drawing, afterId) ?? elementsOf(drawing).find((one) => isA(one, 'bpmn:StartEvent'));
  const from = isFlow(after) ? after?.sourceRef : after;
  const container = from?.$parent ?? drawing.process;
  const element = drawing.moddle.create(types[kind], { id: freeId(drawing, words[kind]) });
  adopt(container, element);
  if (kind === 'espera') putEspera(drawing, element, 'assinado');
  if (kind === 'tempo') putDuration(drawing, element, 'P5D');
  const place = from && boundsOf(drawing, from);
  const size = kind === 'subprocesso' ? { width: 260, height: 120 } : sizeOf(element);
  const spliced = isFlow(after) ? after : onlyWayOf(from);
  const room = {
    x: (place?.x ?? 0) + (place?.width ?? 0) + 110,
    y: (place?.y ?? 60) + (place?.height ?? 0) / 2 - size.height / 2,
  };
  if (spliced && kind !== 'fim') makeRoom(drawing, container, room.x, size.width + 110);
  putBounds(drawing, element, { ...freePlace(drawing, container, element, { ...room, ...size }), ...size });
  if (kind === 'subprocesso') fillSub(drawing, element);
  if (!from || isA(from, 'bpmn:EndEvent')) return element.id;
  const target = spliced?.targetRef;
  if (spliced && target && kind !== 'fim') {
    retarget(spliced, element);
    connect(drawing, element.id, target.id);
    route(drawing, spliced);
  } else connect(drawing, from.id, element.id);
  return element.id;
};

const onlyWayOf = (from: ModdleElement | undefined): ModdleElement | undefined =>
  from && !isA(from, 'bpmn:Gateway') && from.outgoing?.length === 1 ? from.outgoing[0] : undefined;

const retarget = (flow: ModdleElement, target: ModdleElement): void => {
  if (flow.targetRef) flow.targetRef.incoming = (flow.targetRef.incoming ?? []).filter((one) => one !== flow);
  flow.targetRef = target;
  target.incoming = [...(target.incoming ?? []), flow];
};

/** What stands to the right goes further to the right. */
const makeRoom = (drawing: Drawing, container: ModdleElement, x: number, width: number): void => {
  for (const one of (container.flowElements ?? []).filter(isNode)) {
    const bounds = boundsOf(drawing, one);
    if (bounds && bounds.x >= x - 60) moveBy(drawing, [one], width, 0);
  }
};

/** Down from the place that is wanted until nothing else is there. */
const freePlace = (
  drawing: Drawing,
  container: ModdleElement,
  element: ModdleElement,
  wanted: { x: number; y: number; width: number; height: number },
): { x: number; y: number } => {
  const others = (container.flowElements ?? [])
    .filter((one) => isNode(one) && one !== element)
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
    ...{ id: freeId(drawing, 'Ligacao'), sourceRef: source, targetRef: target },
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
  forgetDrawn(drawing, element);
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

export const rename = (drawing: Drawing, id: string, name: string): void => {
  const element = elementOf(drawing, id);
  if (element) element.set('name', name === '' ? undefined : name);
};

/** What who draws says of an element; nobody who carries it out reads it. */
export const commentOf = (element: ModdleElement): string => element.documentation?.[0]?.text ?? '';

export const putComment = (drawing: Drawing, id: string, text: string): void => {
  const element = elementOf(drawing, id);
  if (!element || commentOf(element) === text) return;
  const [first, ...others] = element.documentation ?? [];
  const made = first ?? drawing.moddle.create('bpmn:Documentation', {});
  made.text = text;
  made.$parent = element;
  element.documentation = text === '' ? others : [made, ...others];
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

export const putAtividade = (drawing: Drawing, id: string, value: Atividade): void => {
  const element = elementOf(drawing, id);
  if (element) putExtension(drawing.moddle, element, { type: 'malote:Atividade', value });
};

export const putTrabalho = (drawing: Drawing, id: string, value: Trabalho): void => {
  const element = elementOf(drawing, id);
  if (element) putExtension(drawing.moddle, element, { type: 'malote:Trabalho', value });
};

/** The flow that an element calls, by its code. */
export const putSubflow = (drawing: Drawing, id: string, codigo: string): void =>
  elementOf(drawing, id)?.set('calledElement', codigo === '' ? undefined : codigo);

/** When a way out of a decision is taken; an empty one is no condition. */
export const putCondition = (drawing: Drawing, id: string, condition: string): void => {
  const flow = elementOf(drawing, id);
  if (!flow) return;
  const body = condition.trim();
  const said = body === '' || body.startsWith('=') ? body : `=${body}`;
  const made = drawing.moddle.create('bpmn:FormalExpression', { body: said });
  made.$parent = flow;
  flow.conditionExpression = said === '' ? undefined : made;
  if (said !== '' && flow.sourceRef?.default === flow) flow.sourceRef.default = undefined;
};

/** The way that is taken when no other is. */
export const makeDefault = (drawing: Drawing, id: string, on: boolean): void => {
  const flow = elementOf(drawing, id);
  if (!flow?.sourceRef) return;
  flow.sourceRef.default = on ? flow : undefined;
  if (on) flow.conditionExpression = undefined;
};

/** A deadline on an activity: what follows it happens when it is not done in time. */
export const addDeadline = (drawing: Drawing, hostId: string): string | undefined => {
  const host = elementOf(drawing, hostId);
  if (!host || !isA(host, 'bpmn:Activity')) return undefined;
  const event = drawing.moddle.create('bpmn:BoundaryEvent', {
    ...{ id: freeId(drawing, 'Prazo'), attachedToRef: host, cancelActivity: true },
  });
  const hanging = elementsOf(drawing).filter(({ attachedToRef }) => attachedToRef === host).length;
  adopt(host.$parent ?? drawing.process, event);
  putDuration(drawing, event, 'P5D');
  const bounds = boundsOf(drawing, host);
  putBounds(drawing, event, {
    ...{ x: (bounds?.x ?? 0) + (bounds?.width ?? 0) - 46 - 44 * hanging },
    ...{ y: (bounds?.y ?? 0) + (bounds?.height ?? 0) - 18, width: 36, height: 36 },
  });
  return event.id;
};

export const putInterrupts = (drawing: Drawing, id: string, on: boolean): void => {
  const event = elementOf(drawing, id);
  if (event) event.cancelActivity = on;
};

export const putTimer = (drawing: Drawing, id: string, duration: string): void => {
  const event = elementOf(drawing, id);
  if (event && isTimer(event)) putDuration(drawing, event, duration.trim().toUpperCase());
};

const putDuration = (drawing: Drawing, event: ModdleElement, body: string): void => {
  const timeDuration = drawing.moddle.create('bpmn:FormalExpression', { body });
  const definition = drawing.moddle.create('bpmn:TimerEventDefinition', { timeDuration });
  timeDuration.$parent = definition;
  definition.$parent = event;
  event.eventDefinitions = [definition];
};

export const putWait = (drawing: Drawing, id: string, espera: Espera): void => {
  const event = elementOf(drawing, id);
  if (event && esperaOf(event) !== espera) putEspera(drawing, event, espera);
};

const putEspera = (drawing: Drawing, event: ModdleElement, espera: Espera): void => {
  const { moddle, definitions } = drawing;
  const roots = definitions.rootElements ?? [];
  const known = roots.find(({ $type, name }) => $type === 'bpmn:Message' && name === espera);
  const messageRef =
    known ?? moddle.create('bpmn:Message', { id: freeId(drawing, `Mensagem_${espera}`), name: espera });
  if (!known) {
    messageRef.$parent = definitions;
    definitions.rootElements = [...roots, messageRef];
  }
  const definition = moddle.create('bpmn:MessageEventDefinition', { messageRef });
  definition.$parent = event;
  event.eventDefinitions = [definition];
};

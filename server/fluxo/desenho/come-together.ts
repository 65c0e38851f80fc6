import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';

/**
 * What is done once for each token that comes, and two can come to: of several ways into it that one token chooses between,
 * only one is ever taken, and nothing is missing there. A decision lets each of them on, to what comes after it. An end takes
 * any number, and nothing is done in it.
 */
export const doneTwice = (container: ModdleElement): ModdleElement[] => {
  const all = container.flowElements ?? [];
  const inside = all.filter((one) => isA(one, 'bpmn:SubProcess')).flatMap(doneTwice);
  const nodes = all.filter((one) => isA(one, 'bpmn:FlowNode'));
  const many = nodes.filter(
    (one) =>
      (isA(one, 'bpmn:Activity') || isA(one, 'bpmn:Event') || isA(one, 'bpmn:ExclusiveGateway')) &&
      !ends(one) &&
      (one.incoming ?? []).length > 1,
  );
  if (many.length === 0) return inside;
  const beside = tokensBeside(nodes);
  return [
    ...many.filter(({ incoming = [] }) =>
      incoming.some((one, at) => incoming.slice(at + 1).some((other) => beside(one, other))),
    ),
    ...inside,
  ];
};

/** Nothing is done in it, nor after it. */
const ends = (one: ModdleElement): boolean =>
  isA(one, 'bpmn:EndEvent') ||
  (isA(one, 'bpmn:ExclusiveGateway') &&
    (one.outgoing ?? []).every(({ targetRef }) => isA(targetRef, 'bpmn:EndEvent')));

/** A place where a token may be: a link, or what it is in; what is attached to that and goes on beside it is a place too. */
type Place = ModdleElement;
interface Step {
  /** It is taken where there is a token in each. */
  readonly from: readonly Place[];
  readonly to: readonly Place[];
  /** Of an inclusive join: it waits for what may still come to it. */
  readonly waitsFor?: ReadonlySet<Place> | undefined;
}

/**
 * Whether two places may have a token at once. Each step takes tokens on, and what stood beside all that it takes from stands
 * beside what it takes to: from the start on, until nothing new is found. No more pairs than the places have.
 */
const tokensBeside = (nodes: readonly ModdleElement[]): ((one: Place, other: Place) => boolean) => {
  const steps = nodes.flatMap((node) => stepsOf(node, nodes));
  const onward = new Map<Place, Step[]>();
  for (const step of steps)
    for (const place of step.from) onward.set(place, [...(onward.get(place) ?? []), step]);
  const beside = new Map<Place, Set<Place>>();
  const open: (readonly [Place, Place])[] = [];
  const are = (one: Place, other: Place): boolean => beside.get(one)?.has(other) ?? false;
  const add = (one: Place, other: Place): void => {
    if (one === other || are(one, other)) return;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      const known = beside.get(a) ?? new Set();
      beside.set(a, known.add(b));
      open.push([a, b]);
    }
  };
  const together = (places: readonly Place[]): void => {
    places.forEach((one, at) => {
      for (const other of places.slice(at + 1)) add(one, other);
    });
  };
  together(nodes.filter(begins));
  for (const { to } of steps) together(to);
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [moves, stays] = pair;
    for (const { from, to, waitsFor } of onward.get(moves) ?? [])
      if (!waitsFor?.has(stays) && from.every((one) => one === moves || are(one, stays)))
        for (const place of to) add(place, stays);
  }
  return are;
};

/** Nothing leads to it: it begins with what it is in. */
const begins = (node: ModdleElement): boolean =>
  (node.incoming ?? []).length === 0 && !isA(node, 'bpmn:BoundaryEvent');

const stepsOf = (node: ModdleElement, nodes: readonly ModdleElement[]): Step[] => {
  const { incoming = [], outgoing = [] } = node;
  if (isA(node, 'bpmn:ParallelGateway'))
    return [
      { from: incoming, to: [node] },
      { from: [node], to: outgoing },
    ];
  if (isA(node, 'bpmn:InclusiveGateway')) {
    // the default is taken only where no condition holds
    const conditioned = outgoing.filter((one) => one !== node.default);
    return [
      ...incoming.map((one) => ({ from: [one], to: [node], waitsFor: waitedAt(node, one, nodes) })),
      { from: [node], to: conditioned },
      ...(node.default ? [{ from: [node], to: [node.default] }] : []),
    ];
  }
  const attached = nodes.filter(({ attachedToRef }) => attachedToRef === node);
  const also = attached.filter((one) => one.cancelActivity === false);
  const instead = attached.filter((one) => one.cancelActivity !== false);
  const chooses = isA(node, 'bpmn:ExclusiveGateway') || isA(node, 'bpmn:EventBasedGateway');
  return [
    ...incoming.map((one) => ({ from: [one], to: [node, ...also] })),
    ...(chooses ? outgoing.map((one) => ({ from: [node], to: [one] })) : [{ from: [node], to: outgoing }]),
    ...instead.map((one) => ({ from: [node], to: one.outgoing ?? [] })),
  ];
};

/** What an inclusive join waits for beside a token of one way: what may still come by another, and not by this one. */
const waitedAt = (
  join: ModdleElement,
  way: ModdleElement,
  nodes: readonly ModdleElement[],
): ReadonlySet<Place> => {
  const byThis = before(join, [way], nodes);
  const byOthers = before(
    join,
    (join.incoming ?? []).filter((one) => one !== way),
    nodes,
  );
  return new Set([...byOthers].filter((one) => !byThis.has(one)));
};

/** Every place from which a token may come to an element by some of its ways without passing by it. */
const before = (
  element: ModdleElement,
  ways: readonly ModdleElement[],
  nodes: readonly ModdleElement[],
): ReadonlySet<Place> => {
  const seen = new Set<Place>();
  const open = [...ways];
  for (let one = open.pop(); one; one = open.pop()) {
    if (one === element || seen.has(one)) continue;
    seen.add(one);
    open.push(...[one.sourceRef, one.attachedToRef].flatMap((from) => from ?? []));
    if (nodes.includes(one)) open.push(...(one.incoming ?? []));
  }
  return seen;
};

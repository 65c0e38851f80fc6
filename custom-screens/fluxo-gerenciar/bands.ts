import { isA, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';

/** The tree of a file, and which of its processes is drawn. */
interface Tree {
  readonly definitions: ModdleElement;
  readonly process: ModdleElement;
}

/** A pool or a lane, and in how many others it is. */
interface Band {
  readonly band: ModdleElement;
  readonly depth: number;
}

export const isLane = (element: ModdleElement | undefined): boolean => isA(element, 'bpmn:Lane');
export const isPool = (element: ModdleElement | undefined): boolean => isA(element, 'bpmn:Participant');
export const isBand = (element: ModdleElement | undefined): boolean => isLane(element) || isPool(element);

export const collaborationOf = ({ definitions }: Tree): ModdleElement | undefined =>
  definitions.rootElements?.find(({ $type }) => $type === 'bpmn:Collaboration');

/** What is told between those who take part. */
export const messagesOf = (tree: Tree): ModdleElement[] => collaborationOf(tree)?.messageFlows ?? [];

/** The pool that the flow runs in. */
export const poolOf = (tree: Tree): ModdleElement | undefined =>
  collaborationOf(tree)?.participants?.find(({ processRef }) => processRef === tree.process);

/** Who takes part from outside: nothing of theirs is executed. */
export const outsidersOf = (tree: Tree): ModdleElement[] =>
  (collaborationOf(tree)?.participants ?? []).filter(({ processRef }) => processRef !== tree.process);

const lanesIn = (sets: readonly ModdleElement[], depth: number): Band[] =>
  sets
    .flatMap(({ lanes = [] }) => lanes)
    .flatMap((band) => [
      { band, depth },
      ...lanesIn(band.childLaneSet ? [band.childLaneSet] : [], depth + 1),
    ]);

/** The lanes of the flow from the first to the last, each before those in it. */
export const lanesOf = (tree: Tree): Band[] => lanesIn(tree.process.laneSets ?? [], poolOf(tree) ? 1 : 0);

/** The lanes in which elements are: those that have no others in them. */
export const leavesOf = (tree: Tree): ModdleElement[] =>
  lanesOf(tree)
    .map(({ band }) => band)
    .filter((lane) => (lane.childLaneSet?.lanes ?? []).length === 0);

/** Every pool and lane, as they are read. */
export const bandsOf = (tree: Tree): Band[] => {
  const pool = poolOf(tree);
  return [
    ...(pool ? [{ band: pool, depth: 0 }] : []),
    ...lanesOf(tree),
    ...outsidersOf(tree).map((band) => ({ band, depth: 0 })),
  ];
};

/** The lane that an element is in, or that what it is inside of is in. */
export const laneOf = (tree: Tree, element: ModdleElement): ModdleElement | undefined => {
  let around: ModdleElement | undefined = element;
  while (around?.$parent && around.$parent !== tree.process) around = around.$parent;
  return around && leavesOf(tree).find(({ flowNodeRef = [] }) => flowNodeRef.includes(around));
};

/** Puts an element into a lane, and into no other. */
export const joinLane = (tree: Tree, element: ModdleElement, lane: ModdleElement | undefined): void => {
  const around = new Set<ModdleElement>();
  for (let one = lane; one; one = one.$parent) around.add(one);
  for (const { band } of lanesOf(tree))
    if (!around.has(band) && band.flowNodeRef?.includes(element))
      band.flowNodeRef = band.flowNodeRef.filter((one) => one !== element);
  if (lane && !lane.flowNodeRef?.includes(element)) lane.flowNodeRef = [...(lane.flowNodeRef ?? []), element];
};

/** The first or the last of the lanes in a lane, or itself. */
export const leafBeside = (
  lane: ModdleElement | undefined,
  which: 'first' | 'last',
): ModdleElement | undefined => {
  const inner = lane?.childLaneSet?.lanes ?? [];
  return inner.length === 0 ? lane : leafBeside(which === 'first' ? inner[0] : inner.at(-1), which);
};

/** A node of the BPMN tree, as bpmn-moddle reads it: what the product names of it, and whatever else the file has. */
export interface ModdleElement {
  readonly $type: string;
  $parent?: ModdleElement;
  id: string;
  name?: string;
  flowElements?: ModdleElement[];
  rootElements?: ModdleElement[];
  diagrams?: ModdleElement[];
  plane?: ModdleElement;
  planeElement?: ModdleElement[];
  bpmnElement?: ModdleElement;
  bounds?: Bounds;
  waypoint?: ModdlePoint[];
  sourceRef?: ModdleElement;
  targetRef?: ModdleElement;
  attachedToRef?: ModdleElement;
  cancelActivity?: boolean;
  default?: ModdleElement | undefined;
  incoming?: ModdleElement[];
  outgoing?: ModdleElement[];
  conditionExpression?: ModdleElement | undefined;
  body?: string;
  language?: string;
  eventDefinitions?: ModdleElement[];
  messageRef?: ModdleElement;
  signalRef?: ModdleElement;
  timeDuration?: ModdleElement | undefined;
  timeDate?: ModdleElement | undefined;
  timeCycle?: ModdleElement | undefined;
  loopCharacteristics?: ModdleElement | undefined;
  extensionElements?: ModdleElement | undefined;
  values?: ModdleElement[];
  documentation?: ModdleElement[];
  text?: string;
  isExecutable?: boolean;
  isExpanded?: boolean;
  isHorizontal?: boolean;
  /** Where what is written on a link is drawn. */
  label?: ModdleElement | undefined;
  laneSets?: ModdleElement[];
  lanes?: ModdleElement[];
  childLaneSet?: ModdleElement | undefined;
  flowNodeRef?: ModdleElement[];
  participants?: ModdleElement[];
  processRef?: ModdleElement;
  messageFlows?: ModdleElement[];
  artifacts?: ModdleElement[];
  readonly $attrs?: Readonly<Record<string, string>>;
  $instanceOf?(type: string): boolean;
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}
interface ModdlePoint {
  x: number;
  y: number;
}
export interface Bounds extends ModdlePoint {
  width: number;
  height: number;
}

export const isA = (element: ModdleElement | undefined, type: string): boolean =>
  element?.$instanceOf?.(type) ?? false;

/** Everything of a container, sub-processes included, each after what contains it. */
export const flowElementsOf = (container: ModdleElement): ModdleElement[] =>
  (container.flowElements ?? []).flatMap((one) => [one, ...flowElementsOf(one)]);

export const processesOf = (definitions: ModdleElement): ModdleElement[] =>
  (definitions.rootElements ?? []).filter(({ $type }) => $type === 'bpmn:Process');

/**
 * The process that runs: the one marked executable; with none marked, the first that has something in it. The others are of
 * who takes part from outside.
 */
export const executableOf = (definitions: ModdleElement): ModdleElement | undefined => {
  const all = processesOf(definitions);
  return all.find(({ isExecutable }) => isExecutable) ?? all.find(hasContent) ?? all[0];
};

const hasContent = ({ flowElements = [] }: ModdleElement): boolean => flowElements.length > 0;

/** What is drawn of others than who runs the flow: their processes, each with the participant that it is of. */
export const foreignTo = (definitions: ModdleElement, process: ModdleElement): Foreign[] => {
  const participants = (definitions.rootElements ?? []).flatMap((root) => root.participants ?? []);
  return processesOf(definitions)
    .filter((one) => one !== process && hasContent(one))
    .map((one) => ({ process: one, participant: participants.find(({ processRef }) => processRef === one) }));
};

interface Foreign {
  readonly process: ModdleElement;
  readonly participant: ModdleElement | undefined;
}

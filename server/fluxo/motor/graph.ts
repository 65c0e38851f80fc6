/** An element as the compiled flow has it. */
export interface Node {
  readonly id: string;
  readonly type: string;
  readonly parent: { readonly id: string };
  readonly behaviour: {
    readonly attachedTo?: { readonly id: string };
    readonly loopCharacteristics?: object;
    /** Of a time over something: false where that goes on beside what the time begins. */
    readonly cancelActivity?: boolean;
  };
}

export interface Flow {
  readonly id: string;
  readonly parent: { readonly id: string };
  readonly sourceId: string;
  readonly targetId: string;
  readonly isDefault?: boolean;
  readonly behaviour: Readonly<Record<string, unknown>>;
}

/** What `moddle-context-serializer` writes, as far as the product reads it. */
export interface Fonte {
  readonly id: string;
  readonly activities: readonly Node[];
  readonly sequenceFlows: readonly Flow[];
  readonly processes: readonly { readonly id: string }[];
}

export const readFonte = (fonte: string): Fonte => JSON.parse(fonte) as Fonte;

/** The elements that hold one, from itself up to the process, which is not among them. */
export const holdersOf = (fonte: Fonte, id: string): string[] => {
  const node = fonte.activities.find((one) => one.id === id);
  return node ? [id, ...holdersOf(fonte, node.parent.id)] : [];
};

/** What a token may be put on: what waits, what contains, and the ends; a way is chosen at what decides and joins. */
export const isStop = ({ type }: Node): boolean =>
  /:(UserTask|ServiceTask|SendTask|SubProcess|IntermediateCatchEvent|EndEvent)$/.test(type);

const isJoin = (fonte: Fonte, { id, type }: Node): boolean =>
  type === 'bpmn:ParallelGateway' && fonte.sequenceFlows.filter(({ targetId }) => targetId === id).length > 1;

/**
 * Joins that would wait for ever: a token comes to one of their ways, and to another none can any more. `tokens` are the
 * elements where something waits, `arrived` the flows that came to a join already.
 */
export const starvedJoins = (
  fonte: Fonte,
  tokens: readonly string[],
  arrived: readonly string[] = [],
): string[] => {
  const all = new Set(tokens.flatMap((one) => holdersOf(fonte, one)));
  return fonte.activities.flatMap((join) => {
    if (!isJoin(fonte, join)) return [];
    const came = reached(fonte, all, join.id);
    const ways = fonte.sequenceFlows.filter(({ targetId }) => targetId === join.id);
    const fed = ways.filter(({ id, sourceId }) => came.has(sourceId) || arrived.includes(id));
    return fed.length > 0 && fed.length < ways.length ? [join.id] : [];
  });
};

/** Elements that tokens may come to without passing by one. */
const reached = (fonte: Fonte, from: ReadonlySet<string>, without: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || id === without) return;
    seen.add(id);
    for (const { sourceId, targetId } of fonte.sequenceFlows) if (sourceId === id) visit(targetId);
    for (const { id: other, type, parent, behaviour } of fonte.activities) {
      // what is inside begins with it, and what is attached may leave from it
      if (behaviour.attachedTo?.id === id) visit(other);
      if (parent.id === id && type === 'bpmn:StartEvent') visit(other);
    }
  };
  for (const id of from) visit(id);
  return seen;
};

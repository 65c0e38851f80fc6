import * as Elements from 'bpmn-elements';
import * as Tasks from 'bpmn-elements/tasks';

/** What is used of the engine's objects; its own types do not say it. */
interface EngineActivity {
  readonly id: string;
  readonly type: string;
  readonly executionId: string;
  readonly content: {
    readonly state?: string;
    readonly isSequenceFlow?: boolean;
    readonly targetId?: string;
    readonly inbound?: readonly { readonly id: string }[];
  };
  readonly owner: JoinActivity;
  signal(): void;
  getPostponed?(): EngineActivity[];
}
interface JoinActivity {
  [absorb]?: number;
  readonly broker: {
    getQueue(name: string): { readonly messages: readonly { readonly content: { readonly id: string } }[] };
    publish(exchange: string, key: string, content: object): unknown;
  };
}
interface Source {
  getSequenceFlows(scope: string): { id: string; sourceId: string; targetId: string }[];
  getActivities(scope: string): { id: string; behaviour?: { attachedTo?: { id: string } } }[];
}
export interface RunningDefinition {
  getRunningProcesses(): { readonly id: string; getPostponed(): EngineActivity[] }[];
}

const absorb = Symbol('absorb');

interface Joining {
  readonly activity: JoinActivity;
  readonly broker: JoinActivity['broker'];
}
type Execute = (this: Joining, message: { readonly content: object }) => unknown;
interface JoinMaker {
  new (activity: object): Joining;
  prototype: { execute: Execute };
}

// its types leave it out
const waits = (Tasks as unknown as { SignalTaskBehaviour: JoinMaker }).SignalTaskBehaviour;

/** A join waits until no token can come to it any more; tokens that came together with the first are taken with it. */
const InclusiveJoin = function (this: object, activity: object): void {
  (waits as unknown as (this: object, activity: object) => void).call(this, activity);
} as unknown as JoinMaker;
InclusiveJoin.prototype = Object.create(waits.prototype) as JoinMaker['prototype'];
InclusiveJoin.prototype.execute = function (message) {
  const left = this.activity[absorb] ?? 0;
  if (left === 0) return waits.prototype.execute.call(this, message);
  this.activity[absorb] = left - 1;
  return this.broker.publish('execution', 'execute.discard', { ...message.content });
};

interface EngineContext {
  getInboundSequenceFlows(id: string): readonly unknown[];
}
type MakeActivity = new (behaviour: unknown, definition: object, context: object) => object;

/** The inclusive gateway: as a split, the engine's; as a join, the one that waits. */
export const InclusiveGateway = function (definition: { id: string }, context: EngineContext): object {
  return context.getInboundSequenceFlows(definition.id).length > 1
    ? new (Elements.Activity as unknown as MakeActivity)(InclusiveJoin, definition, context)
    : (Elements.InclusiveGateway as unknown as (definition: object, context: object) => object)(
        definition,
        context,
      );
};

type Reach = ReadonlyMap<string, ReadonlySet<string>>;
const known = new WeakMap<object, Map<string, Reach>>();

/** Of each flow into a join, the elements that can still come to it by it without passing the join. */
const reachOf = (source: Source, scope: string, join: string): Reach => {
  const kept = known.get(source) ?? new Map<string, Reach>();
  known.set(source, kept);
  const key = `${scope}/${join}`;
  const former = kept.get(key);
  if (former) return former;
  const flows = source.getSequenceFlows(scope);
  const before = new Map<string, string[]>();
  const add = (target: string, from: string): void => {
    before.set(target, [...(before.get(target) ?? []), from]);
  };
  for (const { sourceId, targetId } of flows) add(targetId, sourceId);
  for (const { id, behaviour } of source.getActivities(scope))
    if (behaviour?.attachedTo) add(id, behaviour.attachedTo.id);
  const reach = new Map(
    flows
      .filter(({ targetId }) => targetId === join)
      .map(({ id, sourceId }) => [id, backFrom(sourceId, join, before)]),
  );
  kept.set(key, reach);
  return reach;
};

const backFrom = (
  start: string,
  join: string,
  before: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === join || seen.has(node)) continue;
    seen.add(node);
    open.push(...(before.get(node) ?? []));
  }
  return seen;
};

interface Scope {
  readonly id: string;
  readonly inner: readonly EngineActivity[];
}

const scopesOf = (definition: RunningDefinition): Scope[] => {
  const walk = (id: string, inner: readonly EngineActivity[]): Scope[] => [
    { id, inner },
    ...inner.flatMap((one) =>
      one.type === 'bpmn:SubProcess' && one.getPostponed
        ? walk(
            one.id,
            one.getPostponed().filter(({ executionId }) => executionId !== one.executionId),
          )
        : [],
    ),
  ];
  return definition.getRunningProcesses().flatMap((one) => walk(one.id, one.getPostponed()));
};

/** Lets one join go on that nothing can come to any more (BPMN 2.0, table 13.3); whether there was one. */
export const fireInclusiveJoin = (definition: RunningDefinition, source: object): boolean => {
  for (const { id, inner } of scopesOf(definition))
    for (const join of inner.filter(isWaitingJoin)) {
      const came = join.content.inbound?.map((one) => one.id) ?? [];
      const queued = join.owner.broker.getQueue('inbound-q').messages.map(({ content }) => content.id);
      const full = new Set([...came, ...queued]);
      if (stillComes([...reachOf(source as Source, id, join.id)], full, tokensBeside(join, inner))) continue;
      join.owner[absorb] = [...full].filter((flow) => !came.includes(flow)).length;
      join.signal();
      join.owner[absorb] = 0;
      return true;
    }
  return false;
};

const isWaitingJoin = ({ type, content }: EngineActivity): boolean =>
  type === 'bpmn:InclusiveGateway' && content.state === 'wait';

/** Where the other tokens of the scope are; one on a flow is where the flow leads. */
const tokensBeside = (join: EngineActivity, inner: readonly EngineActivity[]): string[] =>
  inner
    .filter(({ id, content }) => id !== join.id && !(content.isSequenceFlow && content.targetId === join.id))
    .map(({ id, content }) => (content.isSequenceFlow ? (content.targetId ?? id) : id));

const stillComes = (
  reach: readonly (readonly [string, ReadonlySet<string>])[],
  full: ReadonlySet<string>,
  tokens: readonly string[],
): boolean =>
  tokens.some(
    (token) =>
      reach.some(([flow, from]) => !full.has(flow) && from.has(token)) &&
      !reach.some(([flow, from]) => full.has(flow) && from.has(token)),
  );

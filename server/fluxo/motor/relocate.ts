import { readFonte, type Flow, type Fonte, type Node } from './graph.ts';

/** A compiled flow whose decision at an element takes one way, whatever its conditions say. */
export const withWay = (fonte: string, decision: string, way: string): string => {
  const read = readFonte(fonte);
  const decided = ({ isDefault: _, ...flow }: Flow): Flow => ({
    ...flow,
    behaviour: {
      ...flow.behaviour,
      conditionExpression: {
        $type: 'bpmn:FormalExpression',
        body: flow.id === way ? '=true' : '=false',
      },
    },
  });
  return written(read, {
    sequenceFlows: read.sequenceFlows.map((flow) => (flow.sourceId === decision ? decided(flow) : flow)),
    activities: read.activities.map((one) =>
      one.id === decision ? { ...one, behaviour: withoutDefault(one.behaviour) } : one,
    ),
  });
};

const withoutDefault = (behaviour: Node['behaviour']): Node['behaviour'] => {
  const { default: _, ...rest } = behaviour as Node['behaviour'] & { readonly default?: object };
  return rest;
};

/** Leads to itself alone, so that nothing begins by it: it keeps a way to what the start leads to no more. */
const nowhere = '_deixado';

/** A compiled flow that begins at an element of the process. */
export const startingAt = (fonte: string, element: string): string => {
  const read = readFonte(fonte);
  const process = read.processes[0]?.id ?? '';
  const parent = { id: process, type: 'bpmn:Process' };
  const starts = new Set(
    read.activities
      .filter(({ type, parent: held }) => type === 'bpmn:StartEvent' && held.id === process)
      .map(({ id }) => id),
  );
  const left = read.sequenceFlows.filter(({ sourceId }) => starts.has(sourceId));
  const way = (id: string, targetId: string): Flow & { readonly type: string } => ({
    id,
    parent,
    targetId,
    sourceId: nowhere,
    type: 'bpmn:SequenceFlow',
    behaviour: { $type: 'bpmn:SequenceFlow', id },
  });
  return written(read, {
    activities: [
      ...read.activities,
      {
        id: nowhere,
        type: 'bpmn:Task',
        parent,
        behaviour: {},
      },
    ],
    sequenceFlows: [
      ...read.sequenceFlows.map((flow) => (left.includes(flow) ? { ...flow, targetId: element } : flow)),
      ...left.map(({ id, targetId }) => way(`${nowhere}_${id}`, targetId)),
      way(`${nowhere}_si`, nowhere),
    ],
  });
};

/** A compiled flow with what still stands of another, linked to nothing: what leaves there is taken from it. */
export const withStranded = (fonte: string, former: string, stranded: readonly string[]): string => {
  const [read, old] = [readFonte(fonte), readFonte(former)];
  const parents = new Map([[old.processes[0]?.id ?? '', read.processes[0]?.id ?? '']]);
  const kept = old.activities
    .filter(({ id }) => stranded.includes(id))
    .map((one) => ({
      ...one,
      parent: { ...one.parent, id: parents.get(one.parent.id) ?? one.parent.id },
    }));
  return written(read, { activities: [...read.activities, ...kept] });
};

const written = (read: Fonte, changed: Partial<Fonte>): string => JSON.stringify({ ...read, ...changed });

/** What is kept, under the names that another version has for the flow and its process. */
export const renamed = (estado: object, former: string, fonte: string): object => {
  const [old, now] = [readFonte(former), readFonte(fonte)];
  const names = new Map([
    [old.id, now.id],
    [old.processes[0]?.id ?? '', now.processes[0]?.id ?? ''],
  ]);
  const rename = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => rename(one));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, rename(one, name)]));
    return key === 'id' && typeof value === 'string' ? (names.get(value) ?? value) : value;
  };
  return rename(estado) as object;
};

/** What runs now, as the engine gives it. */
export interface Running {
  readonly id: string;
  readonly executionId: string;
  readonly type: string;
  readonly owner: RunningActivity;
  getPostponed?(): Running[];
}
interface RunningActivity {
  readonly id: string;
  readonly type: string;
  readonly status?: string;
  readonly isSubProcess?: boolean;
  readonly context: { getActivityById(id: string): RunningActivity | null };
  readonly parent: { readonly id: string };
  readonly inbound: readonly { readonly sourceId: string }[];
  readonly outbound: readonly { readonly targetId: string }[];
  run(): void;
  discard(): void;
}

export type MoveProblem = 'naoEspera' | 'jaEspera' | 'outroLugar';

/**
 * Takes what waits in an element to another: the other begins, and then the first is left. What is inside a sub-process may go
 * to another place of it, or out of it, which leaves the whole of it.
 */
export const moveToken = (
  processes: readonly Running[],
  { de, para, dentroDe }: { readonly de: string; readonly para: string; readonly dentroDe: string },
): MoveProblem | undefined => {
  const path = processes.map((one) => pathTo(one.getPostponed?.() ?? [], de)).find((one) => one.length > 0);
  if (!path) return 'naoEspera';
  const left = path.find(({ owner }) => owner.parent.id === dentroDe)?.owner;
  const target = left?.context.getActivityById(para);
  if (!left || !target || target.parent.id !== dentroDe) return 'outroLugar';
  if (target.status !== undefined) return 'jaEspera';
  target.run();
  const others = waitedWith(left);
  for (const one of [left, ...others]) one.discard();
  return undefined;
};

/** One token waits for the first of several events: with one of these goes what waits for the others, and the gateway. */
const waitedWith = (left: RunningActivity): RunningActivity[] => {
  const runningAt = (id: string): RunningActivity[] => {
    const one = left.context.getActivityById(id);
    return one?.status === undefined ? [] : [one];
  };
  return [left, ...left.inbound.flatMap(({ sourceId }) => runningAt(sourceId))]
    .filter(({ type }) => type === 'bpmn:EventBasedGateway')
    .flatMap((gateway) => [gateway, ...gateway.outbound.flatMap(({ targetId }) => runningAt(targetId))])
    .filter((one) => one !== left);
};

/** Leaves an element, and nothing begins for it. */
export const leave = (processes: readonly Running[], id: string): void => {
  const path = processes.map((one) => pathTo(one.getPostponed?.() ?? [], id)).find((one) => one.length > 0);
  path?.at(-1)?.owner.discard();
};

/** What holds an element and itself, from the outside in; what holds others is among its own too. */
const pathTo = (all: readonly Running[], id: string, seen = new Set<string>()): Running[] => {
  for (const one of all) {
    if (seen.has(one.executionId)) continue;
    seen.add(one.executionId);
    if (one.id === id) return [one];
    const inner = one.type === 'bpmn:SubProcess' ? pathTo(one.getPostponed?.() ?? [], id, seen) : [];
    if (inner.length > 0) return [one, ...inner];
  }
  return [];
};

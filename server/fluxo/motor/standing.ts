/** What of the engine's state says where it stands. */
interface Kept {
  readonly id?: string;
  readonly type?: string;
  readonly status?: string;
  readonly broker?: { readonly queues?: readonly { readonly messages?: readonly Message[] }[] };
  readonly execution?: KeptExecution;
}
interface KeptExecution {
  readonly children?: readonly Kept[];
  readonly processes?: readonly Kept[];
  readonly execution?: KeptExecution;
  readonly executions?: readonly KeptExecution[];
}
interface Message {
  readonly content?: {
    readonly id?: string;
    readonly isSequenceFlow?: boolean;
    readonly targetId?: string;
  };
}

interface Standing {
  /** Elements that are under way, those that hold others among them. */
  readonly elementos: readonly string[];
  /** Flows that were taken to something that does not begin yet: a join that waits for its other ways. */
  readonly ligacoes: readonly { readonly id: string; readonly para: string }[];
}

/** Whose one it is, of a task that each of several people does. */
export const executorOf = (estado: object | null, execucao: string): number | undefined => {
  const open: unknown[] = [estado];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    const { executionId, executor } = one as { executionId?: unknown; executor?: unknown };
    if (executionId === execucao && typeof executor === 'number') return executor;
    open.push(...(Object.values(one) as unknown[]));
  }
  return undefined;
};

/** Where a kept state stands, as the engine wrote it. */
export const standingIn = (estado: object | null): Standing => {
  const elementos = new Set<string>();
  const ligacoes = new Map<string, string>();
  const visit = (one: Kept): void => {
    for (const { messages = [] } of one.broker?.queues ?? [])
      for (const { content } of messages)
        if (content?.isSequenceFlow === true && content.id !== undefined && content.targetId !== undefined)
          ligacoes.set(content.id, content.targetId);
    inside(one.execution);
  };
  const inside = (execution: KeptExecution | undefined): void => {
    if (!execution) return;
    for (const child of execution.children ?? []) {
      if (child.status !== undefined && child.id !== undefined) elementos.add(child.id);
      visit(child);
    }
    for (const process of execution.processes ?? []) visit(process);
    for (const other of execution.executions ?? []) inside(other);
    inside(execution.execution);
  };
  const kept: Kept | null = estado;
  visit({ execution: kept?.execution ?? {} });
  return { elementos: [...elementos], ligacoes: [...ligacoes].map(([id, para]) => ({ id, para })) };
};

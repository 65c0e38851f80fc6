import type { PedidoConfirmacao } from '#schemas/shapes/credencial.ts';

interface Waiting {
  /** Each act has a dialog of its own. */
  readonly numero: number;
  readonly por: PedidoConfirmacao['por'];
  readonly settle: (confirmed: boolean) => void;
}

let asked = 0;
/** Acts that wait for the person to prove who they are, the first one first: one dialog at a time. */
let waiting: readonly Waiting[] = [];
const watchers = new Set<() => void>();

const change = (next: readonly Waiting[]): void => {
  waiting = next;
  for (const tell of watchers) tell();
};

/** Asks for the proof that the server named. @returns whether the person gave it. */
export const askConfirmation = (payload: unknown): Promise<boolean> =>
  new Promise((settle) => {
    const por = (payload as PedidoConfirmacao | undefined)?.por ?? 'SENHA';
    change([...waiting, { numero: (asked += 1), por, settle }]);
  });

/** By what the act that is waiting asks for a proof; undefined while none waits. */
export const pendingConfirmation = (): Waiting | undefined => waiting[0];

export const subscribeConfirmation = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

/** Lets the act that waits go on, or gives it up. */
export const settleConfirmation = (confirmed: boolean): void => {
  const [first, ...rest] = waiting;
  change(rest);
  first?.settle(confirmed);
};

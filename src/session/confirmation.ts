import type { PedidoConfirmacao } from '#schemas/shapes/credencial.ts';
import { createStore, useStore } from '#src/store/store.ts';

interface Waiting {
  /** Each act has a dialog of its own. */
  readonly numero: number;
  readonly por: PedidoConfirmacao['por'];
  readonly settle: (confirmed: boolean) => void;
}

let asked = 0;
/** Acts that wait for the person to prove who they are, the first one first: one dialog at a time. */
const waiting = createStore<readonly Waiting[]>([]);

/** Asks for the proof that the server named. @returns whether the person gave it. */
export const askConfirmation = (payload: unknown): Promise<boolean> =>
  new Promise((settle) => {
    const por = (payload as PedidoConfirmacao | undefined)?.por ?? 'SENHA';
    waiting.set([...waiting.get(), { numero: (asked += 1), por, settle }]);
  });

/** By what the act that is waiting asks for a proof; undefined while none waits. */
export const useConfirmation = (): Waiting | undefined => useStore(waiting)[0];

/** Lets the act that waits go on, or gives it up. */
export const settleConfirmation = (confirmed: boolean): void => {
  const [first, ...rest] = waiting.get();
  waiting.set(rest);
  first?.settle(confirmed);
};

import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The clock of a server that lives a story: during an act it tells the time of that act, and stories that are told side by side
 * have each their own.
 */
export class HistoryClock {
  readonly #lane = new AsyncLocalStorage<Date>();
  #last: Date;

  constructor(agora: Date) {
    this.#last = agora;
  }

  /** What is done in `work` is done then. It is begun here: a call that begins only when somebody waits for it would be out of its time. */
  at<T>(em: Date, work: () => PromiseLike<T>): Promise<T> {
    this.#last = em;
    return this.#lane.run(em, () => new Promise((resolve, reject) => void work().then(resolve, reject)));
  }

  /** Outside every act, the time of the last that began. */
  readonly now = (): Date => this.#lane.getStore() ?? this.#last;
}

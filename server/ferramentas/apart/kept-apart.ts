import type { ChildProcess } from 'node:child_process';
import type { ApartLimits } from './limits.ts';
import { askChild, beginChild, failedOf } from './child.ts';
import { restChild } from './rest-child.ts';
import type { ItemsAnswer, ItemsRequest } from './items-message.ts';

/** Milliseconds in which a process is there, however busy the machine is. */
const longestStart = 60_000;

/**
 * What may take time and memory, done apart from the server: one input each, its items asked for as they are drained. A thread would
 * not do: what asks for too much memory at once ends the whole process that the thread is of.
 */
export class KeptApart<Input, Item> {
  readonly #start: URL;
  readonly #limits: ApartLimits;
  /** One that is free stays, because starting another takes longer than most of the work. */
  #free: ChildProcess | undefined;

  constructor(start: URL, limits: ApartLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  /** @throws ApartEnded when it took too long or too much memory, ApartFailed with what the work threw */
  async *items(input: Input): AsyncGenerator<Item> {
    const child = await this.#take();
    let state: 'working' | 'over' | 'lost' = 'working';
    try {
      let answer = await this.#ask(child, { kind: 'start', input });
      while (answer.kind === 'items') {
        yield* answer.items as readonly Item[];
        answer = await this.#ask(child, { kind: 'next' });
      }
      state = 'over';
      if (answer.kind === 'failed') throw failedOf(answer);
    } catch (error) {
      if (state === 'working') state = 'lost';
      throw error;
    } finally {
      if (state === 'over') this.#keep(child);
      else if (state === 'lost') child.kill('SIGKILL');
      else await this.#letGo(child);
    }
  }

  /** One that starts has its own time for it: a busy machine takes nothing from that of the work. */
  async #take(): Promise<ChildProcess> {
    const free = this.#free;
    this.#free = undefined;
    if (free) return free;
    const child = beginChild(this.#start, this.#limits);
    // One that ends while it is free is not to be taken again.
    child.once('exit', () => {
      if (this.#free === child) this.#free = undefined;
    });
    try {
      await askChild(child, { kind: 'stop' } satisfies ItemsRequest, longestStart);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
    return child;
  }

  /** Whoever stops asking in the middle leaves a process that still holds its input. */
  async #letGo(child: ChildProcess): Promise<void> {
    const { kind } = await this.#ask(child, { kind: 'stop' }).catch(() => ({ kind: 'failed' }));
    if (kind === 'end') this.#keep(child);
    else child.kill('SIGKILL');
  }

  #keep(child: ChildProcess): void {
    if (this.#free) child.kill('SIGKILL');
    else this.#free = child;
    restChild(child);
  }

  #ask(child: ChildProcess, request: ItemsRequest): Promise<ItemsAnswer> {
    return askChild<ItemsAnswer>(child, request, this.#limits.pageLimit);
  }
}

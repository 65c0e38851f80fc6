import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Message, Reply, RequestName, Requests } from './protocol.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** A Malote in a process of its own, with the baseline beside it, that can be asked about itself. */
export class ServedMalote {
  readonly pid: number;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** Without `access`, permission and row filter let everything through. */
  constructor({ access = true }: { readonly access?: boolean } = {}) {
    this.#child = fork(join(import.meta.dirname, 'main.ts'), {
      execArgv: [
        '--import',
        'tsx',
        ...(access ? [] : ['--import', pathToFileURL(join(import.meta.dirname, 'without-access.mjs')).href]),
        '--expose-gc',
      ],
      // The log goes where nobody reads it, but it is written, as in production.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.pid = this.#child.pid ?? 0;
    this.#child.on('message', (reply: Reply) => this.#settle(reply));
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values())
        reject(new Error(`a served Malote ended with ${code}`));
    });
  }

  ask<N extends RequestName>(name: N, given: Requests[N]['given']): Promise<Requests[N]['answer']> {
    return new Promise((resolve, reject) => {
      const message: Message<N> = { id: ++this.#last, name, given };
      this.#waiting.set(message.id, { resolve, reject });
      this.#child.send(message, (error) => error && reject(error));
    });
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    await this.ask('stop', {});
    this.#child.disconnect();
    await ended;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(new Error(reply.failure));
    else waiting?.resolve(reply.answer as never);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApp } from '#tests/setup/app.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { prepareApart, startOverWorld } from '#tests/setup/malote-over-world.ts';
import type { MaloteProcess } from '#tests/setup/malote-process.ts';

interface Server {
  readonly port: number;
  /** None while it is dead. */
  running: MaloteProcess | undefined;
}

/** Several Malotes, each a process of its own, over the database and the files of one world: any of them may be killed. */
export class ManyServers {
  readonly #world: TestApp;
  readonly #servers: Server[] = [];

  private constructor(world: TestApp) {
    this.#world = world;
  }

  static async start(world: TestApp, count: number): Promise<ManyServers> {
    await prepareApart(world);
    const started = new ManyServers(world);
    for (let n = 0; n < count; n++) started.#servers.push({ port: await freePort(), running: undefined });
    // one after the other, as an institution adds them
    for (const server of started.#servers) await started.#raise(server);
    return started;
  }

  /** Kills the one at that place without a word. */
  async kill(place: number): Promise<void> {
    const server = this.#at(place);
    const { running } = server;
    server.running = undefined;
    await running?.end('SIGKILL');
  }

  async raise(place: number): Promise<void> {
    await this.#raise(this.#at(place));
  }

  /** Asks whoever of them answers, until one does: what it answered, with a conflict where another had done it. */
  async ask(token: string, path: string, body: object): Promise<number> {
    for (let place = 0; ; place++) {
      const { port, running } = this.#at(place);
      if (!running) {
        if (this.#servers.every((server) => !server.running)) await sleep(100);
        continue;
      }
      try {
        const { status } = await fetch(`http://127.0.0.1:${port}/ws/api/${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ payload: body }),
        });
        return status;
      } catch (error) {
        // whoever asks of one that died asks another
        if (!(error instanceof TypeError)) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map(async ({ running }) => running?.end('SIGTERM')));
  }

  async #raise(server: Server): Promise<void> {
    server.running = await startOverWorld(this.#world, { port: server.port });
  }

  #at(place: number): Server {
    const server = this.#servers[place % this.#servers.length];
    if (!server) throw new Error('no servers');
    return server;
  }
}

import { Agent, request } from 'node:http';

/** One call of a load, already in words. */
export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface LoadOptions {
  readonly port: number;
  /** The nth call, from 0. */
  readonly shot: (n: number) => Shot;
  readonly connections: number;
  /** Stops at whichever comes first. */
  readonly most: number;
  readonly milliseconds: number;
}

export interface LoadResult {
  /** Milliseconds of each call, from before it was written until its last byte was read. */
  readonly latencies: readonly number[];
  readonly seconds: number;
}

/**
 * A closed loop on 127.0.0.1: each of the connections asks, reads the whole answer and asks again. Any answer that is
 * not 200 ends the measure: what fails fast is not fast.
 */
export const loadLoop = async (options: LoadOptions): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + options.milliseconds;
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < options.most && performance.now() < end) {
      const shot = options.shot(next++);
      const from = performance.now();
      await call(agent, options.port, shot);
      latencies.push(performance.now() - from);
    }
  };
  try {
    await Promise.all(Array.from({ length: options.connections }, connection));
  } finally {
    agent.destroy();
  }
  return { latencies, seconds: (performance.now() - began) / 1000 };
};

const call = (agent: Agent, port: number, { method, path, headers = {}, body }: Shot): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      },
      (answer) => {
        if (answer.statusCode === 200) answer.resume();
        let words = '';
        if (answer.statusCode !== 200) answer.on('data', (chunk: Buffer) => (words += chunk.toString()));
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`${method} ${path} on ${port}: ${answer.statusCode} ${words}`)),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

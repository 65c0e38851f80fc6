import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface AgentAnswer {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Record<string, unknown>;
}

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly origin?: string | undefined;
  readonly host?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** Asks an agent what a page of this origin would; a browser says its origin by itself. */
export const askAgent = async (
  server: Server,
  path: string,
  { method, body, origin, host, key, headers = {} }: Asked,
): Promise<AgentAnswer> => {
  const { port } = server.address() as AddressInfo;
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      host: host ?? `127.0.0.1:${port}`,
      ...(origin === undefined ? {} : { origin }),
      ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
};

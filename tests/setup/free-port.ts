import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

const given = new Set<number>();

/** A port of this machine that nobody listens on now, and that this process was not given before: two may be asked at once. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  if (given.has(port)) return freePort();
  given.add(port);
  return port;
};

import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface ConnectProxy {
  readonly port: number;
  /** Where it was asked to lead, in order. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

/** A proxy that leads anywhere (CONNECT) whoever says its name and password. Names of `.exemplo` lead to this machine. */
export const openConnectProxy = async (user: string, password: string): Promise<ConnectProxy> => {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const right = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const server = createServer((_request, answer) => answer.writeHead(405).end());
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (request.headers['proxy-authorization'] !== right) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    asked.push(request.url ?? '');
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const onward = connect(Number(port), host.endsWith('.exemplo') ? '127.0.0.1' : host, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    sockets.add(onward.on('error', () => socket.destroy()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
};

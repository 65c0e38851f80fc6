import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that the end of a process may take: who stops a service waits ten seconds before killing it. */
export const longestEnd = 9_000;
/** Milliseconds that answers under way have to end. */
const patience = 4_000;
/** Milliseconds between the looks for connections that became idle. */
const look = 50;

/** The open connections of each server that is kept in sight. */
const connections = new WeakMap<FastifyInstance['server'], Set<Socket>>();

/** Keeps the connections of a server in sight, for its end. */
export const watchConnections = ({ server }: FastifyInstance): void => {
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
};

/** Browsers connect before they have anything to ask; to Node such a connection is not idle. */
const closeSilentConnections = ({ server }: FastifyInstance): void => {
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
};

/**
 * Ends the server: what is being answered is answered; connections that wait for another request, or whose request does not
 * come to its end, do not hold it.
 */
export const endGently = async (app: FastifyInstance, { most = patience } = {}): Promise<void> => {
  const idle = setInterval(() => {
    app.server.closeIdleConnections();
    closeSilentConnections(app);
  }, look);
  const rest = setTimeout(() => app.server.closeAllConnections(), most);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(rest);
  }
};

import type { FastifyInstance } from 'fastify';

/** Milliseconds that answers under way have to end. */
const patience = 4_000;
/** Milliseconds between the looks for connections that became idle. */
const look = 50;

/**
 * Ends the server: what is being answered is answered; connections that wait for another request, or whose request does not
 * come to its end, do not hold it.
 */
export const endGently = async (app: FastifyInstance, { most = patience } = {}): Promise<void> => {
  const idle = setInterval(() => app.server.closeIdleConnections(), look);
  const rest = setTimeout(() => app.server.closeAllConnections(), most);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(rest);
  }
};

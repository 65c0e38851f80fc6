import type { FastifyInstance } from 'fastify';

/** Milliseconds that a client has to notice an answer that came before the end of its request. */
const toNotice = 10_000;

/**
 * A request that was answered before its body was read (a refused file) would hold its connection: what still comes is thrown
 * away, so that the client can read the answer and ask again, and who goes on sending for too long is cut off.
 */
export const discardLeftovers = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request;
    if (!raw.complete && !raw.destroyed) {
      const cut = setTimeout(() => raw.destroy(), toNotice).unref();
      raw.once('close', () => clearTimeout(cut));
      raw.unpipe();
      raw.resume();
    }
    done();
  });
};

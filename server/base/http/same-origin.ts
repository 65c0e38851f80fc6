import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';
import type { Config } from '#server/base/config.ts';

const safe: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses what the page of another site makes a browser send. The token travels in a header that no other page can set, and no
 * answer is readable elsewhere; this is the second lock, for whatever a browser would add by itself.
 */
export const refuseOtherOrigins = (app: FastifyInstance, config: Pick<Config, 'origin'>): void => {
  app.addHook('onRequest', (request, _reply, done) =>
    done(isForeign(request, config) ? new AppError('origemRecusada') : undefined),
  );
};

const isForeign = ({ method, headers, host }: FastifyRequest, config: Pick<Config, 'origin'>): boolean => {
  if (safe.includes(method)) return false;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined || origin === config.origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

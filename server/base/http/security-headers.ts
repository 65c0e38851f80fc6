import { defined } from '#schemas/defined.ts';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { agenteEnderecos } from '#schemas/agente.ts';

/** Strict policy: scripts only from here, nothing evaluated, nobody frames us. Inline styles are what MUI writes. */
export const securityHeaders = (app: FastifyInstance, https: boolean): void => {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        // the agent of tokens, on the person's own machine
        'connect-src': ["'self'", ...agenteEnderecos],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...defined({ 'upgrade-insecure-requests': https ? [] : undefined }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  const headers = headersBy(setHeaders);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
};

/** What Helmet sets, which is the same for every answer, found out once. */
const headersBy = (setHeaders: ReturnType<typeof helmet>): OutgoingHttpHeaders => {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  setHeaders(request, answer, (error) => {
    if (error !== undefined) throw error as Error;
  });
  return answer.getHeaders();
};

import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

/** Logs as JSON lines. Bodies are never logged; tokens, cookies and codes in addresses are taken out. */
export const loggerOptions = (config: Config): FastifyServerOptions['logger'] => {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'senha', '*.senha', '*.token'],
    serializers: {
      req: (request) => ({ method: request.method, url: hideSecrets(request.url), ip: request.ip }),
    },
  };
};

const hideSecrets = (url: string): string => url.replaceAll(/([?&](?:bilhete|token|codigo)=)[^&]*/g, '$1…');

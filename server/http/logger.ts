import { join } from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import { pino } from 'pino';
import type { Config } from '#server/config.ts';

/** Logs as JSON lines. Bodies are never logged; tokens, cookies and codes in addresses are taken out. */
export const loggerOptions = (
  config: Config,
  stream?: pino.DestinationStream,
): FastifyServerOptions['logger'] => {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    ...(stream ? { stream } : {}),
    redact: ['req.headers.authorization', 'req.headers.cookie', 'senha', '*.senha', '*.token'],
    serializers: {
      req: (request) => ({ method: request.method, url: hideSecrets(request.url), ip: request.ip }),
    },
  };
};

const hideSecrets = (url: string): string => url.replaceAll(/([?&](?:bilhete|token|codigo)=)[^&]*/g, '$1…');

/** Where a running server writes: files of the data folder, a new one each day or 50 MB, the last fourteen kept. */
export const logFiles = (config: Config): pino.DestinationStream =>
  pino.transport({
    target: 'pino-roll',
    options: {
      file: join(config.dataDir, 'logs', 'malote'),
      extension: '.log',
      dateFormat: 'yyyy-MM-dd',
      frequency: 'daily',
      size: '50m',
      limit: { count: 14 },
      mkdir: true,
    },
  });

import { once } from 'node:events';
import { join } from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import type { pino } from 'pino';
import roll from 'pino-roll';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
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

/** Where a running server writes; `close` waits until the last line is in its file. */
export interface LogFiles {
  readonly stream: pino.DestinationStream;
  readonly close: () => Promise<void>;
}

/**
 * Files of the data folder, a new one each day or 50 MB, the last fourteen kept. Lines are written together, within a
 * second: a write for each would cost more than some requests do. Where they cannot be written, the terminal says so.
 */
export const openLogFiles = async (config: Config): Promise<LogFiles> => {
  const stream = await roll({
    file: join(config.dataDir, 'logs', 'malote'),
    extension: '.log',
    dateFormat: 'yyyy-MM-dd',
    frequency: 'daily',
    size: '50m',
    limit: { count: 14 },
    mkdir: true,
    sync: false,
    minLength: 8_192,
    periodicFlush: 1_000,
  });
  stream.on('error', (error: Error) => console.error(`${inicio.log.naoGravou}: ${error.message}`));
  const closed = once(stream, 'close');
  return {
    stream,
    close: async () => {
      stream.end();
      await closed;
    },
  };
};

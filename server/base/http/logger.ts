import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import type { pino } from 'pino';
import roll from 'pino-roll';
import type { SonicBoom } from 'sonic-boom';
import { inicio } from '#schemas/messages/pt-BR/inicio.ts';
import type { Config } from '#server/base/config.ts';
import { logNameOf, type LogWriter } from '#server/base/log/log-files.ts';

/** Logs as JSON lines. Bodies are never logged; tokens, cookies and what a person looked for are taken out. */
export const loggerOptions = (
  config: Config,
  stream?: pino.DestinationStream,
): FastifyServerOptions['logger'] => {
  if (config.logLevel === 'silent') return false;
  return {
    level: config.logLevel,
    stream,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'senha', '*.senha', '*.token'],
    serializers: {
      req: (request) => ({
        method: request.method,
        url: withoutTypedWords(withoutSecrets(request.url)),
        ip: request.ip,
      }),
    },
  };
};

/** What of a query says how something was asked for, and never what was looked for. */
const plainNames = new Set([
  'start',
  'pageSize',
  'sort',
  'aba',
  'formato',
  'simular',
  'linhas',
  'nivel',
  'colunas',
]);

/** A part of an address as long as a token may be one: numbers, names and ids are shorter. */
const withoutSecrets = (url: string): string => {
  const [path = '', ...query] = url.split('?');
  return [path.replaceAll(/[\w-]{40,}/g, '…'), ...query].join('?');
};

/** An address keeps the names of its query; the words of a search, the values of filters and codes stay out. */
const withoutTypedWords = (url: string): string => {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const parts = url
    .slice(at + 1)
    .split('&')
    .map((part) => {
      const [name = ''] = part.split('=', 1);
      return name === part || plainNames.has(name) ? part : `${name}=…`;
    });
  return `${url.slice(0, at)}?${parts.join('&')}`;
};

/** Where a running server writes; `close` waits until the last line is in its file. */
interface LogFiles {
  readonly stream: pino.DestinationStream;
  readonly close: () => Promise<void>;
}

/** Lines that wait for a full disk to have room again; beyond it they are lost, and not the server's memory with them. */
const mostWaitingBytes = 4 * 1024 * 1024;

/** A line reaches its file within. */
const longestWaitMs = 1_000;

/**
 * Files of the data folder, which several machines may share: each has its own, by its name, and there each kind of process. A new one each day or 50 MB, the last fourteen kept. Lines are written together, within a
 * second: a write for each would cost more than some requests do. Where they cannot be written, the terminal says so;
 * where they cannot even be opened, it gets the lines.
 */
export const openLogFiles = async (
  config: Pick<Config, 'dataDir'>,
  writer: LogWriter = 'servidor',
): Promise<LogFiles> => {
  try {
    return keepFiles(await openFiles(config.dataDir, writer));
  } catch (error) {
    tellUnwritten(error);
    return { stream: process.stderr, close: () => Promise.resolve() };
  }
};

const openFiles = async (dataDir: string, writer: LogWriter): Promise<SonicBoom> => {
  // the names tell when there was work, and how much
  await mkdir(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const stream = await roll({
    file: join(dataDir, 'logs', logNameOf(writer)),
    extension: '.log',
    dateFormat: 'yyyy-MM-dd',
    frequency: 'daily',
    size: '50m',
    limit: { count: 14 },
    mkdir: true,
    // what a line says of a person is nobody's of the machine
    mode: 0o600,
    sync: false,
    minLength: 8_192,
    maxLength: mostWaitingBytes,
  });
  await once(stream, 'ready');
  return stream;
};

const keepFiles = (stream: SonicBoom): LogFiles => {
  // a crash, too, leaves its last second on the disk
  const flush = (): void => {
    try {
      stream.flushSync();
    } catch (error) {
      tellUnwritten(error);
    }
  };
  stream.on('error', tellUnwritten);
  // not the stream's own clock: it would go on over a file that could not be opened
  const clock = setInterval(() => stream.flush(), longestWaitMs).unref();
  process.once('exit', flush);
  return {
    stream,
    close: () =>
      new Promise((done) => {
        process.off('exit', flush);
        clearInterval(clock);
        // what cannot be written at the end was told, and holds nobody back
        stream.once('close', done).once('error', () => done());
        stream.end();
      }),
  };
};

const tellUnwritten = (error: unknown): void => console.error(`${inicio.log.naoGravou}: ${String(error)}`);

import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { DestinationStream } from 'pino';
import { AppError } from '#schemas/app-error.ts';
import { serveUploads } from './conteudo/envio/index.ts';
import { recordCallDenial } from './pessoas/acesso/record-denial.ts';
import { routes } from './routes.ts';
import type { Connection } from './base/db/connect.ts';
import type { Engine } from './engine/index.ts';
import { registerRoutes } from './engine/index.ts';
import { errorBody, handleError } from './base/http/errors.ts';
import type { Ports } from './base/http/context.ts';
import { answerInLanguage } from './base/http/language.ts';
import { watchConnections } from './base/http/end-gently.ts';
import { discardLeftovers } from './base/http/leftover-body.ts';
import { loggerOptions } from './base/http/logger.ts';
import { mount } from './base/http/mount.ts';
import { serveApiPage } from './api-page.ts';
import { RequestLog } from './base/http/request-log.ts';
import { serveMetrics } from './base/http/metrics.ts';
import { metrics } from './administracao/metricas/index.ts';
import { serveHealth } from './base/http/saude.ts';
import { refuseOtherOrigins } from './base/http/same-origin.ts';
import { securityHeaders } from './base/http/security-headers.ts';
import { serveClient } from './base/http/static.ts';
import { traceRequests } from './base/traces.ts';
import { believes } from './base/trust-proxy.ts';

interface AppParts {
  readonly ports: Ports;
  readonly connection: Connection;
  readonly engine: Engine;
  /** Whether the built client is served too; tests of the API do without. */
  readonly client: boolean;
  /** Where the log goes; by default, the terminal. */
  readonly log?: DestinationStream;
  /** What keeps the database away, as far as it is kept here. */
  readonly trouble?: () => string | undefined;
}

/** Builds the whole server without listening: what `main.ts` starts and what tests call. */
export const buildApp = async ({
  ports,
  connection,
  engine,
  client,
  log,
  trouble,
}: AppParts): Promise<FastifyInstance> => {
  const { config } = ports;
  const app = fastify({
    logger: loggerOptions(config, log),
    logController: new RequestLog(),
    trustProxy: believes(config.trustProxy),
    bodyLimit: 4 * 1_048_576,
    requestTimeout: 120_000,
    // short enough to be read over the telephone
    genReqId: () => randomUUID().slice(-12),
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
  });
  app.decorateRequest('sessao', undefined);
  app.decorateRequest('externo', undefined);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => {
    const error = new AppError('naoEncontrado');
    return reply.code(error.status).send(errorBody(error, request.id));
  });
  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  discardLeftovers(app);
  watchConnections(app);
  answerInLanguage(app);
  securityHeaders(app, config.origin.startsWith('https:'));
  await app.register(compress, {
    global: true,
    // A compressed body could be anything once open: none is taken.
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
  });
  await app.register(multipart, {
    limits: { files: 20, fileSize: 512 * 1_048_576, fields: 10, fieldSize: 4 * 1_048_576 },
  });
  await app.register(rateLimit, { global: false });
  allowEmptyJson(app);
  // An answer that stays open would hold the end.
  app.addHook('preClose', (done) => {
    ports.live.endAll();
    done();
  });
  serveHealth(app, { db: connection.db, files: ports.files, trouble });
  serveMetrics(app, config.metricsKey, metrics({ db: connection.db, pool: connection.pool, ports }));
  await app.register(
    async (api) => {
      api.addHook('onRequest', (_request, reply, done) => {
        void reply.header('cache-control', 'no-store');
        done();
      });
      refuseOtherOrigins(api, config);
      api.addHook('onError', async (request, _reply, error) => {
        if (!(error instanceof AppError) || error.code !== 'acessoNegado' || !request.sessao) return;
        await recordCallDenial(ports.db, request.sessao, ports.clock(), denied(request));
      });
      mount(api, ports, connection.db, routes);
      serveUploads(api, { config, ports, db: connection.db });
      registerRoutes(api, { engine, ports, db: connection.db });
      serveApiPage(api, engine, config);
      // Nothing of the client answers here: an address that is none says so, as every other refusal does.
      for (const url of ['/', '/*']) api.get(url, (_request, reply) => reply.callNotFound());
    },
    { prefix: `${config.basePath}ws/api` },
  );
  if (client) await serveClient(app, config);
  return app;
};

/** What was asked for, without its query, which may carry what people typed. */
const denied = ({ method, url }: FastifyRequest): string =>
  `${method} ${url.split('?')[0] ?? ''}`.slice(0, 300);

/** A DELETE or POST without a body may still declare JSON: that is an empty payload, not an error. */
const allowEmptyJson = (app: FastifyInstance): void => {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch (cause) {
      done(new AppError('requisicaoInvalida', {}, { cause }));
    }
  });
};

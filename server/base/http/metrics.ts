import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashToken } from './hash-token.ts';

/** One measured value, with what tells it from others of the same name. */
export interface Measure {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** What is measured when somebody asks: its name, what it is, and how it is read. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Measure[] | Promise<Measure[]>;
}

/**
 * `/metricas` in OpenMetrics for whoever has the key; without one there is no such page. The routes of requests are their
 * patterns, never an address with a number in it.
 */
export const serveMetrics = (
  app: FastifyInstance,
  key: string | undefined,
  metrics: readonly Metric[],
): void => {
  if (key === undefined) return;
  const register = new Registry();
  // Its types know a registry of one content type, and measures only of the other.
  register.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never);
  collectDefaultMetrics({ register });
  const latency = new Histogram({
    name: 'malote_pedidos_segundos',
    help: 'Duração dos pedidos',
    labelNames: ['metodo', 'rota', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const rota = request.routeOptions.url ?? 'outra';
    latency.observe({ metodo: request.method, rota, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  for (const { name, help, labels = [], read } of metrics)
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [register],
      async collect() {
        this.reset();
        // With the database away the other measures are what is wanted most.
        for (const { value, labels: own = {} } of await measuresOf(app, name, read)) this.set(own, value);
      },
    });
  app.get('/metricas', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, key)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply
      .header('content-type', register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics());
  });
};

const measuresOf = async (
  app: FastifyInstance,
  name: string,
  read: Metric['read'],
): Promise<readonly Measure[]> => {
  try {
    return await read();
  } catch (error) {
    app.log.warn({ err: error, medida: name }, 'medida não lida');
    return [];
  }
};

const mayRead = ({ headers }: FastifyRequest, key: string): boolean => {
  const given = /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  // Of equal length and without telling where they differ.
  return timingSafeEqual(hashToken(given), hashToken(key));
};

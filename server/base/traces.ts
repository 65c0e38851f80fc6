import { AsyncLocalStorage } from 'node:async_hooks';
import type * as Api from '@opentelemetry/api';
import type { Attributes, Span, SpanKind, Tracer } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#schemas/app-error.ts';

/** What is known of the packages of OpenTelemetry, which are loaded only where traces are sent. */
interface Tracing {
  readonly tracer: Tracer;
  readonly api: typeof Api;
}

/** Milliseconds between the warnings that traces are not sent. */
const mostTold = 60_000;

let tracing: Tracing | undefined;
const current = new AsyncLocalStorage<Span>();

/** Where traces go, by the variables that every tool of OpenTelemetry reads; undefined where they are not wanted. */
export const tracesAddress = (env: NodeJS.ProcessEnv): string | undefined => {
  if (env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none') return undefined;
  const own = env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'];
  if (own) return own;
  const all = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return all ? `${all.replace(/\/+$/, '')}/v1/traces` : undefined;
};

/**
 * From now on what this process does is told to a collector. Spans are named by routes, acts, tables and queues: never by what people
 * write, by who they are or by a value of a statement. @returns what sends the rest and ends it
 */
export const startTraces = async (
  address: string | undefined,
  version: string,
  log: { warn(about: object, message: string): void },
): Promise<() => Promise<void>> => {
  if (address === undefined) return () => Promise.resolve();
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  // without it a collector that is away would be missed in silence; it is told of once a minute, and not at every try
  let told = -Infinity;
  const tell = (message: string): void => {
    if (performance.now() - told < mostTold) return;
    told = performance.now();
    log.warn({ motivo: message }, 'rastros não enviados');
  };
  const nothing = (): void => undefined;
  api.diag.setLogger(
    { error: tell, warn: tell, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: api.DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = new sdk.NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': 'malote', 'service.version': version })
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES say otherwise
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: address }))],
  });
  tracing = { tracer: provider.getTracer('malote', version), api };
  return async () => {
    tracing = undefined;
    await provider.shutdown();
    api.diag.disable();
  };
};

const kinds = { pedido: 'SERVER', consulta: 'CLIENT', trabalho: 'CONSUMER', passo: 'INTERNAL' } as const;

interface Step {
  readonly especie?: keyof typeof kinds;
  readonly atributos?: Attributes;
  /** Whose trace it goes on. */
  readonly segue?: string | undefined;
  /** Only as a part of something: alone it is of no interest. */
  readonly dentro?: boolean;
}

const kindOf = (api: Tracing['api'], especie: keyof typeof kinds): SpanKind => api.SpanKind[kinds[especie]];

const begin = (name: string, { especie = 'passo', atributos, segue }: Step): Span | undefined => {
  if (!tracing) return undefined;
  const { api, tracer } = tracing;
  // a request and a job begin something, whatever started the work that takes them
  const parent = especie === 'pedido' || especie === 'trabalho' ? remoteOf(api, segue) : current.getStore();
  const context = parent ? api.trace.setSpan(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;
  return tracer.startSpan(name, { kind: kindOf(api, especie), attributes: atributos }, context);
};

/** Does something as a step of the trace; where there are no traces it is just done. */
export const inStep = async <T>(name: string, work: () => Promise<T>, step: Step = {}): Promise<T> => {
  if (!tracing || (step.dentro === true && !current.getStore())) return work();
  const { api } = tracing;
  const span = begin(name, step);
  if (!span) return work();
  try {
    return await current.run(span, work);
  } catch (error) {
    span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.setAttribute('error.type', kindOfError(error));
    throw error;
  } finally {
    span.end();
  }
};

/** Its code and never its words, which may name what somebody wrote. */
const kindOfError = (error: unknown): string => {
  if (!(error instanceof Error)) return 'desconhecido';
  const { code } = error as { readonly code?: unknown };
  return error instanceof AppError || (typeof code === 'string' && /^\w{2,40}$/.test(code))
    ? String(code)
    : error.constructor.name;
};

/** Takes the whole of each request as the root of a trace, named by its route. */
export const traceRequests = (app: FastifyInstance): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const rota = request.routeOptions.url ?? 'outra';
    const span = begin(`${request.method} ${rota}`, {
      especie: 'pedido',
      atributos: { 'http.request.method': request.method, 'http.route': rota },
    });
    if (!span) return done();
    spans.set(request, span);
    current.run(span, done);
  });
  // what reads a body goes on from where its bytes come, which is outside of the request
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) current.run(span, done);
    else done();
  });
  const end = (request: FastifyRequest, status?: number): void => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    // SpanStatusCode.ERROR, whose package may not be loaded
    if (status === undefined || status >= 500) span.setStatus({ code: 2 });
    span.end();
  };
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request);
    done();
  });
};

const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Where the trace is now, as it is handed on (W3C `traceparent`). */
const traceparent = (): string | undefined => {
  const at = current.getStore()?.spanContext();
  return at && `00-${at.traceId}-${at.spanId}-${at.traceFlags.toString(16).padStart(2, '0')}`;
};

const remoteOf = (api: Tracing['api'], text: string | undefined): Span | undefined => {
  const [, traceId, spanId, flags] = written.exec(text ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return api.trace.wrapSpanContext({ traceId, spanId, traceFlags: Number(`0x${flags}`), isRemote: true });
};

/** The payload of a job, with the trace of who asks for it; without one it is as it was, and may be nothing at all. */
export const withTrace = (payload: unknown): unknown => {
  const rastro = traceparent();
  return rastro === undefined ? payload : { ...(payload as object | undefined), rastro };
};

/** Does a job as a part of the trace of who asked for it. */
export const inTraceOf = <T>(
  queue: string,
  payload: unknown,
  work: (payload: unknown) => Promise<T>,
): Promise<T> => {
  if (typeof payload !== 'object' || payload === null || !('rastro' in payload))
    return inStep(`trabalho ${queue}`, () => work(payload), { especie: 'trabalho' });
  const { rastro, ...rest } = payload;
  return inStep(`trabalho ${queue}`, () => work(rest), {
    especie: 'trabalho',
    segue: typeof rastro === 'string' ? rastro : undefined,
  });
};

/** Whether statements are told now. */
export const traced = (): boolean => tracing !== undefined && current.getStore() !== undefined;

/** A statement by its verb and its first table: of what is written in it nothing else is told. */
export const nameOfStatement = (text: string): string => {
  const bare = text.replaceAll(/'(?:[^']|'')*'/g, "''").replaceAll(/--[^\n]*/g, ' ');
  const [verb = 'sql'] = /[a-z]+/i.exec(bare) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+((?:"?[a-z_]\w*"?\.)?"?[a-z_]\w*"?)/i.exec(bare) ?? [];
  return [verb.toLowerCase(), table?.replaceAll('"', '')].filter((part) => part !== undefined).join(' ');
};

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { enqueue } from '#server/base/jobs/enqueue.ts';
import { job, work } from '#server/base/jobs/job.ts';
import { runDueJobs } from '#server/base/jobs/run-due-jobs.ts';
import { nameOfStatement, startTraces, tracesAddress, inStep } from '#server/base/traces.ts';
import { workload } from '#server/jobs.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

let server: TestApp;
let collector: Server;
let address: string;
const received: string[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  server = await startTestApp();
});
afterAll(async () => {
  await server.close();
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

// the runner of the tests looks for the interface by itself
const loaded = (): string[] =>
  Object.keys(createRequire(import.meta.url).cache).filter((path) =>
    /@opentelemetry\/(sdk|exporter|resources)/.test(path),
  );

/** What was told to the collector while something was done. */
const spansOf = async (during: () => Promise<void>): Promise<readonly Span[]> => {
  received.length = 0;
  const end = await startTraces(address, '1.2.3', pino({ level: 'silent' }));
  try {
    await during();
  } finally {
    await end();
  }
  return received.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );
};

/** The names from the root down to a span. */
const wayTo = (spans: readonly Span[], span: Span): readonly string[] => {
  const above = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(above ? wayTo(spans, above) : []), span.name];
};

const runJobs = () => {
  const { connection, ports } = server.platform;
  const context = { db: connection.db, ports, log: pino({ level: 'silent' }) };
  return runDueJobs(connection.pool, context, [...workload.works, seesPayload]);
};

const asked = job<undefined>('provaDeRastro');
const seen: unknown[] = [];
const seesPayload = work(asked, (_ctx, payload) => {
  seen.push(payload);
  return Promise.resolve();
});

it('sem endereço, nada se carrega e nada se envia', async () => {
  expect(tracesAddress({})).toBeUndefined();
  expect(
    tracesAddress({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor:4318/', OTEL_SDK_DISABLED: 'true' }),
  ).toBeUndefined();
  expect(
    tracesAddress({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor:4318', OTEL_TRACES_EXPORTER: 'none' }),
  ).toBeUndefined();
  expect(tracesAddress({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://coletor:4318/' })).toBe(
    'http://coletor:4318/v1/traces',
  );
  expect(tracesAddress({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://coletor/x' })).toBe('http://coletor/x');
  received.length = 0;
  const end = await startTraces(undefined, '1.2.3', pino({ level: 'silent' }));
  const helena = await server.as('helena.pires');
  await helena.get('documento/modelo-combo');
  expect(await inStep('nada', () => Promise.resolve(7))).toBe(7);
  await end();
  expect([loaded(), received]).toEqual([[], []]);
});

it('um pedido, o que ele faz e o seu SQL são um só rastro', async () => {
  const helena = await server.as('helena.pires');
  const draft = await completeDraft(helena, {
    assunto: 'Palavra-guardada de Quixeramobim',
    assinantes: ['Helena Duarte Pires'],
  });
  const spans = await spansOf(async () => {
    const done = await helena.post<Documento>('documento/concluir', { id: draft.id, versao: draft.versao });
    expect(done.status).toBe(200);
  });
  const root = spans.find(({ name }) => name === 'POST /ws/api/documento/concluir');
  expect(root?.parentSpanId).toBeUndefined();
  const together = spans.filter(({ traceId }) => traceId === root?.traceId);
  const ways = together.map((span) => wayTo(together, span).join(' > '));
  const head = 'POST /ws/api/documento/concluir';
  expect(ways).toContain(`${head} > caso concluir`);
  expect(ways).toContain(`${head} > caso concluir > preparo concluir`);
  expect(ways).toContain(`${head} > caso concluir > ato concluir`);
  expect(ways).toContain(`${head} > caso concluir > ato concluir > update conteudo`);
  // who asks is looked for before any use case
  expect(ways.some((way) => way.startsWith(`${head} > select `))).toBe(true);
  // no one is left without its parent
  expect(ways.filter((way) => !way.startsWith(head))).toEqual([]);
});

it('o que um pedido deixa na fila continua o rastro dele', async () => {
  const spans = await spansOf(async () => {
    const asked = await server.call({
      method: 'POST',
      path: 'login/esqueci-senha',
      body: { login: 'helena.pires' },
    });
    expect(asked.statusCode).toBe(200);
    await runJobs();
  });
  expect(received.join('\n')).not.toContain('helena');
  const root = spans.find(({ name }) => name === 'POST /ws/api/login/esqueci-senha');
  const ways = spans
    .filter(({ traceId }) => traceId === root?.traceId)
    .map((span) => wayTo(spans, span).join(' > '));
  const head = 'POST /ws/api/login/esqueci-senha > caso esqueciSenha > select';
  expect(
    ways.find((way) => way.includes(' > trabalho enviarLinkSenha > select registro.usuario')),
  ).toBeDefined();
  expect(ways.find((way) => way.startsWith(head))).toBeDefined();
});

it('só nomes: nem o que se escreveu, nem quem, nem os valores, nem o que um erro diz', async () => {
  const helena = await server.as('helena.pires');
  const spans = await spansOf(async () => {
    const draft = await completeDraft(helena, { assunto: 'Palavra-guardada de Quixeramobim' });
    await helena.get(`documento/${draft.id}/0`);
    await helena.get('documento/987654321/0');
    await helena.get('tramite/destinos?q=Quixeramobim');
    await runJobs();
  });
  const told = received.join('\n');
  expect(spans.length).toBeGreaterThan(30);
  for (const hidden of ['Quixeramobim', 'helena', 'Helena', '987654321', helena.token, '$1'])
    expect(told).not.toContain(hidden);
  const keys = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...keys].sort()).toEqual([
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
  expect(told).toContain('"service.name","value":{"stringValue":"malote"}');
});

it('um trabalho sem dados guarda o rastro de quem o pediu e não o vê', async () => {
  const { db } = server.platform.connection;
  const spans = await spansOf(async () => {
    await inStep('quem pede', () => enqueue(db, asked, undefined));
    await runJobs();
  });
  const [step, run] = ['quem pede', 'trabalho provaDeRastro'].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect([run?.traceId, run?.parentSpanId]).toEqual([step?.traceId, step?.spanId]);
  expect(seen).toEqual([{}]);
});

it('uma instrução tem por nome o verbo e a primeira tabela', () => {
  for (const [sql, name] of [
    ['select "id" from "registro"."volume" where x = $1', 'select registro.volume'],
    ['insert into correio (a) values ($1)', 'insert correio'],
    ['update conteudo set a = 1', 'update conteudo'],
    ["select 'from segredo' as x", 'select'],
    ['\n  with a as (delete from volume_movimento returning 1) select 1', 'with volume_movimento'],
    ['begin', 'begin'],
  ] as const)
    expect(nameOfStatement(sql)).toBe(name);
});

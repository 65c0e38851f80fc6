import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/base/config.ts';
import { openLogFiles } from '#server/base/http/logger.ts';
import { runJobs } from '#server/base/jobs/run-jobs.ts';
import type { Platform } from '#server/inicio/open-platform.ts';
import { openInstallation } from '#server/open-installation.ts';
import { callerOf } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument } from '#tests/setup/drafts.ts';
import { demonstrationPassword } from '#tests/setup/malote-process.ts';
import { bareApp, type Recordings } from '../baseline/bare-app.ts';
import { listenToDriver, recordStatements } from '../baseline/statement.ts';
import type { Shot } from '../load/load-loop.ts';
import { copyDocument } from './copy-document.ts';
import type { Message, Person, Requests, RequestName, Stock } from './protocol.ts';
import { concludeShot, forwardShot } from '../load/write-shots.ts';
import { recordedConclude, recordedForward, recordedSave } from './recorded-writes.ts';
import { ServerTimes } from './server-times.ts';
import { workOf } from './work.ts';

// Malote as server/main.ts runs it (jobs included), and the baseline over the same pool, in one process.

listenToDriver();
const times = new ServerTimes();
/** The loop is looked at so often; a loop at rest is late by this much. */
const resolution = 5;
const loop = monitorEventLoopDelay({ resolution });
const recordings: Recordings = { reads: new Map(), writes: new Map() };
let platform: Platform;
let app: FastifyInstance;
const closing: (() => Promise<unknown>)[] = [];

const serve = async ({
  connection,
  dataDir,
  resourcesDir,
}: Requests['serve']['given']): Promise<Requests['serve']['answer']> => {
  const log = pino({ level: 'warn' });
  const config = readConfig({ MALOTE_DADOS: dataDir, MALOTE_RESOURCES: resourcesDir, PORT: '0' });
  platform = await openInstallation(config, connection, { log });
  const { db, pool } = platform.connection;
  const jobs = await runJobs(pool, { db, ports: platform.ports, log }, platform.workload);
  const files = await openLogFiles(config);
  app = await buildApp({ ...platform, client: true, log: files.stream });
  const bare = bareApp(pool, recordings);
  closing.push(
    () => jobs.stop(),
    () => app.close(),
    () => bare.close(),
    platform.close,
    files.close,
  );
  await platform.engine.watch();
  await app.listen({ host: '127.0.0.1', port: 0 });
  await bare.listen({ host: '127.0.0.1', port: 0 });
  await platform.ports.pdf.warm();
  return {
    port: (app.server.address() as AddressInfo).port,
    barePort: (bare.server.address() as AddressInfo).port,
  };
};

/** What the answer carries; a compressed one is only awaited. */
const inject = async <T>({ method, path, headers = {}, body }: Shot): Promise<T> => {
  const answer = await app.inject({
    method,
    url: path,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    payload: body,
  });
  if (answer.statusCode !== 200) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  const plain = answer.headers['content-encoding'] === undefined;
  return plain ? answer.json<{ payload: T }>().payload : (undefined as T);
};

const signIn = async (login: string): Promise<Person> => {
  const body = JSON.stringify({ payload: { login, senha: demonstrationPassword } });
  const { token, dados } = await inject<SessaoAberta>({ method: 'POST', path: '/ws/api/login', body });
  const { usuario, departamento } = dados;
  return { id: usuario.id, token, nome: usuario.nome, unidadeId: departamento.id };
};

const recordRead = async ({
  name,
  shots,
}: Requests['recordRead']['given']): Promise<{ statements: number }> => {
  const recorded = [];
  for (const shot of shots) {
    // The first call fills what the process remembers, such as the profile of the session.
    await inject(shot);
    recorded.push(await recordStatements(() => inject(shot)));
  }
  recordings.reads.set(name, recorded);
  return { statements: recorded[0]?.length ?? 0 };
};

const stockOf = async (
  kind: 'minuta' | 'concluido',
  { token, nome }: Person,
  each: number,
): Promise<Stock> => {
  const caller = callerOf(app, token);
  const make = kind === 'minuta' ? completeDraft : concludedDocument;
  const { id, versao } = await make(caller, {
    assunto: 'Uso do auditório no fórum de planejamento',
    assinantes: [nome],
  });
  const first = await copyDocument(platform.connection.pool, id, each);
  return { token, versao, first, count: each };
};

const handlers: { [N in RequestName]: (given: Requests[N]['given']) => Promise<Requests[N]['answer']> } = {
  serve,
  signIn: async ({ logins }) => {
    const people = [];
    for (const login of logins) people.push(await signIn(login));
    return { people };
  },
  recordRead,
  work: async ({ name }) => {
    const works = [];
    for (const statements of recordings.reads.get(name) ?? [])
      works.push(await workOf(platform.connection.pool, statements));
    return { works };
  },
  stock: async ({ kind, people, each }) => {
    const stocks = [];
    for (const person of people) stocks.push(await stockOf(kind, person, each));
    await platform.connection.pool.query('analyze');
    return { stocks };
  },
  recordForward: async ({ stock, unidadeId }) => {
    const key = randomUUID();
    const shot = forwardShot(stock, stock.first, unidadeId, key);
    const statements = await recordStatements(() => inject(shot));
    recordings.writes.set('tramitar', recordedForward(statements, stock.first, key));
    return { statements: statements.length };
  },
  recordConclude: async ({ stock }) => {
    const key = randomUUID();
    let answer: { numero: string; sha256: string; codigoVerificacao: string } | undefined;
    const statements = await recordStatements(async () => {
      answer = await inject(concludeShot(stock, stock.first, key));
    });
    if (!answer) throw new Error('the conclusion answered nothing');
    recordings.writes.set('concluir', recordedConclude(statements, stock.first, key, answer));
    return { statements: statements.length };
  },
  recordSave: async ({ name, shot, id, codigo }) => {
    const statements = await recordStatements(() => inject(shot));
    recordings.writes.set(name, recordedSave(statements, id, codigo));
    return { statements: statements.length };
  },
  serverTimes: async ({ path }) => ({ times: times.take(path) }),
  watchLoop: async () => {
    loop.reset();
    loop.enable();
    return {};
  },
  readLoop: async () => {
    loop.disable();
    const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution);
    return { max: late(loop.max), p99: late(loop.percentile(99)) };
  },
  memory: async () => {
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    return { rss, heapUsed };
  },
  stop: async () => {
    for (const close of closing) await close();
    return {};
  },
};

process.on('message', ({ id, name, given }: Message) => {
  const handler = handlers[name] as (given: unknown) => Promise<unknown>;
  handler(given).then(
    (answer) => process.send?.({ id, answer }),
    (error: unknown) =>
      process.send?.({ id, failure: error instanceof Error ? (error.stack ?? '') : String(error) }),
  );
});

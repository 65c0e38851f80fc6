import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { readConfig, type Config } from '#server/base/config.ts';
import { buildApp } from '#server/app.ts';
import type { Platform } from '#server/inicio/open-platform.ts';
import { openInstallation } from '#server/open-installation.ts';
import { registerTarget } from '#server/inicio/register-target.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { loadDemonstration } from '#demonstracao/load-demonstration.ts';
import { cloneDatabase, templateDatabase } from './database.ts';
import { sharedPdf } from './shared-pdf.ts';

/** The instant at which the world of the tests is loaded, and where their clock starts: a Friday morning. */
export const worldNow = new Date('2026-11-20T13:30:00Z');

/** The password of everybody in the world of the tests. */
export const worldPassword = 'senha-do-mundo-1';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  /** The clock of the server; move it at will. */
  readonly time: { now: Date };
  readonly dataDir: string;
  /** Signs in (once a person) and answers who may then call. */
  as(login: string): Promise<Caller>;
  call(request: CallRequest): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export interface CallRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<T> {
  readonly status: number;
  readonly payload: T;
  /** Of a refusal: its code and the fields that it names. */
  readonly codigo: string;
  readonly campos: readonly string[];
  readonly raw: LightMyRequestResponse;
}

/** A signed-in person of the world. */
export interface Caller {
  readonly token: string;
  get<T>(path: string): Promise<Answer<T>>;
  post<T>(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer<T>>;
  put<T>(path: string, body?: unknown): Promise<Answer<T>>;
  remove<T>(path: string, body?: unknown): Promise<Answer<T>>;
}

interface TestAppOptions {
  readonly config?: Partial<Config>;
  /** The built client is served too (browser tests). */
  readonly client?: boolean;
  /** The world with the life that the first start gives it. */
  readonly vida?: boolean;
  /** To the database: every one of them plans its statements anew, so that few are cheaper than those of an installation. */
  readonly connections?: number;
}

/** A server of its own over its own copy of the demonstration world. */
export const startTestApp = async ({
  config: given = {},
  client = false,
  vida = false,
  connections = 2,
}: TestAppOptions = {}): Promise<TestApp> => {
  const mundo = vida ? 'vida' : 'mundo';
  const filesOfWorld = join(process.env['MALOTE_TESTE_ARQUIVOS'] ?? tmpdir(), mundo);
  const template = await templateDatabase(mundo, async (connection) => {
    const config = testConfig(filesOfWorld, given);
    const platform = await openInstallation(config, connection, {
      clock: () => worldNow,
      log: quiet,
      pdf: sharedPdf,
    });
    try {
      const ctx = systemCtx(platform.ports, platform.connection.db);
      await loadDemonstration(platform, registerTarget(ctx, platform.engine), worldPassword, { vida });
      await makeSignInCheap(platform);
    } finally {
      await platform.close();
    }
  });
  const database = await cloneDatabase(template);
  const dataDir = mkdtempSync(join(tmpdir(), 'malote-teste-'));
  const time = { now: worldNow };
  const platform = await openInstallation(
    testConfig(dataDir, given),
    { ...database.connection, max: connections },
    {
      clock: () => time.now,
      log: quiet,
      pdf: sharedPdf,
    },
  );
  // The files of the world are shared by all copies: content-addressed, nobody changes them.
  await platform.connection.db
    .updateTable('registro.volume')
    .set({ pasta: join(filesOfWorld, 'arquivos') })
    .execute();
  const app = await buildApp({ ...platform, client });
  const callers = new Map<string, Promise<Caller>>();
  return {
    app,
    platform,
    time,
    dataDir,
    as: (login) => {
      const known = callers.get(login) ?? signIn(app, login);
      callers.set(login, known);
      return known;
    },
    call: (request) => send(app, request),
    close: async () => {
      await app.close();
      await platform.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/**
 * The passwords of the world, kept by the least work that argon2id knows: people enter thousands of times in a run of the
 * tests, and the strength of what is kept is shown by the tests of passwords, which write their own.
 */
const makeSignInCheap = async ({ connection }: Platform): Promise<void> => {
  const senha = await hash(worldPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await connection.db.updateTable('registro.usuario').set({ senha }).where('senha', 'is not', null).execute();
};

const quiet = pino({ level: 'silent' });

const testConfig = (dataDir: string, given: Partial<Config>): Config =>
  readConfig({}, { dataDir, key: Buffer.alloc(32, 7), logLevel: 'silent', test: true, ...given });

const send = (
  app: Answering,
  { method, path, body, headers = {} }: CallRequest,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method,
    url: `/ws/api/${path}`,
    headers,
    payload: body === undefined ? undefined : { payload: body },
  });

const signIn = async (app: FastifyInstance, login: string): Promise<Caller> => {
  const answer = await send(app, { method: 'POST', path: 'login', body: { login, senha: worldPassword } });
  if (answer.statusCode !== 200) throw new Error(`${login} não entrou: ${answer.body}`);
  const { token } = answer.json<{ payload: { token: string } }>().payload;
  return callerOf(app, token);
};

/** What answers calls: a server of this process, or the way to another. */
interface Answering {
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Calls with a token, as a client would. */
export const callerOf = (app: Answering, token: string): Caller => {
  const ask = async <T>(
    method: CallRequest['method'],
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> =>
    readAnswer<T>(
      await send(app, { method, path, body, headers: { authorization: `Bearer ${token}`, ...headers } }),
    );
  return {
    token,
    get: (path) => ask('GET', path),
    post: (path, body = {}, headers) => ask('POST', path, body, headers),
    put: (path, body = {}) => ask('PUT', path, body),
    remove: (path, body) => ask('DELETE', path, body),
  };
};

/** Reads an answer of the wire. */
export const readAnswer = <T>(raw: LightMyRequestResponse): Answer<T> => {
  const body = String(raw.headers['content-type'] ?? '').includes('json')
    ? raw.json<{ payload?: T; codigo?: string; erros?: { campo: string }[] }>()
    : {};
  return {
    status: raw.statusCode,
    payload: body.payload as T,
    codigo: body.codigo ?? '',
    campos: (body.erros ?? []).map(({ campo }) => campo),
    raw,
  };
};

import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { modelsInForce } from '#server/engine/index.ts';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { inTurn } from '#tests/setup/in-turn.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { startTestApp, type Caller, type CallRequest, type TestApp } from '#tests/setup/app.ts';
import { listenTo, type EventClient } from '#tests/setup/event-client.ts';
import { catalogue, keyOf } from './catalogue.ts';
import { leakCalls, notCalled, type Hidden } from './leak-calls.ts';
import { contentCalls } from './matrix-calls.ts';
import { makeContents, secretWorld, shared, type MadeContent } from './secret-world.ts';

/** Whoever looks: administrators of all and of one organisation, chiefs, people of other units and degrees. */
const watchers = [
  'admin',
  'renato.quadros',
  'luciana.reis',
  'beatriz.cordeiro',
  'caio.teles',
  'nilza.campos',
];
const seed = 20_261_120;
/** Calls that are not of a content and have its file or its code in the address. */
const idCalls = /^GET (arquivo|verificar)\//;

let server: TestApp;
let calls: readonly EndpointDefinition[];
let before: ReadonlyMap<string, ReadonlyMap<string, string>>;
let contents: readonly MadeContent[];
/** What each watcher hears meanwhile, as long as the contents are made. */
const heard = new Map<string, EventClient>();

beforeAll(async () => {
  server = await startTestApp();
  calls = await catalogue();
  const [plan] = fc.sample(secretWorld, { seed, numRuns: 1 });
  for (const login of watchers) await server.as(login);
  before = await everyCount(watchers);
  for (const login of watchers) heard.set(login, await listen(login));
  contents = await makeContents(server, plan ?? []);
}, 240_000);
afterAll(() => server.close());

interface Told {
  readonly status: number;
  /** Everything that came: the body, where it is text, and the headers, where the names of files are. */
  readonly text: string;
}

const ask = async ({ token }: Caller, request: CallRequest): Promise<Told> => {
  const raw = await server.call({ ...request, headers: { authorization: `Bearer ${token}` } });
  return { status: raw.statusCode, text: `${JSON.stringify(raw.headers)}\n${raw.body}` };
};

const listen = async (login: string): Promise<EventClient> =>
  listenTo(server, (await server.as(login)).token, `notificacao-interna/escutar/${await idOf(login)}`);

/** Whether the person could see a content when something of it was told; what was heard then stays heard. */
const wasTold = async (usuarioId: number, conteudoId: number): Promise<boolean> =>
  (await server.platform.connection.db
    .selectFrom('notificacao')
    .select('id')
    .where('usuarioId', '=', usuarioId)
    .where('conteudoId', '=', conteudoId)
    .executeTakeFirst()) !== undefined;

const idOf = async (login: string): Promise<number> =>
  (
    await server.platform.connection.db
      .selectFrom('registro.usuario')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
  ).id;

/** What a person sees from no unit of theirs. */
const hiddenFrom = async (usuario: number): Promise<readonly MadeContent[]> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from conteudo c where ${visibleToPerson(sql`${usuario}::integer`)}`.execute(
    server.platform.connection.db,
  );
  const seen = new Set(rows.map(({ id }) => id));
  return contents.filter(({ id }) => !seen.has(id));
};

/** The calls of the catalogue that take nothing, made as they are. */
const bare = ({ method, path, body }: EndpointDefinition): boolean =>
  !path.includes('{') && (method === 'GET' || body === undefined);

const requestsFor = (hidden: Hidden): readonly (readonly [string, CallRequest])[] => {
  const examples = { ...contentCalls(hidden), ...leakCalls(hidden) };
  return calls
    .filter((call) => !(keyOf(call) in notCalled))
    .map((call) => {
      const key = keyOf(call);
      const example = examples[key] ?? (bare(call) ? { path: call.path } : undefined);
      if (!example) throw new Error(`${key} não tem exemplo em leak-calls.ts`);
      return [key, { method: call.method, path: example.path, body: example.body }] as const;
    });
};

const registerRequests = (id: number): readonly CallRequest[] =>
  [...modelsInForce().keys()].flatMap((name) =>
    [
      '?pageSize=100',
      '/exportar?formato=csv',
      '/combo?pageSize=50',
      `/${id}`,
      `/${id}/historico`,
      `/${id}/usos`,
    ].map((rest) => ({ method: 'GET' as const, path: `${name}${rest}` })),
  );

/** Where something grows for administrators because they are told of what was tried or stored, never of what it says. */
const grows = /^(acesso-negado|alerta-seguranca|controle-volume|normalizacao|numeracao|volume|logs-sistema)/;

/** Every answer without parameters of each of them, with the pages of every register and who uses its first records. */
const everyCount = async (
  logins: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const counted = new Map<string, ReadonlyMap<string, string>>();
  const lists = calls.filter((call) => call.method === 'GET' && bare(call) && !(keyOf(call) in notCalled));
  const paths = [
    ...lists.map(({ path }) => path),
    ...[...modelsInForce().keys()].flatMap((name) => [
      `${name}?pageSize=100`,
      `${name}/1/usos`,
      `${name}/5/usos`,
    ]),
  ].filter((path) => !grows.test(path) && !/sessoes|versao-sistema/.test(path));
  for (const login of logins) {
    const caller = await server.as(login);
    const answers = new Map<string, string>();
    for (const path of paths) {
      const { status, payload } = await caller.get(path);
      answers.set(path, `${status} ${JSON.stringify(payload ?? null)}`);
    }
    counted.set(login, answers);
  }
  return counted;
};

describe('a content that a person may not see', () => {
  it('every call of the catalogue has an example, or a reason not to be made', () => {
    const nobody = {
      id: 0,
      tramite: 0,
      modelo: 0,
      palavra: '',
      codigo: '',
      sha256: '',
      arquivo: '',
      usuario: 0,
    };
    expect(requestsFor(nobody).length).toBeGreaterThan(70);
    const names = new Set(calls.map(keyOf));
    const written = [...Object.keys(leakCalls(nobody)), ...Object.keys(notCalled)];
    expect(written.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(watchers)(
    'is named to %s by no call, whatever its parameters',
    async (login) => {
      const usuario = await idOf(login);
      const caller = await server.as(login);
      const hidden = await hiddenFrom(usuario);
      expect(hidden.length).toBeGreaterThan(0);
      const found: string[] = [];
      const look = async (name: string, request: CallRequest): Promise<void> => {
        const { status, text } = await ask(caller, request);
        if (status >= 500) found.push(`${name}: ${status}`);
        for (const { palavra } of hidden) if (text.includes(palavra)) found.push(`${name}: ${palavra}`);
      };
      // the word that all of them share is looked for; what would come back has the rest of it
      const named = Object.keys(contentCalls({ id: 0, tramite: 0, modelo: 0 }));
      const turn = watchers.indexOf(login);
      for (const [index, one] of hidden.entries())
        for (const [at, [name, request]] of requestsFor({ ...one, palavra: shared, usuario }).entries()) {
          const reads = request.method === 'GET' && (named.includes(name) || idCalls.test(name));
          // what changes a content is asked of each of them by one of the watchers, by another with another commit, and of
          // one of them by all
          const changes = named.includes(name) && inTurn(at + index + turn, watchers.length);
          if (index === 0 || reads || changes) await look(name, request);
        }
      for (const request of registerRequests(hidden[0]?.id ?? 0)) await look(request.path, request);
      await look('openapi.json', { method: 'GET', path: 'openapi.json' });
      expect(found).toEqual([]);
    },
    thorough ? 600_000 : 120_000,
  );

  it.each(watchers)('is named to %s by no event of what they listen to', async (login) => {
    const client = heard.get(login);
    // what comes after all of it: nothing more is on its way
    const usuarioId = await idOf(login);
    await notify(server.platform.connection.db, server.time.now, {
      usuarioIds: [usuarioId],
      tipo: 'SISTEMA',
      assunto: 'Fim do que se escuta',
    });
    await client?.until(() => client.text().includes('Fim do que se escuta'));
    for (const { id, palavra } of await hiddenFrom(usuarioId))
      if (!(await wasTold(usuarioId, id))) expect(client?.text()).not.toContain(palavra);
    await server.platform.connection.db
      .deleteFrom('notificacao')
      .where('assunto', '=', 'Fim do que se escuta')
      .execute();
  });

  it('changes no count of who sees none of them', async () => {
    // what the watchers themselves asked here is theirs to count
    await server.platform.connection.db.deleteFrom('atoEmLote').execute();
    await server.platform.connection.db.deleteFrom('inventario').execute();
    const blind = [];
    for (const login of watchers)
      if ((await hiddenFrom(await idOf(login))).length === contents.length) blind.push(login);
    expect(blind.length).toBeGreaterThan(0);
    const after = await everyCount(blind);
    for (const login of blind) expect(after.get(login), login).toEqual(before.get(login));
  });

  it('is named by nothing that is kept to be told later', async () => {
    const { db } = server.platform.connection;
    const { rows } = await sql<{ linha: string }>`
      select 'notificacao ' || n::text as linha from notificacao n
      union all select 'correio ' || c::text from correio c
      union all select 'trabalho ' || j::text from graphile_worker._private_jobs j
      union all select 'negado ' || e::text from evento e where e.ato = 'acessoNegado'`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    const named = rows.filter(({ linha }) => contents.some(({ palavra }) => linha.includes(palavra)));
    expect(named).toEqual([]);
  });

  it('is told to nobody without an account', async () => {
    for (const { palavra, codigo, sha256, nivelAcesso, sigilo } of contents) {
      if (nivelAcesso === 'PUBLICO' && sigilo === 0) continue;
      for (const path of [
        `verificar/${codigo}`,
        `verificar/arquivo/${sha256}`,
        `verificar/${codigo}/arquivo/${sha256}`,
      ]) {
        const raw = await server.call({ method: 'GET', path });
        expect(`${JSON.stringify(raw.headers)}${raw.body}`, path).not.toContain(palavra);
      }
    }
  });
});

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import { modelsInForce } from '#server/engine/index.ts';
import { visibleToPerson } from '#server/pessoas/acesso/visible-to-person.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { catalogue, keyOf } from './catalogue.ts';
import { contentCalls } from './matrix-calls.ts';
import { personWith } from './person-with.ts';
import { askFromOutside, makeOpen, tieAll, tiedWord, type OpenWorld } from './tied-world.ts';

/** Who reads what is open to the organisation, and nothing of the unit that ties it. */
const watchers = ['luciana.reis', 'beatriz.cordeiro', 'caio.teles', 'nilza.campos'];

let server: TestApp;
let open: OpenWorld;
let rafael: Caller;
let request: number;
const before = new Map<string, readonly ItemHistorico[]>();

const historyOf = async (caller: Caller, conteudoId: number): Promise<readonly ItemHistorico[]> =>
  (await caller.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId })).payload.itens;

const openIds = (): readonly number[] => [
  open.principal.id,
  open.outro.id,
  open.feito.id,
  open.copiado.id,
  open.origem.id,
];

const idOf = async (login: string): Promise<number> =>
  (
    await server.platform.connection.db
      .selectFrom('registro.usuario')
      .select('id')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
  ).id;

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  open = await makeOpen(rafael);
  for (const login of watchers)
    for (const id of openIds()) before.set(`${login} ${id}`, await historyOf(await server.as(login), id));
  const hidden = await tieAll(server, rafael, open);
  const { db } = server.platform.connection;
  for (const login of watchers) {
    const { rows } = await sql<{ id: number }>`select c.id from conteudo c
      where c.id = any(${[...hidden]}::bigint[]) and ${visibleToPerson(sql`${await idOf(login)}::integer`)}`.execute(
      db,
    );
    if (rows.length > 0) throw new Error(`${login} vê ${rows.map(({ id }) => id).join()}`);
  }
  request = await askFromOutside(server, 'rafael.lins');
}, 240_000);
afterAll(() => server.close());

describe('an open content tied to one that a person may not see', () => {
  it.each(watchers)('does not tell %s of it, nor what was typed about it', async (login) => {
    const caller = await server.as(login);
    const found: string[] = [];
    const look = (path: string, text: string): void => {
      if (text.includes(tiedWord)) found.push(`${path}: ${/Grifo\w+/.exec(text)?.[0] ?? ''}`);
    };
    const reads = new Set((await catalogue()).filter(({ method }) => method === 'GET').map(keyOf));
    for (const id of openIds()) {
      for (const [key, { path }] of Object.entries(contentCalls({ id, tramite: 0, modelo: 0 })))
        if (reads.has(key)) look(path, (await caller.get(path)).raw.body);
      const now = await historyOf(caller, id);
      look(`histórico ${id}`, JSON.stringify(now));
      const known = new Set((before.get(`${login} ${id}`) ?? []).map((item) => item.id));
      // nor that something was done at all; a piece of an open one that left it was open too
      expect(
        now.filter((item) => !known.has(item.id)).map(({ ato }) => ato),
        `novos atos em ${id}`,
      ).toEqual(id === open.origem.id || id === open.outro.id ? expect.any(Array) : []);
    }
    for (const name of modelsInForce().keys())
      for (const rest of ['?pageSize=100', '/exportar?formato=csv'])
        look(`${name}${rest}`, (await caller.get(`${name}${rest}`)).raw.body);
    expect(found).toEqual([]);
  });

  it('tells all of it to who sees both', async () => {
    const acts = new Set<string>();
    for (const id of openIds())
      for (const { ato } of (await historyOf(rafael, id)).filter(
        (item) => !(before.get(`luciana.reis ${id}`) ?? []).some((known) => known.id === item.id),
      ))
        acts.add(ato);
    expect([...acts].toSorted()).toEqual(
      [
        'copiado',
        'desvinculado',
        'pecaMovida',
        'pecaRecebida',
        'pecaRetirada',
        'processoRelacionado',
        'relacaoDesfeita',
        'vinculoMovido',
      ].toSorted(),
    );
  });

  it('keeps the words of a removal for who reads what was removed', async () => {
    const { payload } = await rafael.get<{ pecas: { saida?: { motivo?: string } }[] }>(
      `processo/${open.principal.id}`,
    );
    expect(payload.pecas.filter(({ saida }) => saida?.motivo?.includes(tiedWord))).toHaveLength(3);
  });
});

describe('the queue of mails', () => {
  it('names no request from outside to who only looks after it', async () => {
    const keeper = await personWith(server, 'caio.teles', [
      'gerenciarEmailListar',
      'gerenciarEmailConsultar',
    ]);
    const list = await keeper.get<{ itens: { id: number; para: string; assunto: string }[] }>(
      'gerenciador-email?pageSize=100',
    );
    expect(list.status).toBe(200);
    expect(list.payload.itens.filter(({ para }) => para === 'ana@correio.exemplo').length).toBeGreaterThan(0);
    const texts = [
      list.raw.body,
      (await keeper.get('gerenciador-email/exportar?formato=csv')).raw.body,
      ...(await Promise.all(
        list.payload.itens.map(async ({ id }) => (await keeper.get(`gerenciador-email/${id}`)).raw.body),
      )),
    ];
    for (const text of texts) {
      expect(text).not.toContain(tiedWord);
      expect(text).not.toMatch(/PE-\d{6}|externo\/solicitacao/);
    }
    expect((await keeper.post('tramite/historico', { conteudoId: request })).status).not.toBe(200);
  });

  it('keeps nothing that names a content', async () => {
    const { rows } = await sql<{
      linha: string;
    }>`select c::text as linha from correio c where not c.reservado`.execute(server.platform.connection.db);
    expect(rows.filter(({ linha }) => linha.includes(tiedWord) || /PE-\d{6}/.test(linha))).toEqual([]);
  });
});

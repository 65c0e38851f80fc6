import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaixaContadores, ItemCaixa } from '#schemas/shapes/caixa.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;

const list = async (caller: Caller, query: string): Promise<readonly ItemCaixa[]> =>
  (await caller.get<{ itens: readonly ItemCaixa[] }>(`caixa-central?pageSize=100&${query}`)).payload.itens;
const idsOf = async (caller: Caller, query: string): Promise<number[]> =>
  (await list(caller, query)).map(({ id }) => id);
const unreadCount = async (caller: Caller): Promise<number> =>
  (await caller.get<CaixaContadores>('caixa-central/contadores')).payload.naoLidos;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
});
afterAll(() => server.close());

it('o que espera a pessoa é não lido até ela o abrir, e só ela o leu', async () => {
  const waiting = await list(helena, 'aba=receber&marca=naoLidos');
  const [first, ...others] = waiting;
  if (!first) throw new Error('nada a receber');
  expect(waiting.every(({ lido }) => !lido)).toBe(true);
  expect(await unreadCount(helena)).toBe(waiting.length);
  const ofRafael = await unreadCount(rafael);
  expect((await helena.put('caixa-central/marcas', { ids: [first.id], lido: true })).status).toBe(200);
  expect(await idsOf(helena, 'aba=receber&marca=naoLidos')).toEqual(others.map(({ id }) => id));
  expect(await unreadCount(helena)).toBe(others.length);
  expect((await list(helena, 'aba=receber')).find(({ id }) => id === first.id)?.lido).toBe(true);
  expect(await unreadCount(rafael)).toBe(ofRafael);
});

it('o que se marca como não lido volta a sê-lo em qualquer aba; uma marca não desfaz a outra', async () => {
  const { id } = await completeDraft(helena, { assunto: 'Marcado por uma só pessoa' });
  const mine = async (): Promise<ItemCaixa | undefined> =>
    (await list(helena, 'aba=meus')).find((item) => item.id === id);
  expect(await mine()).toMatchObject({ lido: true, favorito: false });
  await helena.put('caixa-central/marcas', { ids: [id], lido: false });
  await helena.put('caixa-central/marcas', { ids: [id], favorito: true });
  expect(await mine()).toMatchObject({ lido: false, favorito: true });
  expect(await idsOf(helena, 'aba=meus&marca=naoLidos')).toEqual([id]);
  expect(await idsOf(helena, 'aba=unidade&marca=favoritos')).toEqual([id]);
  expect(await idsOf(rafael, 'aba=unidade&marca=favoritos')).toEqual([]);
  await helena.put('caixa-central/marcas', { ids: [id], favorito: false });
  expect(await mine()).toMatchObject({ lido: false, favorito: false });
});

it('o que chega depois da leitura é não lido outra vez', async () => {
  const before = await idsOf(helena, 'aba=todos&marca=naoLidos');
  const [item] = await list(helena, 'aba=receber&marca=naoLidos');
  if (!item) throw new Error('nada a receber');
  expect(before).toContain(item.id);
  await helena.put('caixa-central/marcas', { ids: [item.id], lido: true });
  expect(await idsOf(helena, 'aba=todos&marca=naoLidos')).not.toContain(item.id);
  await server.platform.connection.db
    .updateTable('marcaPessoal')
    .set({ lidoEm: new Date(Date.parse(item.desde) - 1) })
    .where('conteudoId', '=', item.id)
    .execute();
  expect(await idsOf(helena, 'aba=receber&marca=naoLidos')).toContain(item.id);
});

it('uma marca não abre o que a pessoa não alcança, e não se marca metade do que se pediu', async () => {
  const { id } = await completeDraft(helena, { assunto: 'Fora do alcance de Luciana' });
  const luciana = await server.as('luciana.reis');
  const { id: own } = await completeDraft(luciana, { assunto: 'Ao alcance de Luciana' });
  const asked = { ids: [own, id], favorito: true };
  expect((await luciana.put('caixa-central/marcas', asked)).status).toBe(404);
  expect(await idsOf(luciana, 'aba=todos&marca=favoritos')).toEqual([]);
  expect((await luciana.put('caixa-central/marcas', { ids: [own] })).status).toBe(422);
});

it('as últimas consultas são só de quem as fez, a mais nova primeiro, e só as 50 últimas', async () => {
  const seen = async (caller: Caller) => idsOf(caller, 'aba=consultados');
  const consult = async (caller: Caller, ids: readonly number[]) =>
    caller.put('caixa-central/marcas', { ids, consultado: true });
  const luciana = await server.as('luciana.reis');
  const ids: number[] = [];
  for (const assunto of ['Consultado antes', 'Consultado depois', 'Só com a data dele'])
    ids.push((await completeDraft(helena, { assunto })).id);
  const [first = 0, second = 0, third = 0] = ids;
  for (const id of [first, second, third, first]) {
    expect((await consult(helena, [id])).status).toBe(200);
    server.time.now = new Date(server.time.now.getTime() + 1_000);
  }
  expect(await seen(helena)).toEqual([first, third, second]);
  expect(await seen(rafael)).toEqual([]);
  expect((await consult(luciana, [third])).status).toBe(404);
  expect((await helena.put('caixa-central/marcas', { ids: [first], consultado: false })).status).toBe(422);

  const { db } = server.platform.connection;
  await sql`insert into marca_pessoal (usuario_id, conteudo_id, consultado_em)
    select m.usuario_id, c.id, m.consultado_em - c.id * interval '1 hour' from marca_pessoal m, conteudo c
    where m.conteudo_id = ${second} and m.consultado_em is not null and c.id <> all(${ids})
    on conflict (usuario_id, conteudo_id) do update set consultado_em = excluded.consultado_em`.execute(db);
  const before = await kept();
  expect(before).toBeGreaterThan(50);
  await consult(helena, [second]);
  expect(await kept()).toBe(50);
  expect((await seen(helena)).slice(0, 3)).toEqual([second, first, third]);
});

const kept = async (): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from marca_pessoal where consultado_em is not null`.execute(
    server.platform.connection.db,
  );
  return rows[0]?.total ?? 0;
};

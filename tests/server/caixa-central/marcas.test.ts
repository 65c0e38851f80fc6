import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CaixaContadores, ItemCaixa } from '#schemas/generated.ts';
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

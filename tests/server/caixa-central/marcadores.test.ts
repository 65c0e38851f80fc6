import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Marcador } from '#schemas/shapes/marcador.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;
let id: number;

const list = async (caller: Caller, query: string): Promise<readonly ItemCaixa[]> =>
  (await caller.get<{ itens: readonly ItemCaixa[] }>(`caixa-central?pageSize=100&${query}`)).payload.itens;
const idsOf = async (caller: Caller, query: string): Promise<number[]> =>
  (await list(caller, query)).map((item) => item.id);
const markersOf = async (caller: Caller, of = id): Promise<readonly Marcador[] | undefined> =>
  (await list(caller, 'aba=unidade')).find((item) => item.id === of)?.marcadores;
const mark = async (caller: Caller, more: object): Promise<number> =>
  (
    await caller.put('caixa-central/marcadores', {
      ids: [id],
      alcance: 'UNIDADE',
      cor: 'azul',
      texto: 'Aguarda parecer',
      ...more,
    })
  ).status;
const unmark = async (caller: Caller, alcance: string, ids = [id]): Promise<number> =>
  (await caller.post('caixa-central/marcadores/retirar', { ids, alcance })).status;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
  ({ id } = await completeDraft(helena, { assunto: 'Com marcadores de cor' }));
});
afterAll(() => server.close());

it('o marcador pessoal é só de quem o pôs; o da unidade diz quem o escreveu e quando', async () => {
  expect(
    await mark(helena, { alcance: 'PESSOAL', cor: 'rubro', texto: ' Ler antes ', nota: 'Nota minha' }),
  ).toBe(200);
  expect(await mark(helena, { nota: 'Pedido ao jurídico' })).toBe(200);
  const own = { alcance: 'PESSOAL', cor: 'rubro', texto: 'Ler antes', nota: 'Nota minha' };
  const ofUnit = {
    alcance: 'UNIDADE',
    cor: 'azul',
    texto: 'Aguarda parecer',
    nota: 'Pedido ao jurídico',
    autor: 'Helena Duarte Pires',
    em: '2026-11-20T13:30:00.000Z',
  };
  expect(await markersOf(helena)).toEqual([expect.objectContaining(own), ofUnit]);
  expect(await markersOf(rafael)).toEqual([ofUnit]);
  expect(await mark(rafael, { cor: 'verde', texto: 'Com parecer' })).toBe(200);
  expect((await markersOf(helena))?.[1]).toEqual({
    alcance: 'UNIDADE',
    cor: 'verde',
    texto: 'Com parecer',
    autor: 'Rafael Monteiro Lins',
    em: '2026-11-20T13:30:00.000Z',
  });
});

it('a lista filtra pela cor, e cada pessoa pelos seus e pelos da unidade', async () => {
  expect(await idsOf(helena, 'aba=meus&marcador=rubro')).toEqual([id]);
  expect(await idsOf(helena, 'aba=unidade&marcador=qualquer')).toEqual([id]);
  expect(await idsOf(helena, 'aba=unidade&marcador=anil')).toEqual([]);
  expect(await idsOf(rafael, 'aba=unidade&marcador=rubro')).toEqual([]);
  expect(await idsOf(rafael, 'aba=unidade&marcador=verde')).toEqual([id]);
});

it('um lote sobre todo o filtro conhece as marcas e os marcadores de quem o pede', async () => {
  await helena.put('caixa-central/marcas', { ids: [id], favorito: true });
  const follow = async (caixa: object): Promise<AtoEmLote> =>
    (await helena.post<AtoEmLote>('conteudo/ato-em-lote', { ato: 'acompanhar', caixa })).payload;
  expect((await follow({ aba: 'unidade', marca: 'favoritos' })).itens).toMatchObject([
    { id, situacao: 'FEITO' },
  ]);
  expect((await follow({ aba: 'unidade', marcador: 'rubro' })).total).toBe(1);
});

it('um marcador não abre o que a pessoa não alcança, nem se põe pela metade', async () => {
  const luciana = await server.as('luciana.reis');
  const { id: hers } = await completeDraft(luciana, { assunto: 'De Luciana' });
  expect(await mark(luciana, { ids: [hers, id] })).toBe(404);
  expect(await markersOf(luciana, hers)).toEqual([]);
  expect(await unmark(luciana, 'UNIDADE')).toBe(200);
  expect((await markersOf(helena))?.length).toBe(2);
  expect(await mark(helena, { texto: '   ' })).toBe(422);
  expect(await mark(helena, { nota: 'x'.repeat(501) })).toBe(422);
  expect(await mark(helena, { cor: 'dourado' })).toBe(422);
});

it('retirar tira um dos dois, e o outro fica', async () => {
  expect(await unmark(rafael, 'PESSOAL')).toBe(200);
  expect((await markersOf(helena))?.map(({ alcance }) => alcance)).toEqual(['PESSOAL', 'UNIDADE']);
  expect(await unmark(rafael, 'UNIDADE')).toBe(200);
  expect((await markersOf(helena))?.map(({ alcance }) => alcance)).toEqual(['PESSOAL']);
  expect(await unmark(helena, 'PESSOAL')).toBe(200);
  expect(await markersOf(helena)).toEqual([]);
});

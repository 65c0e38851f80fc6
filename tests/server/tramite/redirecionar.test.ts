import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import type { Redirecionado, TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let caio: Caller;
let beatriz: Caller;
let nilza: Caller;
let pgm: number;
let dpa: number;
let ccl: number;

/** In PGM Caio answers for what arrives there by mistake. */
beforeAll(async () => {
  server = await startTestApp();
  [helena, caio, beatriz, nilza] = (await Promise.all(
    (['helena.pires', 'caio.teles', 'beatriz.cordeiro', 'nilza.campos'] as const).map((login) =>
      server.as(login),
    ),
  )) as [Caller, Caller, Caller, Caller];
  [pgm, dpa, ccl] = await Promise.all([unitId(helena, 'PGM'), unitId(helena, 'DPA'), unitId(helena, 'CCL')]);
});
afterAll(() => server.close());

const sent = async (
  body: object = {},
  salvar: Record<string, unknown> = {},
): Promise<{ id: number; tramiteId: number }> => {
  const { id } = await concludedDocument(helena, { salvar });
  const { status, payload, raw } = await helena.post<TramiteEnviado>('tramite', {
    conteudoId: id,
    destino: { unidadeId: pgm },
    ...body,
  });
  expect([status, status === 200 ? '' : raw.body]).toEqual([200, '']);
  return { id, tramiteId: payload.tramiteId };
};
const sendOn = (caller: Caller, tramiteId: number, body: object = {}) =>
  caller.post<TramiteEnviado>(`tramite/${tramiteId}/redirecionar`, {
    destino: { unidadeId: dpa },
    motivo: 'É do protocolo.',
    ...body,
  });
const waiting = async (caller: Caller, id: number): Promise<ItemCaixa | undefined> =>
  (await caller.get<{ itens: ItemCaixa[] }>('caixa-central?aba=receber&pageSize=100')).payload.itens.find(
    (item) => item.id === id,
  );
const notices = async (id: number) =>
  (
    await server.platform.connection.pool.query<{ especie: string; login: string }>(
      `select n.especie, u.login from notificacao n join registro.usuario u on u.id = n.usuario_id
        where n.conteudo_id = $1 and n.especie in ('redirecionado', 'envioRedirecionado')`,
      [id],
    )
  ).rows;

it('vai à unidade certa sem ser recebido, com prazo, retorno e cópias, e as duas unidades e quem enviou veem o rastro', async () => {
  const { id, tramiteId } = await sent({
    prazo: '2026-12-05',
    retornoObrigatorio: true,
    texto: 'Para análise.',
    copias: [{ unidadeId: dpa }],
  });
  expect((await waiting(caio, id))?.acoes).toContain('redirecionar');
  expect((await read(caio, id)).acoes).toContainEqual({ nome: 'redirecionar', permitida: true });
  const { status, payload } = await sendOn(caio, tramiteId);
  expect(status).toBe(200);
  expect(await waiting(caio, id)).toBeUndefined();
  const item = await waiting(nilza, id);
  // 5 December is a Saturday
  expect(item).toMatchObject({
    tramiteId: payload.tramiteId,
    prazo: '2026-12-07',
    retorno: { unidade: 'CCL' },
  });
  expect(await notices(id)).toEqual(
    expect.arrayContaining([
      { especie: 'redirecionado', login: 'nilza.campos' },
      { especie: 'envioRedirecionado', login: 'helena.pires' },
    ]),
  );
  // the copy to who now has to receive it is no more
  expect(
    (
      await nilza.get<{ itens: ItemCaixa[] }>('caixa-central?aba=conhecimento&pageSize=100')
    ).payload.itens.map((one) => one.id),
  ).not.toContain(id);
  const { payload: route } = await helena.post<{ itens: EtapaPercurso[] }>('tramite/percurso', {
    conteudoId: id,
  });
  expect(route.itens.map(({ unidade, recebida }) => [unidade.sigla, recebida])).toEqual([
    ['CCL', true],
    ['PGM', false],
    ['DPA', false],
  ]);
  expect(route.itens[1]?.redirecionada).toMatchObject({
    por: 'Caio Ferraz Teles',
    motivo: 'É do protocolo.',
  });
  expect(route.itens[2]).toMatchObject({
    enviadoPor: 'Caio Ferraz Teles',
    deUnidade: 'PGM',
    despacho: 'Para análise.',
  });
  const { payload: history } = await nilza.post<{ itens: ItemHistorico[] }>('tramite/historico', {
    conteudoId: id,
  });
  expect(history.itens[0]).toMatchObject({ ato: 'redirecionado', citacao: 'É do protocolo.' });
  expect(history.itens[0]?.texto).toContain('de PGM a DPA');
  // who sent it may still take it back, and who received it owes it to them
  expect((await nilza.put(`tramite/${payload.tramiteId}`)).status).toBe(200);
  expect((await read(nilza, id)).acoes).toContainEqual({ nome: 'devolver', permitida: true });
});

it('o que é restrito sai do alcance da unidade errada, que guarda só o rastro', async () => {
  const restricted = { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Preparatório' };
  const { id, tramiteId } = await sent({}, restricted);
  expect((await caio.get(`documento/${id}/0`)).status).toBe(200);
  expect((await sendOn(caio, tramiteId)).status).toBe(200);
  for (const caller of [caio, beatriz]) expect((await caller.get(`documento/${id}/0`)).status).toBe(404);
  expect((await nilza.get(`documento/${id}/0`)).status).toBe(200);
  const { payload } = await beatriz.get<{ itens: Redirecionado[] }>('tramite/redirecionados');
  const trace = payload.itens[0];
  expect(trace).toMatchObject({
    quem: 'Caio Ferraz Teles',
    motivo: 'É do protocolo.',
    deUnidade: { sigla: 'CCL' },
    paraUnidade: { sigla: 'DPA' },
  });
  expect([trace?.conteudoId, trace?.rotulo]).toEqual([undefined, undefined]);
  // taken back by who sent it, nothing is left in the right unit either
  const onItsWay = (await read(helena, id)).emTransito?.tramiteId;
  expect((await helena.remove(`tramite/${onItsWay ?? 0}`, {})).status).toBe(200);
  expect((await nilza.get(`documento/${id}/0`)).status).toBe(404);
});

it('só quem a unidade indica, uma vez, com motivo, a outra unidade que não a de quem enviou', async () => {
  const { id, tramiteId } = await sent();
  expect((await sendOn(beatriz, tramiteId)).status).toBe(409);
  expect((await read(beatriz, id)).acoes.map(({ nome }) => nome)).not.toContain('redirecionar');
  const refused = async (body: object) => (await sendOn(caio, tramiteId, body)).campos;
  expect(await refused({ motivo: ' ' })).toEqual(['motivo']);
  for (const unidadeId of [pgm, ccl]) expect(await refused({ destino: { unidadeId } })).toEqual(['destino']);
  expect((await sendOn(caio, tramiteId)).status).toBe(200);
  expect((await sendOn(caio, tramiteId)).status).toBe(409);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ItemHistorico, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { startTestApp, worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let beatriz: Caller;
let otavio: Caller;
let semad: number;
let signed: number;

beforeAll(async () => {
  server = await startTestApp();
  const helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  otavio = await server.as('otavio.brandao');
  semad = await unitId(beatriz, 'SEMAD');
  signed = (await concludedDocument(beatriz, { assunto: 'Para a nota' })).id;
  await helena.post('assinatura/validar-e-assinar-docflow', { ids: [signed], senha: worldPassword });
});
afterAll(() => server.close());

const demand = (all: boolean) =>
  server.platform.connection.db
    .updateTable('registro.configuracao')
    .set({ notaReceber: all, notaCiencia: all, notaFinalizar: all })
    .execute();

/** A signed document that is on its way to SEMAD. */
const sent = async (copias: readonly object[] = []): Promise<{ id: number; tramite: number }> => {
  const id = await copyDocument(server.platform.connection.pool, signed, 1);
  const { raw, payload } = await beatriz.post<{ tramiteId: number }>('tramite', {
    conteudoId: id,
    destino: { unidadeId: semad },
    copias,
  });
  if (raw.statusCode !== 200) throw new Error(raw.body);
  return { id, tramite: payload.tramiteId };
};
const timeline = async (caller: Caller, conteudoId: number): Promise<readonly ItemHistorico[]> =>
  (await caller.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId })).payload.itens;
const wanted = ({ status, raw }: Answer<unknown>): unknown => [status, raw.json<{ erros?: unknown }>().erros];
const refused = [422, [{ campo: 'motivo', mensagem: 'Escreva a nota.' }]];

it('uma nota que ninguém exige é aceita, fica no evento e aparece no andamento; longa demais, não', async () => {
  await demand(false);
  const { id, tramite } = await sent();
  expect((await otavio.put(`tramite/${tramite}`, { motivo: 'x'.repeat(1001) })).status).toBe(422);
  expect((await otavio.put(`tramite/${tramite}`, { motivo: '  Conferido no balcão. ' })).status).toBe(200);
  const [newest] = await timeline(otavio, id);
  expect(newest).toMatchObject({ ato: 'recebido', citacao: 'Conferido no balcão.' });
  const { versao } = await read(otavio, id);
  expect((await otavio.post('documento/finalizar', { id, versao, motivo: 'Nada mais.' })).status).toBe(200);
  expect((await timeline(otavio, id))[0]).toMatchObject({ ato: 'finalizado', citacao: 'Nada mais.' });
});

it('a que a configuração exige é cobrada no campo, por toda porta: uma, várias, pelo documento e em lote', async () => {
  await demand(true);
  const session = (await otavio.post<SessaoAberta>('login/consulta/usuario-config')).payload;
  expect(session.sistemaConfig.notasExigidas).toEqual(['receber', 'tomarCiencia', 'finalizar']);
  const first = await sent();
  const second = await sent();
  expect(wanted(await otavio.put(`tramite/${first.tramite}`, { motivo: '   ' }))).toEqual(refused);
  expect(wanted(await otavio.put(`tramite/${first.tramite}`))).toEqual(refused);
  expect(wanted(await otavio.put(`documento/receber/${first.id}/${first.tramite}`, {}))).toEqual(refused);
  for (const ato of ['receber', 'tomarCiencia', 'finalizar'])
    expect(wanted(await otavio.post('conteudo/ato-em-lote', { ato, ids: [first.id] }))).toEqual(refused);
  const ids = [first.tramite, second.tramite];
  const without = await otavio.post<ResultadoLote>('tramite/receber-selecionados/', { ids });
  expect(without.payload.resultados.map(({ ok, codigo }) => [ok, codigo])).toEqual([
    [false, 'camposInvalidos'],
    [false, 'camposInvalidos'],
  ]);
  const motivo = 'Chegaram juntos.';
  const received = await otavio.post<ResultadoLote>('tramite/receber-selecionados/', { ids, motivo });
  expect(received.payload.resultados.map(({ ok }) => ok)).toEqual([true, true]);
  for (const { id } of [first, second])
    expect((await timeline(otavio, id))[0]).toMatchObject({ ato: 'recebido', citacao: motivo });
  // a batch: one note for all; and what takes a reactivation back is confirmed by what it undoes
  const batch = async (ato: string, more: object = {}): Promise<AtoEmLote> =>
    (await otavio.post<AtoEmLote>('conteudo/ato-em-lote', { ato, ids: [first.id, second.id], ...more }))
      .payload;
  expect(await batch('finalizar', { motivo: 'Encerrados.' })).toMatchObject({ feitos: 2 });
  expect((await timeline(otavio, second.id))[0]).toMatchObject({ ato: 'finalizado', citacao: 'Encerrados.' });
  const { id: reactivation, desfaz } = await batch('reativarFinalizar');
  expect(desfaz).toBe(true);
  const undone = await otavio.post<AtoEmLote>(`conteudo/ato-em-lote/${reactivation}/desfazer`);
  expect(undone.payload).toMatchObject({ feitos: 2, recusados: 0 });
});

it('de uma cópia também; o que chega já recebido não pede nota a ninguém', async () => {
  await demand(true);
  const gil = await server.as('gil.matos');
  const { id } = await sent([{ unidadeId: await unitId(beatriz, 'SEOBI') }]);
  const { payload } = await gil.get<{ itens: readonly { id: number; tramiteId?: number }[] }>(
    'caixa-central?aba=conhecimento&pageSize=100',
  );
  const copy = payload.itens.find((item) => item.id === id)?.tramiteId ?? 0;
  expect(wanted(await gil.put(`tramite/${copy}`, {}))).toEqual(refused);
  expect((await gil.put(`tramite/${copy}`, { motivo: 'Lido na reunião.' })).status).toBe(200);
  expect((await timeline(gil, id))[0]).toMatchObject({ ato: 'ciente', citacao: 'Lido na reunião.' });
  const { db } = server.platform.connection;
  await db.updateTable('registro.configuracao').set({ receberDocumentos: true }).execute();
  expect((await read(otavio, (await sent()).id)).detentor.unidade.sigla).toBe('SEMAD');
  await db.updateTable('registro.configuracao').set({ receberDocumentos: false }).execute();
});

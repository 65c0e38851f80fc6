import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ItemHistorico } from '#schemas/shapes/conteudo.ts';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import type { ConteudoTransferivel } from '#schemas/shapes/transferencia.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read, unitId } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let helena: Caller;
let otavio: Caller;
let nilza: Caller;
let ccl: number;
let dpa: number;
let original: number;

/** Otávio, of SEMAD, moves contents of all units; Helena is the chief of CCL, Nilza of DPA. */
beforeAll(async () => {
  server = await startTestApp();
  await server.platform.connection.db
    .updateTable('registro.usuario')
    .set({ transferirConteudosUnidades: true })
    .where('login', '=', 'otavio.brandao')
    .execute();
  helena = await server.as('helena.pires');
  otavio = await server.as('otavio.brandao');
  nilza = await server.as('nilza.campos');
  ccl = await unitId(helena, 'CCL');
  dpa = await unitId(helena, 'DPA');
  original = (await concludedDocument(helena, { assunto: 'Mudança de lugar' })).id;
});
afterAll(() => server.close());

const copied = (): Promise<number> => copyDocument(server.platform.connection.pool, original, 1);
const held = async (caller: Caller, query = ''): Promise<readonly ConteudoTransferivel[]> =>
  (
    await caller.get<{ itens: ConteudoTransferivel[] }>(
      `transferencia/conteudos?deUnidadeId=${ccl}&pageSize=100${query}`,
    )
  ).payload.itens;
const ask = (caller: Caller, body: object) =>
  caller.post<AtoEmLote>('transferencia', {
    deUnidadeId: ccl,
    paraUnidadeId: dpa,
    motivo: 'A compra mudou de casa.',
    ...body,
  });

it('passa a outra unidade, com rastro, resultado de cada um e aviso às duas chefias', async () => {
  const [one, sent, open] = [await copied(), await copied(), await copied()];
  await helena.post('tramite', { conteudoId: sent, destino: { unidadeId: await unitId(helena, 'PGM') } });
  expect((await helena.post('check-in/documento/assumir', { id: open })).status).toBe(200);
  const listed = await held(otavio, '&q=Mudan%C3%A7a');
  // all of them are on the first page
  expect(await held(otavio, '&start=2')).toEqual([]);
  const of = (id: number) => listed.find(({ item }) => item.id === id);
  expect(of(one)?.permitido).toBe(true);
  expect(of(sent)?.permitido).toBe(false);
  expect(of(sent)?.motivo).toContain('em trâmite');
  expect(of(open)?.motivo).toContain('Helena Duarte Pires está com');
  const { status, payload, raw } = await ask(otavio, { ids: [one, sent, open] });
  expect([status, status === 200 ? '' : raw.body]).toEqual([200, '']);
  expect(payload).toMatchObject({ ato: 'transferir', feitos: 1, recusados: 2 });
  expect((await read(nilza, one)).detentor.unidade.sigla).toBe('DPA');
  const { payload: history } = await nilza.post<{ itens: ItemHistorico[] }>('tramite/historico', {
    conteudoId: one,
  });
  expect(history.itens[0]).toMatchObject({
    ato: 'transferido',
    texto: 'Transferido de CCL a DPA',
    citacao: 'A compra mudou de casa.',
  });
  const { payload: route } = await helena.post<{ itens: EtapaPercurso[] }>('tramite/percurso', {
    conteudoId: one,
  });
  expect(route.itens.map(({ unidade }) => unidade.sigla)).toEqual(['CCL', 'DPA']);
  const { rows } = await server.platform.connection.pool.query<{ login: string; conteudo: string }>(
    `select u.login, n.conteudo from notificacao n join registro.usuario u on u.id = n.usuario_id
      where n.assunto = '1 item passou de CCL a DPA' order by u.login`,
  );
  expect(rows.map(({ login }) => login)).toEqual(['helena.pires', 'nilza.campos']);
  expect(rows[0]?.conteudo).toContain('Motivo: A compra mudou de casa.');
  // asked again, it is judged again: what left is no longer there
  const again = await ask(otavio, { ids: [one] });
  expect(again.payload.itens?.[0]?.mensagem).toContain('está em DPA');
});

it('só o que a pessoa vê se lista, se conta e se passa; do filtro inteiro, e o que ficou se pede de novo', async () => {
  const hidden = await completeDraft(helena, { assunto: 'Escondida' });
  expect((await held(otavio, '&q=Escondida')).map(({ item }) => item.id)).toEqual([]);
  const { payload: missed } = await ask(otavio, { ids: [hidden.id] });
  expect(missed).toMatchObject({ feitos: 0, recusados: 1 });
  expect(missed.itens?.[0]?.rotulo).toBeUndefined();
  const id = await copied();
  expect((await helena.post('check-in/documento/assumir', { id })).status).toBe(200);
  const { payload } = await ask(otavio, { q: 'Mudança', fase: 1, estado: 0 });
  expect(payload.recusados).toBeGreaterThan(0);
  await helena.post(`check-in/liberar/${id}`);
  const { payload: repeated } = await otavio.post<AtoEmLote>(`conteudo/ato-em-lote/${payload.id}/repetir`);
  expect(repeated.feitos).toBeGreaterThan(0);
  expect((await read(otavio, id)).detentor.unidade.sigla).toBe('DPA');
});

it('um processo leva as peças, e uma peça não passa sem ele', async () => {
  const { id } = await concludedProcess(helena, { assunto: 'Passa inteiro' });
  const peca = (await concludedDocument(helena, { assunto: 'Passa inteiro' })).id;
  await joined(helena, id, peca);
  expect((await held(otavio, '&q=Passa%20inteiro')).map(({ item }) => item.id)).toEqual([id]);
  const { payload: alone } = await ask(otavio, { ids: [peca] });
  expect(alone).toMatchObject({ feitos: 0, recusados: 1 });
  expect(alone.itens?.[0]?.mensagem).toContain('anda com ele');
  expect((await ask(otavio, { q: 'Passa inteiro' })).payload).toMatchObject({ total: 1, feitos: 1 });
  expect((await readProcess(nilza, id)).detentor.unidade.sigla).toBe('DPA');
  expect((await read(nilza, peca)).detentor.unidade.sigla).toBe('DPA');
});

it('pede a marca, um motivo e outra unidade, em uso e da organização', async () => {
  expect((await helena.get(`transferencia/conteudos?deUnidadeId=${ccl}`)).status).toBe(403);
  expect((await helena.get('transferencia/unidades')).status).toBe(403);
  expect((await ask(helena, { ids: [original] })).status).toBe(403);
  const asGeneric = await otavio.post('conteudo/ato-em-lote', {
    ato: 'transferir',
    ids: [original],
    motivo: 'Não',
  });
  expect(asGeneric.status).toBe(404);
  const refused = async (body: object) => (await ask(otavio, { ids: [original], ...body })).campos;
  expect(await refused({ motivo: ' ' })).toEqual(['motivo']);
  expect(await refused({ paraUnidadeId: ccl })).toEqual(['paraUnidadeId']);
  expect(await refused({ paraUnidadeId: 999_999 })).toEqual(['paraUnidadeId']);
  expect(await refused({ deUnidadeId: 999_999 })).toEqual(['deUnidadeId']);
  expect((await ask(otavio, { q: 'nada que exista' })).status).toBe(422);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AtoEmLote } from '#schemas/shapes/ato-em-lote.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItemHistorico, Pessoa } from '#schemas/shapes/conteudo.ts';
import { copyDocument } from '#tests/bench/served/copy-document.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let beatriz: Caller;
let otavio: Caller;
let rafael: Caller;
let semad: number;
let original: number;

/** In SEMAD Rafael answers for what arrives, and Otávio is the chief. */
beforeAll(async () => {
  server = await startTestApp();
  beatriz = await server.as('beatriz.cordeiro');
  otavio = await server.as('otavio.brandao');
  rafael = await server.as('rafael.lins');
  semad = await unitId(beatriz, 'SEMAD');
  original = (await concludedDocument(beatriz, { assunto: 'A distribuir' })).id;
  const there = await rafael.post<{ token: string }>(`login/logar-departamento/${semad}`);
  expect(there.status).toBe(200);
});
afterAll(() => server.close());

const received = async (): Promise<number> => {
  const id = await copyDocument(server.platform.connection.pool, original, 1);
  const sent = await beatriz.post<{ tramiteId: number }>('tramite', {
    conteudoId: id,
    destino: { unidadeId: semad },
  });
  expect((await otavio.put(`tramite/${sent.payload.tramiteId}`, {})).status).toBe(200);
  return id;
};
const queue = async (caller: Caller): Promise<readonly ItemCaixa[]> =>
  (await caller.get<{ itens: ItemCaixa[] }>('caixa-central?aba=unidade&distribuicao=aguardando&pageSize=100'))
    .payload.itens;
const people = async (caller: Caller): Promise<readonly Pessoa[]> =>
  (await caller.get<{ itens: Pessoa[] }>('caixa-central/distribuicao/pessoas')).payload.itens;
const idOf = async (caller: Caller, nome: string): Promise<number> =>
  (await people(caller)).find((one) => one.nome.startsWith(nome))?.id ?? 0;

it('o que a unidade recebeu e ninguém tem espera distribuição; distribuído, sai da fila e avisa a pessoa', async () => {
  const id = await received();
  const item = (await queue(otavio)).find((one) => one.id === id);
  expect(item?.situacao).toBe(0);
  expect(item?.acoes).toContain('distribuir');
  expect((await read(otavio, id)).acoes).toContainEqual({ nome: 'distribuir', permitida: true });
  const para = await idOf(otavio, 'Rafael');
  const { status, raw } = await otavio.post(`conteudo/${id}/distribuir`, { usuarioId: para });
  expect([status, raw.statusCode === 200 ? '' : raw.body]).toEqual([200, '']);
  expect((await read(otavio, id)).detentor.usuario?.id).toBe(para);
  expect((await queue(otavio)).map((one) => one.id)).not.toContain(id);
  const { payload } = await otavio.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id });
  expect(payload.itens[0]).toMatchObject({ ato: 'distribuido' });
  expect(payload.itens[0]?.texto).toContain('Distribuído a Rafael');
  const told = await server.platform.connection.pool.query(
    "select usuario_id from notificacao where conteudo_id = $1 and especie = 'distribuido'",
    [id],
  );
  expect(told.rows).toEqual([{ usuario_id: para }]);
  // nobody gives twice what somebody has; the chief changes who has it
  expect((await otavio.post(`conteudo/${id}/distribuir`, { usuarioId: para })).status).toBe(409);
});

it('distribui quem responde pela unidade, a chefia ou a secretaria, e só a gente dela', async () => {
  const id = await received();
  const outsider = await idOf(beatriz, 'Beatriz');
  const refused = await rafael.post(`conteudo/${id}/distribuir`, { usuarioId: outsider });
  expect([refused.status, refused.campos]).toEqual([422, ['usuarioId']]);
  expect((await beatriz.post(`conteudo/${id}/distribuir`, { usuarioId: outsider })).status).toBe(403);
  const { db } = server.platform.connection;
  const me = await idOf(rafael, 'Rafael');
  // not as secretary: as who answers for it
  await db
    .updateTable('registro.usuarioUnidades')
    .set({ secretario: false })
    .where('registroId', '=', me)
    .where('unidade', '=', semad)
    .execute();
  expect((await rafael.post(`conteudo/${id}/distribuir`, { usuarioId: me })).status).toBe(200);
  const other = await received();
  await db
    .updateTable('registro.unidade')
    .set({ responsavelTramite: null })
    .where('id', '=', semad)
    .execute();
  // where nobody answers for it there is no queue
  expect(await queue(otavio)).toEqual([]);
  expect((await rafael.post(`conteudo/${other}/distribuir`, { usuarioId: me })).status).toBe(403);
  await db.updateTable('registro.unidade').set({ responsavelTramite: me }).where('id', '=', semad).execute();
});

it('vários de uma vez, à mesma pessoa, com o resultado de cada um', async () => {
  const ids = [await received(), await received()];
  const own = (await concludedDocument(otavio, { assunto: 'Da própria unidade' })).id;
  const without = await otavio.post('conteudo/ato-em-lote', { ato: 'distribuir', ids });
  expect([without.status, without.campos]).toEqual([422, ['usuarioId']]);
  const usuarioId = await idOf(otavio, 'Otávio');
  const { payload } = await otavio.post<AtoEmLote>('conteudo/ato-em-lote', {
    ato: 'distribuir',
    ids: [...ids, own],
    usuarioId,
  });
  expect(payload).toMatchObject({ feitos: 2, recusados: 1 });
  expect(payload.itens?.[2]?.mensagem).toContain('Não espera distribuição');
  for (const id of ids) expect((await read(otavio, id)).detentor.usuario?.id).toBe(usuarioId);
  const again = await otavio.post<AtoEmLote>(`conteudo/ato-em-lote/${payload.id}/repetir`);
  expect(again.payload).toMatchObject({ feitos: 0, recusados: 1 });
});

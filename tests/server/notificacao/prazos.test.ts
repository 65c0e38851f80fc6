import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notificacao } from '#schemas/shapes/notificacao.ts';
import type { SessaoAberta } from '#schemas/shapes/sessao.ts';
import { tellDeadlines } from '#server/conteudo/vencimento/index.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, personId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  // the days go by in one session
  const later = new Date('2027-06-01T00:00:00Z');
  const { db } = server.platform.connection;
  await db.updateTable('sessao').set({ expiraEm: later, limiteEm: later }).execute();
  // the world has deadlines of its own
  await db.updateTable('tramite').set({ prazo: null }).execute();
  await db.updateTable('documentoAssinante').set({ prazo: null }).execute();
  await db.updateTable('tramite').set({ prazoResposta: null, prazoRetorno: null }).execute();
  await db.updateTable('conteudo').set({ vigenciaInicio: null, vigenciaFim: null }).execute();
}, 240_000);
afterAll(() => server.close());

const tell = (): Promise<number> => {
  const { connection, ports } = server.platform;
  return tellDeadlines({ db: connection.db, ports, log: pino({ level: 'silent' }) });
};
const noticesOf = async (caller: Caller, conteudoId: number): Promise<string[]> => {
  const me = (await caller.post<SessaoAberta>('login/consulta/usuario-config')).payload.dados.usuario
    .idUsuario;
  const { payload } = await caller.get<{ itens: Notificacao[] }>(
    `notificacao-interna/listar-paginado/${me}?pageSize=100`,
  );
  return payload.itens
    .filter((one) => one.conteudoId === conteudoId && ['PRAZO', 'VENCIDO'].includes(one.tipo))
    .map(({ tipo, assunto, conteudo }) => `${tipo} ${assunto} ${conteudo ?? ''}`);
};
const at = (instant: string): void => {
  server.time.now = new Date(instant);
};

describe('um prazo', () => {
  it('é avisado uma vez quando está perto, a quem deve receber, e uma vez quando venceu, também a quem espera', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Uso do teatro' });
    const sent = await helena.post('tramite', {
      conteudoId: id,
      destino: await personId(helena, 'Beatriz Anjos Cordeiro'),
      prazo: '2026-11-26',
    });
    expect(sent.status).toBe(200);
    await tell();
    expect(await noticesOf(beatriz, id)).toEqual([]);
    at('2026-11-24T13:00:00Z');
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(await noticesOf(beatriz, id)).toHaveLength(1);
    expect((await noticesOf(beatriz, id))[0]).toMatch(/^PRAZO Receba .* até 26\/11\/2026/);
    expect(await noticesOf(helena, id)).toEqual([]);
    at('2026-11-27T13:00:00Z');
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect((await noticesOf(beatriz, id))[0]).toMatch(/^VENCIDO Venceu em 26\/11\/2026 o prazo para receber/);
    expect((await noticesOf(helena, id))[0]).toMatch(/^VENCIDO/);
  });

  it('e a assinatura que ele pede são um aviso só, que se lê e se apaga inteiro', async () => {
    const { id } = await concludedDocument(helena, {
      assunto: 'Ata do teatro',
      assinantes: ['Beatriz Anjos Cordeiro'],
    });
    await helena.post(`documento/${id}/encaminhar-para-assinatura`, { prazo: '2026-11-30' });
    const { usuarioId: me } = await personId(helena, 'Beatriz Anjos Cordeiro');
    const told = async (): Promise<Notificacao[]> =>
      (
        await beatriz.get<{ itens: Notificacao[] }>(`notificacao-interna/listar-paginado/${me}?pageSize=100`)
      ).payload.itens.filter(({ conteudoId }) => conteudoId === id);
    const unread = async (): Promise<number> =>
      (await beatriz.get<{ quantidade: number }>(`notificacao-interna/${me}/quantidade`)).payload.quantidade;
    expect((await told()).map(({ tipo }) => tipo)).toEqual(['ASSINATURA']);
    const before = await unread();
    at('2026-11-29T13:00:00Z');
    await tell();
    const [joined, ...others] = await told();
    expect([joined?.tipo, others.length, await unread()]).toEqual(['PRAZO', 0, before]);
    // asked again, what is due by a day still stands for it
    await helena.post(`documento/${id}/encaminhar-para-assinatura`, {});
    expect((await told()).map(({ assunto }) => assunto)).toEqual([joined?.assunto]);
    await beatriz.put(`notificacao-interna/marcar-como-lida/${joined?.id ?? 0}`);
    expect([(await told()).length, await unread()]).toEqual([1, before - 1]);
    at('2026-11-27T13:00:00Z');
    await server.platform.connection.db.updateTable('documentoAssinante').set({ prazo: null }).execute();
  });

  it('de quem já recebeu não se fala, e o que mudou de dia é avisado outra vez', async () => {
    at('2026-11-27T13:00:00Z');
    const destino = await personId(helena, 'Beatriz Anjos Cordeiro');
    const { id } = await concludedDocument(helena, { assunto: 'Uso da praça' });
    await helena.post('tramite', { conteudoId: id, destino, prazo: '2026-11-30' });
    // Monday the 30th is three days away; on Saturday it is near
    expect(await tell()).toBe(0);
    at('2026-11-28T13:00:00Z');
    expect(await tell()).toBe(1);
    await server.platform.connection.db
      .updateTable('tramite')
      .set({ prazo: '2026-11-29' })
      .where('conteudoId', '=', id)
      .execute();
    expect(await tell()).toBe(1);
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      'select transito_id as id from conteudo where id = $1',
      [id],
    );
    expect((await beatriz.put(`tramite/${rows[0]?.id ?? 0}`)).status).toBeLessThan(300);
    at('2026-12-02T13:00:00Z');
    expect(await tell()).toBe(0);
    expect(await noticesOf(beatriz, id)).toHaveLength(2);
  });

  it('de assinatura vai a quem assina quando é a sua vez, e vencido a quem escreveu', async () => {
    at('2026-12-02T13:00:00Z');
    const { id } = await concludedDocument(helena, {
      assunto: 'Uso do ginásio',
      assinantes: ['Beatriz Anjos Cordeiro'],
    });
    expect(
      (await helena.post(`documento/${id}/encaminhar-para-assinatura`, { prazo: '2026-12-03' })).status,
    ).toBeLessThan(300);
    expect(await tell()).toBe(1);
    expect((await noticesOf(beatriz, id))[0]).toMatch(/^PRAZO Assine .* até 03\/12\/2026/);
    at('2026-12-04T13:00:00Z');
    expect(await tell()).toBe(1);
    expect((await noticesOf(helena, id))[0]).toMatch(/^VENCIDO Venceu em 03\/12\/2026 o prazo para assinar/);
  });

  it('de resposta vai a quem tem o documento, e vencido a quem a pediu', async () => {
    at('2026-12-04T13:00:00Z');
    await server.platform.connection.db
      .updateTable('registro.modeloDocumento')
      .set({ necessidadeResposta: 'NECESSITA_RESPOSTA' })
      .where('nome', '=', 'Comunicação Interna')
      .execute();
    const { id } = await concludedDocument(helena, { assunto: 'Uso do coreto' });
    const destino = await personId(helena, 'Beatriz Anjos Cordeiro');
    const sent = await helena.post<{ tramiteId: number }>('tramite', {
      conteudoId: id,
      destino,
      prazoResposta: '2026-12-10',
    });
    await beatriz.put(`tramite/${sent.payload.tramiteId}`);
    at('2026-12-08T13:00:00Z');
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect((await noticesOf(beatriz, id))[0]).toMatch(/^PRAZO Responda a .* até 10\/12\/2026/);
    at('2026-12-11T13:00:00Z');
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect((await noticesOf(helena, id))[0]).toMatch(
      /^VENCIDO Venceu em 10\/12\/2026 o prazo para responder a/,
    );
  });

  it('de retorno vai a quem tem o documento, e vencido a quem o pediu de volta; devolvido, não se fala mais', async () => {
    at('2026-12-11T13:00:00Z');
    const destino = await personId(helena, 'Beatriz Anjos Cordeiro');
    const asked = async (assunto: string, prazoRetorno: string): Promise<[number, number]> => {
      const { id } = await concludedDocument(helena, { assunto });
      const back = { retornoObrigatorio: true, prazoRetorno };
      const sent = await helena.post<{ tramiteId: number }>('tramite', { conteudoId: id, destino, ...back });
      expect(sent.status, sent.raw.body).toBe(200);
      return [id, sent.payload.tramiteId];
    };
    const [id, tramiteId] = await asked('Uso do bosque', '2026-12-17');
    const [other, otherId] = await asked('Uso da represa', '2026-12-17');
    await beatriz.put(`tramite/${tramiteId}`);
    await beatriz.put(`tramite/${otherId}`);
    expect(await tell()).toBe(0);
    at('2026-12-15T13:00:00Z');
    expect([await tell(), await tell()]).toEqual([2, 0]);
    expect((await noticesOf(beatriz, id))[0]).toMatch(/^PRAZO Devolva .* até 17\/12\/2026/);
    expect(await noticesOf(helena, id)).toEqual([]);
    expect((await beatriz.post('tramite/devolver', { conteudoId: other })).status).toBe(200);
    at('2026-12-18T13:00:00Z');
    expect([await tell(), await tell()]).toEqual([1, 0]);
    for (const caller of [beatriz, helena])
      expect((await noticesOf(caller, id))[0]).toMatch(
        /^VENCIDO Venceu em 17\/12\/2026 o prazo para devolver/,
      );
    expect(await noticesOf(helena, other)).toEqual([]);
    const [waiting, waitingId] = await asked('Uso do mirante', '2026-12-18');
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect((await noticesOf(beatriz, waiting))[0]).toMatch(/^PRAZO Devolva /);
    await helena.remove(`tramite/${waitingId}`);
  });

  it('de vigência se avisa um mês antes e quando acaba, a quem tem o documento e a quem o escreveu', async () => {
    const { id } = await concludedDocument(helena, { assunto: 'Uso da quadra' });
    await server.platform.connection.db
      .updateTable('conteudo')
      .set({ vigenciaFim: '2027-01-20' })
      .where('id', '=', id)
      .execute();
    at('2026-12-20T13:00:00Z');
    expect(await tell()).toBe(0);
    at('2026-12-21T13:00:00Z');
    expect([await tell(), await tell()]).toEqual([1, 0]);
    expect((await noticesOf(helena, id))[0]).toContain('termina em 20/01/2027');
    at('2027-01-21T13:00:00Z');
    expect(await tell()).toBe(1);
    expect((await noticesOf(helena, id))[0]).toMatch(/^VENCIDO A vigência de .* terminou em 20\/01\/2027/);
  });
});

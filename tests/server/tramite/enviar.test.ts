import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { ConhecimentoDado, DestinatarioPadrao, Tramite } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, personId, read, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let pgm: number;
let ccl: number;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  pgm = await unitId(helena, 'PGM');
  ccl = await unitId(helena, 'CCL');
});
afterAll(() => server.close());

const send = (conteudoId: number, body: object) =>
  helena.post<{ tramiteId: number }>('tramite', { conteudoId, destino: { unidadeId: pgm }, ...body });

describe('forwarding', () => {
  it('refuses, each on its field, and changes nothing', async () => {
    const document = await concludedDocument(helena);
    const db = server.platform.connection.db;
    const semed = await unitId(helena, 'SEMED');
    await db.updateTable('registro.unidade').set({ ativo: false }).where('id', '=', semed).execute();
    const beatrizId = await personId(helena, 'Beatriz Anjos Cordeiro');
    const cases: [string, object, string][] = [
      ['destinoEhDetentor', { destino: { unidadeId: ccl } }, 'destino'],
      ['destinoInativo', { destino: { unidadeId: semed } }, 'destino'],
      ['camposInvalidos', { destino: { unidadeId: 999_999 } }, 'destino'],
      ['camposInvalidos', { destino: { unidadeId: ccl, usuarioId: beatrizId.usuarioId } }, 'destino'],
      ['copiaRepetida', { copias: [{ unidadeId: pgm }] }, 'copias.0'],
      ['copiaRepetida', { copias: [{ unidadeId: ccl }, { unidadeId: ccl }] }, 'copias.1'],
      ['camposInvalidos', { prazo: '2026-11-19' }, 'prazo'],
      ['camposInvalidos', { prazo: '20/11/2026' }, 'prazo'],
      ['camposInvalidos', { texto: 'a'.repeat(2001) }, 'texto'],
      ['camposInvalidos', { prioridade: 'URGENTE' }, 'prioridade'],
    ];
    for (const [codigo, body, campo] of cases) {
      const refused = await send(document.id, body);
      expect([refused.status, refused.codigo, refused.campos]).toEqual([422, codigo, [campo]]);
    }
    await db.updateTable('registro.unidade').set({ ativo: true }).where('id', '=', semed).execute();
    expect((await read(helena, document.id)).versao).toBe(document.versao);
  });

  it('offers deadlines in business days of the destination, none of which is moved when it is given', async () => {
    const { payload } = await helena.get<{ itens: { diasUteis: number; dia: string }[] }>(
      `tramite/prazos-rapidos?unidadeId=${pgm}`,
    );
    // 20/11 is a holiday: today is not offered
    expect(payload.itens).toEqual([
      { diasUteis: 5, dia: '2026-11-27' },
      { diasUteis: 10, dia: '2026-12-04' },
      { diasUteis: 15, dia: '2026-12-11' },
    ]);
    const document = await concludedDocument(helena);
    const sent = await send(document.id, { prazo: payload.itens[1]?.dia });
    const kept = await helena.get<Tramite>(`tramite/${sent.payload.tramiteId}`);
    expect(kept.payload.prazo).toBe('2026-12-04');
  });

  it('refuses a draft outside the unit', async () => {
    const draft = await completeDraft(helena);
    expect((await send(draft.id, {})).campos).toEqual(['destino']);
  });

  it('takes the document out of the hands until received, and only the holder may send', async () => {
    const document = await concludedDocument(helena);
    expect((await send(document.id, { texto: 'Segue.' })).status).toBe(200);
    const again = await send(document.id, {});
    expect([again.status, again.codigo]).toEqual([409, 'transicaoNaoPermitida']);
    const stranger = await beatriz.post('tramite', { conteudoId: document.id, destino: { unidadeId: ccl } });
    expect(stranger.codigo).toBe('transicaoNaoPermitida');
  });

  it('hands copies for knowledge that hold nothing and leave once known', async () => {
    const document = await concludedDocument(helena);
    const sesau = await unitId(helena, 'SESAU');
    await send(document.id, { copias: [{ unidadeId: sesau }] });
    const luciana = await server.as('luciana.reis');
    const waiting = async () =>
      (
        await luciana.get<{ itens: ItemCaixa[] }>('caixa-central?aba=conhecimento&pageSize=50')
      ).payload.itens.find(({ id }) => id === document.id);
    const item = await waiting();
    expect(item?.acoes).toContain('tomarCiencia');
    expect((await luciana.put(`tramite/${item?.tramiteId ?? 0}`)).status).toBe(200);
    expect(await waiting()).toBeUndefined();
    expect((await read(beatriz, document.id)).emTransito).toBeDefined();
  });

  it('lets others know by copies alone: it stays where it is, and what nobody read is taken back', async () => {
    const document = await concludedDocument(helena);
    const know = (caller: Caller, copias: readonly object[]) =>
      caller.post<ConhecimentoDado>('tramite/conhecimento', {
        conteudoId: document.id,
        copias,
        texto: 'Para acompanhar.',
      });
    const [sesau, semad] = [await unitId(helena, 'SESAU'), await unitId(helena, 'SEMAD')];
    const cases: [string, readonly object[], string][] = [
      ['camposInvalidos', [], 'copias'],
      ['destinoEhDetentor', [{ unidadeId: sesau }, { unidadeId: ccl }], 'copias.1'],
      ['copiaRepetida', [{ unidadeId: sesau }, { unidadeId: sesau }], 'copias.1'],
    ];
    for (const [codigo, copias, campo] of cases) {
      const refused = await know(helena, copias);
      expect([refused.status, refused.codigo, refused.campos]).toEqual([422, codigo, [campo]]);
    }
    const given = await know(helena, [{ unidadeId: sesau }, { unidadeId: semad }]);
    expect([given.status, given.payload.tramites.length]).toEqual([200, 2]);
    const still = await read(helena, document.id);
    expect([still.versao, still.emTransito, still.detentor.unidade.sigla]).toEqual([
      document.versao,
      undefined,
      'CCL',
    ]);
    const luciana = await server.as('luciana.reis');
    expect((await know(luciana, [{ unidadeId: pgm }])).codigo).toBe('transicaoNaoPermitida');
    expect((await luciana.put(`tramite/${given.payload.tramites[0] ?? 0}`)).status).toBe(200);
    const takeBack = (index: number) => helena.remove(`tramite/${given.payload.tramites[index] ?? 0}`, {});
    expect([(await takeBack(0)).codigo, (await takeBack(1)).status]).toEqual(['tramiteJaRecebido', 200]);
    const { payload } = await helena.post<{ itens: { texto: string; detalhe?: string; citacao?: string }[] }>(
      'tramite/historico',
      { conteudoId: document.id },
    );
    const told = payload.itens.find(({ texto }) => texto === 'Dado a conhecer');
    expect(told?.detalhe).toMatch(/SESAU.*SEMAD/);
    expect(told?.citacao).toBe('Para acompanhar.');
  });

  it('arrives already received where the settings say so, in the hands of whoever it was sent to', async () => {
    const { db } = server.platform.connection;
    const automatic = (receberDocumentos: boolean) =>
      db.updateTable('registro.configuracao').set({ receberDocumentos }).execute();
    await automatic(true);
    try {
      const document = await concludedDocument(helena);
      const sent = await send(document.id, { avisarRecebimento: true });
      const arrived = await read(beatriz, document.id);
      expect(arrived.emTransito).toBeUndefined();
      expect(arrived.detentor).toMatchObject({ unidade: { sigla: 'PGM' } });
      const taken = await beatriz.put(`tramite/${sent.payload.tramiteId}`);
      expect(taken.codigo).toBe('tramiteJaRecebido');
      const { payload } = await helena.post<{ itens: { texto: string }[] }>('tramite/historico', {
        conteudoId: document.id,
      });
      expect(payload.itens[0]?.texto).toBe('Recebido automaticamente por PGM');
      const back = await beatriz.post('tramite', {
        conteudoId: document.id,
        destino: await personId(beatriz, 'Helena Duarte Pires'),
      });
      expect(back.status).toBe(200);
      expect((await read(helena, document.id)).emTransito).toBeUndefined();
    } finally {
      await automatic(false);
    }
  });

  it('asks for a person where the unit takes charge only by name, and for none in a copy', async () => {
    const { db } = server.platform.connection;
    const byName = (yes: boolean) =>
      db
        .updateTable('registro.unidade')
        .set({ permiteTramiteIntradepartamentalSemDestino: !yes })
        .where('id', '=', pgm)
        .execute();
    await byName(true);
    try {
      const document = await concludedDocument(helena);
      const refused = await send(document.id, {});
      expect([refused.status, refused.codigo, refused.campos]).toEqual([
        422,
        'destinoSemPessoa',
        ['destino'],
      ]);
      const sesau = await unitId(helena, 'SESAU');
      const copied = await send(document.id, { destino: { unidadeId: sesau }, copias: [{ unidadeId: pgm }] });
      expect(copied.status).toBe(200);
    } finally {
      await byName(false);
    }
  });

  it('tells the destination, unless asked not to', async () => {
    const { usuarioId } = await personId(helena, 'Beatriz Anjos Cordeiro');
    const unread = async () =>
      (await beatriz.get<{ quantidade: number }>(`notificacao-interna/${usuarioId}/quantidade`)).payload
        .quantidade;
    const before = await unread();
    await send((await concludedDocument(helena)).id, { avisarEnvio: false });
    expect(await unread()).toBe(before);
    await send((await concludedDocument(helena)).id, {});
    expect(await unread()).toBe(before + 1);
  });

  it('is taken back by the sender while nobody received it', async () => {
    const document = await concludedDocument(helena);
    const { payload } = await send(document.id, {});
    expect((await beatriz.remove(`tramite/${payload.tramiteId}`)).status).toBe(409);
    expect((await helena.remove<{ situacao: string }>(`tramite/${payload.tramiteId}`)).payload.situacao).toBe(
      'RESGATADO',
    );
    const back = await read(helena, document.id);
    expect(back.emTransito).toBeUndefined();
    expect(back.acoes.find(({ nome }) => nome === 'tramitar')?.permitida).toBe(true);
  });
});

describe('receiving several', () => {
  it('answers for each, and one that fails spoils no other', async () => {
    const first = await send((await concludedDocument(helena)).id, {});
    const second = await send((await concludedDocument(helena)).id, {});
    await beatriz.put(`tramite/${first.payload.tramiteId}`);
    const { payload } = await beatriz.post<ResultadoLote>('tramite/receber-selecionados/', {
      ids: [first.payload.tramiteId, second.payload.tramiteId, 999_999],
    });
    expect(payload.resultados.map(({ ok, codigo }) => [ok, codigo])).toEqual([
      [false, 'tramiteJaRecebido'],
      [true, undefined],
      [false, 'naoEncontrado'],
    ]);
  });

  it('moves the possession to the unit that received', async () => {
    const document = await concludedDocument(helena);
    const { payload } = await send(document.id, { prazo: '2026-11-24' });
    expect((await read(beatriz, document.id)).recebimento?.prazo).toBe('2026-11-24');
    await beatriz.put(`tramite/${payload.tramiteId}`);
    const received = await read(beatriz, document.id);
    expect(received.detentor.unidade.sigla).toBe('PGM');
    // the deadline to receive is met, or was missed: nothing is late any more
    expect(received.recebimento?.prazo).toBeUndefined();
    const history = await beatriz.post<{ itens: { ato: string }[] }>('tramite/historico', {
      conteudoId: document.id,
    });
    expect(history.payload.itens.map(({ ato }) => ato).slice(0, 3)).toEqual([
      'recebido',
      'tramitado',
      'concluido',
    ]);
  });

  it('may be changed by who sent it while nobody received it, and lists each step', async () => {
    const document = await concludedDocument(helena);
    const { payload: sent } = await send(document.id, { texto: 'Segue.', prazo: '2099-01-02' });
    const change = (body: object, who = helena) =>
      who.put<Tramite>('tramite', { id: sent.tramiteId, ...body });
    expect((await change({ prazo: '2026-02-30' })).campos).toEqual(['prazo']);
    expect((await change({ prazo: '2020-01-02' })).campos).toEqual(['prazo']);
    expect((await change({ texto: 'Outro' }, beatriz)).codigo).toBe('transicaoNaoPermitida');
    const changed = await change({
      prioridade: 'ALTA',
      prazo: '',
      texto: 'Com urgência.',
      retornoObrigatorio: true,
    });
    expect(changed.payload).toMatchObject({
      prioridade: 'ALTA',
      texto: 'Com urgência.',
      retornoObrigatorio: true,
      situacao: 'NAO_RECEBIDO',
    });
    expect(changed.payload.prazo).toBeUndefined();
    await beatriz.put(`tramite/${sent.tramiteId}`);
    expect((await change({ texto: 'Tarde' })).codigo).toBe('transicaoNaoPermitida');
    // it has to come back: that is where the screen of who received it begins
    const standard = await beatriz.get<{ itens: DestinatarioPadrao[] }>(
      `tramite/listar-destinatarios-padrao?conteudoId=${document.id}`,
    );
    expect(standard.payload.itens).toMatchObject([{ origem: 'RETORNO', unidade: { sigla: 'CCL' } }]);
    await beatriz.post('tramite', { conteudoId: document.id, destino: { unidadeId: ccl } });
    const list = await helena.post<{ itens: Tramite[]; total: number }>('tramite/listar', {
      conteudoId: document.id,
      pageSize: 1,
    });
    expect(list.payload).toMatchObject({ total: 2, itens: [{ deUnidade: { sigla: 'PGM' } }] });
    const whole = { conteudoId: document.id, pageSize: 2 };
    const second = await helena.post<{ itens: Tramite[] }>('tramite/listar', { ...whole, start: 2 });
    expect(second.payload.itens).toEqual([]);
    const { payload: history } = await helena.post<{ itens: { texto: string }[] }>('tramite/historico', {
      conteudoId: document.id,
    });
    expect(history.itens.map(({ texto }) => texto)).toContain('Trâmite alterado antes do recebimento');
  });

  it('begins with the recipients that the document names', async () => {
    const document = await concludedDocument(helena);
    const { payload } = await helena.get<{ itens: DestinatarioPadrao[] }>(
      `tramite/listar-destinatarios-padrao?conteudoId=${document.id}`,
    );
    expect(payload.itens).toMatchObject([
      { origem: 'DOCUMENTO', unidade: { sigla: 'PGM' }, aceitaSemPessoa: true },
    ]);
  });
});

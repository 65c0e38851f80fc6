import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { Tramite, TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, replyDocument, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let [pgm, ccl, semed]: number[] = [];

const modelSays = (name: string, value: string | number | null): Promise<unknown> =>
  sql`update registro.modelo_documento set ${sql.id(name)} = ${value}
    where nome = 'Comunicação Interna'`.execute(server.platform.connection.db);

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  [pgm, ccl, semed] = await Promise.all(['PGM', 'CCL', 'SEMED'].map((sigla) => unitId(helena, sigla)));
  // the days go by in one session
  const later = new Date('2027-06-01T00:00:00Z');
  const { db } = server.platform.connection;
  await db.updateTable('sessao').set({ expiraEm: later, limiteEm: later }).execute();
  await modelSays('necessidade_resposta', 'NECESSITA_RESPOSTA');
  await modelSays('prazo_resposta', 8);
});
afterAll(() => server.close());

const send = (caller: Caller, conteudoId: number, unidadeId: number | undefined, body: object = {}) =>
  caller.post<TramiteEnviado>('tramite', { conteudoId, destino: { unidadeId }, ...body });

/** A document that Helena sent to PGM and that was received there. */
const asked = async (body: object = {}): Promise<Documento> => {
  const { id } = await concludedDocument(helena);
  const sent = await send(helena, id, pgm, body);
  if (sent.status !== 200) throw new Error(sent.raw.body);
  await beatriz.put(`tramite/${sent.payload.tramiteId}`);
  return read(beatriz, id);
};

/** The reply of Beatriz, concluded and not yet sent. */
const replyTo = ({ id }: Documento): Promise<Documento> =>
  replyDocument(beatriz, id, 'Beatriz Anjos Cordeiro');

const acao = ({ acoes }: Documento, name: string) => acoes.find(({ nome }) => nome === name);
const listed = async (caller: Caller, query: string, id: number): Promise<ItemCaixa | undefined> => {
  const { status, payload, raw } = await caller.get<{ itens: ItemCaixa[] }>(
    `caixa-central?pageSize=100&${query}`,
  );
  if (status !== 200) throw new Error(raw.body);
  return payload.itens.find((item) => item.id === id);
};
const searched = async (id: number, resposta: string): Promise<boolean> => {
  const { status, payload, raw } = await helena.post<{ itens: { id: number }[] }>(
    'pesquisa-avancada/pesquisar?pageSize=100',
    { casoDeUso: 'Documento', json: { documentoFiltro: { resposta } } },
  );
  if (status !== 200) throw new Error(raw.body);
  return payload.itens.some((item) => item.id === id);
};
const history = async (caller: Caller, conteudoId: number): Promise<string[]> =>
  (await caller.post<{ itens: { texto: string }[] }>('tramite/historico', { conteudoId })).payload.itens.map(
    ({ texto }) => texto,
  );

describe('o prazo para responder', () => {
  it('é o do modelo, em dia com expediente, ou o da Configuração, ou nenhum; e vê-se dos dois lados', async () => {
    // 8 days from 20 November are a Saturday
    const document = await asked();
    const resposta = {
      situacao: 'DEVIDA',
      deUnidade: { sigla: 'CCL' },
      paraUnidade: { sigla: 'PGM' },
      prazo: '2026-11-30',
    };
    expect(document.resposta).toMatchObject(resposta);
    expect((await read(helena, document.id)).resposta).toMatchObject(resposta);
    expect((await listed(beatriz, 'aba=unidade', document.id))?.resposta).toEqual({
      unidade: 'CCL',
      devo: true,
      prazo: '2026-11-30',
    });
    expect((await listed(helena, 'aba=todos', document.id))?.resposta).toEqual({
      unidade: 'PGM',
      devo: false,
      prazo: '2026-11-30',
    });
    await modelSays('prazo_resposta', null);
    try {
      expect((await asked()).resposta?.prazo).toBeUndefined();
      await sql`update registro.configuracao set prazo_resposta = 5`.execute(server.platform.connection.db);
      expect((await asked()).resposta?.prazo).toBe('2026-11-25');
    } finally {
      await modelSays('prazo_resposta', 8);
      await sql`update registro.configuracao set prazo_resposta = null`.execute(
        server.platform.connection.db,
      );
    }
  });

  it('diz-se outro por quem tem a marca, no envio e enquanto ninguém recebeu', async () => {
    const { id } = await concludedDocument(helena);
    const refused = async (answer: Promise<Answer<unknown>>): Promise<unknown> => (await answer).campos;
    expect(await refused(send(helena, id, pgm, { prazoResposta: '2026-11-01' }))).toEqual(['prazoResposta']);
    expect(
      await refused(send(helena, id, pgm, { prazo: '2026-12-10', prazoResposta: '2026-12-09' })),
    ).toEqual(['prazoResposta']);
    const sent = await send(helena, id, pgm, { prazoResposta: '2026-12-05' });
    expect((await read(helena, id)).resposta?.prazo).toBe('2026-12-07');
    const change = (prazoResposta: string): Promise<Answer<Tramite>> =>
      helena.put<Tramite>('tramite', { id: sent.payload.tramiteId, prazoResposta });
    expect((await change('2026-12-11')).payload).toMatchObject({
      pedeResposta: true,
      prazoResposta: '2026-12-11',
    });
    expect((await change('')).payload.prazoResposta).toBeUndefined();
    // Rafael is of the unit and has no such flag
    const rafael = await server.as('rafael.lins');
    const other = await concludedDocument(rafael);
    expect(await refused(send(rafael, other.id, pgm, { prazoResposta: '2026-12-05' }))).toEqual([
      'prazoResposta',
    ]);
    expect((await read(rafael, other.id)).pedeResposta).toEqual({ dias: 8, definir: false });
    // a reply asks for none
    const reply = await replyTo(await asked());
    expect(await refused(send(beatriz, reply.id, ccl, { prazoResposta: '2026-12-05' }))).toEqual([
      'prazoResposta',
    ]);
  });
});

describe('a resposta', () => {
  it('é devida até que um documento de resposta vinculado seja concluído e enviado a quem pediu', async () => {
    const document = await asked();
    expect(acao(document, 'responder')).toEqual({ nome: 'responder', permitida: true });
    expect(acao(await read(helena, document.id), 'responder')).toBeUndefined();
    expect(acao(document, 'finalizar')).toEqual({
      nome: 'finalizar',
      permitida: false,
      motivo: 'CCL espera a resposta a este documento. Responda antes, ou devolva-o.',
    });
    const reply = await replyTo(document);
    expect(reply.respondeA).toMatchObject({ unidade: { sigla: 'CCL' }, prazo: '2026-11-30' });
    expect((await read(beatriz, document.id)).resposta).toMatchObject({
      situacao: 'DEVIDA',
      respostas: [{ id: reply.id }],
    });
    const { payload } = await beatriz.get<{ itens: { origem: string; unidade: { sigla: string } }[] }>(
      `tramite/listar-destinatarios-padrao?conteudoId=${reply.id}`,
    );
    expect(payload.itens[0]).toMatchObject({ origem: 'RESPOSTA', unidade: { sigla: 'CCL' } });
    expect(await searched(document.id, 'DEVIDA')).toBe(true);
    // sent elsewhere it answers nobody
    const elsewhere = await send(beatriz, reply.id, semed);
    expect((await read(beatriz, document.id)).resposta?.situacao).toBe('DEVIDA');
    await beatriz.remove(`tramite/${elsewhere.payload.tramiteId}`, {});
    expect((await send(beatriz, reply.id, ccl)).status).toBe(200);
    const answered = await read(beatriz, document.id);
    expect(answered.resposta).toMatchObject({ situacao: 'RESPONDIDA', respostas: [{ id: reply.id }] });
    expect(acao(answered, 'responder')).toBeUndefined();
    expect(acao(answered, 'finalizar')?.motivo).not.toContain('resposta');
    expect(await history(helena, document.id)).toContain('Respondido por PGM');
    expect([await searched(document.id, 'DEVIDA'), await searched(document.id, 'RESPONDIDA')]).toEqual([
      false,
      true,
    ]);
    // and what goes back after it asks for no other
    const back = await send(beatriz, document.id, ccl);
    const { payload: tramite } = await beatriz.get<Tramite>(`tramite/${back.payload.tramiteId}`);
    expect(tramite.pedeResposta).toBeUndefined();
  });

  it.each([
    [
      'o resgate do envio dela',
      async (reply: Documento, tramiteId: number) => {
        expect((await beatriz.remove(`tramite/${tramiteId}`, {})).status).toBe(200);
        expect((await send(beatriz, reply.id, ccl)).status).toBe(200);
      },
      1,
    ],
    [
      'o cancelamento dela, que desfeito a devolve',
      async ({ id }: Documento, tramiteId: number) => {
        await helena.put(`tramite/${tramiteId}`);
        expect((await helena.post('documento/cancelar', { id, versao: 0, motivo: 'x' })).status).toBe(409);
        const { versao } = await read(helena, id);
        const cancelled = await helena.post('documento/cancelar', { id, versao, motivo: 'Erro' });
        expect(cancelled.status).toBe(200);
        await helena.post('documento/reativar-cancelar', { id, versao: versao + 1 });
      },
      1,
    ],
    [
      'a volta dela a minuta',
      async ({ id }: Documento, tramiteId: number) => {
        await helena.put(`tramite/${tramiteId}`);
        const { versao } = await read(helena, id);
        await helena.put(`documento/${id}/reverter-minuta`, { versao, motivo: 'Erro' });
      },
      0,
    ],
    [
      'o desvínculo dela',
      async ({ id }: Documento) => {
        expect((await beatriz.post(`documento/${id}/desvincular`, {})).status).toBe(200);
      },
      0,
    ],
  ] as const)('é devida outra vez com %s, e o histórico o diz', async (_name, undo, again) => {
    const document = await asked();
    const reply = await replyTo(document);
    const sent = await send(beatriz, reply.id, ccl);
    await undo(reply, sent.payload.tramiteId);
    const now = await history(helena, document.id);
    const said = now.filter((texto) => /Respondido|devida/.test(texto)).reverse();
    expect(said.slice(0, 2)).toEqual([
      'Respondido por PGM',
      'A resposta deixou de valer e é devida outra vez',
    ]);
    expect(said.slice(2).map((texto) => texto.split(' ')[0])).toEqual(again ? ['Respondido'] : []);
    const { situacao } = (await read(beatriz, document.id)).resposta ?? {};
    expect(situacao).toBe(again ? 'RESPONDIDA' : 'DEVIDA');
  });

  it('vai com o documento: quem passa a tê-lo a deve, a quem pediu; de volta sem ela, ninguém a deve', async () => {
    const document = await asked();
    const dalva = await server.as('dalva.lima');
    const { payload } = await send(beatriz, document.id, semed);
    expect((await read(beatriz, document.id)).resposta).toMatchObject({ paraUnidade: { sigla: 'PGM' } });
    expect((await dalva.put(`tramite/${payload.tramiteId}`)).status).toBe(200);
    const his = await read(dalva, document.id);
    expect(his.resposta).toMatchObject({
      situacao: 'DEVIDA',
      deUnidade: { sigla: 'CCL' },
      paraUnidade: { sigla: 'SEMED' },
      prazo: '2026-11-30',
    });
    expect(acao(his, 'responder')?.permitida).toBe(true);
    const back = await send(dalva, document.id, ccl);
    await helena.put(`tramite/${back.payload.tramiteId}`);
    const here = await read(helena, document.id);
    expect(here.resposta?.situacao).toBe('SEM_RESPOSTA');
    expect(here.pedeResposta).toEqual({ dias: 8, definir: true });
    // whoever asked asks again
    await send(helena, document.id, pgm);
    expect((await read(helena, document.id)).resposta).toMatchObject({
      situacao: 'DEVIDA',
      paraUnidade: { sigla: 'PGM' },
    });
  });

  it('em atraso se acha na caixa, na pesquisa e no percurso', async () => {
    const document = await asked({ prazoResposta: '2026-11-20' });
    const late = (): Promise<unknown[]> =>
      Promise.all([
        listed(beatriz, 'aba=unidade&resposta=ATRASADA', document.id).then(Boolean),
        listed(helena, 'aba=todos&resposta=ATRASADA', document.id).then(Boolean),
        searched(document.id, 'ATRASADA'),
      ]);
    expect(await late()).toEqual([false, false, false]);
    expect(await listed(beatriz, 'aba=unidade&resposta=DEVIDA', document.id)).toBeDefined();
    const before = server.time.now;
    server.time.now = new Date('2026-11-24T13:00:00Z');
    try {
      expect(await late()).toEqual([true, true, true]);
      const { payload } = await helena.post<{ itens: { atrasos?: string[] }[] }>('tramite/percurso', {
        conteudoId: document.id,
      });
      expect(payload.itens.at(-1)?.atrasos).toEqual(['RESPONDER']);
      expect(
        (await helena.get(`tramite/gerar-guia/${document.recebimento?.tramiteId ?? 0}`)).status,
      ).toBeLessThan(500);
    } finally {
      server.time.now = before;
    }
  });
});

describe('os modelos com que se responde', () => {
  const offered = async (respondeA: number): Promise<string[]> =>
    (
      await beatriz.get<{ itens: { nome: string }[] }>(
        `documento/modelo-combo?resposta=true&respondeA=${respondeA}&pageSize=100`,
      )
    ).payload.itens.map(({ nome }) => nome);

  it('a resposta nasce com os interessados do que responde, se ele é aberto a todos; outro vinculado, não', async () => {
    const { payload } = await helena.get<{ itens: { id: number }[] }>('documento/interessados?pageSize=2');
    const interessados = payload.itens.map(({ id }) => id);
    const begun = async (modelo: string, more: object = {}): Promise<number[]> => {
      const { id } = await concludedDocument(helena, { salvar: { interessados, ...more } });
      const { payload: sent } = await send(helena, id, pgm);
      await beatriz.put(`tramite/${sent.tramiteId}`);
      const models = await beatriz.get<{ itens: { id: number; nome: string }[] }>('documento/modelo-combo');
      const modeloId = models.payload.itens.find(({ nome }) => nome === modelo)?.id;
      const body = { modeloId, assunto: 'Em resposta', conteudoVinculado: id };
      const made = await beatriz.post<Documento>('documento', body);
      return made.payload.interessados.map((one) => one.id);
    };
    expect(await begun('Parecer')).toEqual(interessados);
    expect(await begun('Parecer', { nivelAcesso: 'RESTRITO', hipoteseLegal: 'LGPD' })).toEqual([]);
    expect(await begun('Comunicação Interna')).toEqual([]);
  });

  it('são os que o modelo diz; a resposta nasce dirigida a quem a pediu, não pede outra e quita', async () => {
    const document = await asked();
    expect(await offered(document.id)).toEqual(['Certidão', 'Declaração', 'Parecer']);
    await sql`insert into registro.modelo_documento_modelos_resposta (registro_id, alvo_id, ordem)
      select m.id, r.id, 0 from registro.modelo_documento m, registro.modelo_documento r
      where m.nome = 'Comunicação Interna' and r.nome = 'Comunicação Interna'`.execute(
      server.platform.connection.db,
    );
    expect(await offered(document.id)).toEqual(['Comunicação Interna']);
    const { payload: modelos } = await beatriz.get<{ itens: { id: number; nome: string }[] }>(
      'documento/modelo-combo?pageSize=100',
    );
    const { payload: draft } = await beatriz.post<Documento>('documento', {
      modeloId: modelos.itens.find(({ nome }) => nome === 'Comunicação Interna')?.id,
      assunto: 'Em resposta',
      conteudoVinculado: document.id,
    });
    expect(draft.destinos.map(({ unidade, usuario }) => [unidade.sigla, usuario?.nome])).toEqual([
      ['CCL', 'Helena Duarte Pires'],
    ]);
    const reply = await concludedDocument(beatriz, {
      minuta: draft.id,
      assinantes: ['Beatriz Anjos Cordeiro'],
      salvar: { destinos: [{ unidadeId: ccl }] },
    });
    expect(reply.pedeResposta).toBeUndefined();
    expect((await read(beatriz, document.id)).resposta?.respostas.map(({ id }) => id)).toEqual([reply.id]);
    expect((await send(beatriz, reply.id, ccl)).status).toBe(200);
    expect((await read(helena, document.id)).resposta?.situacao).toBe('RESPONDIDA');
    // what the person does not see says nothing of its models
    expect(await offered(document.id + 100_000)).toEqual(['Certidão', 'Declaração', 'Parecer']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EtapaPercurso } from '#schemas/shapes/percurso.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { readPdf } from '#tests/server/pdf/read-pdf.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let pgm: number;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  pgm = await unitId(helena, 'PGM');
});
afterAll(() => server.close());

const route = async (caller: Caller, conteudoId: number): Promise<EtapaPercurso[]> =>
  (await caller.post<{ itens: EtapaPercurso[] }>('tramite/percurso', { conteudoId })).payload.itens;
const send = async (conteudoId: number, body: object = {}): Promise<number> => {
  const sent = await helena.post<TramiteEnviado>('tramite', {
    conteudoId,
    destino: { unidadeId: pgm },
    ...body,
  });
  if (sent.status !== 200) throw new Error(sent.raw.body);
  return sent.payload.tramiteId;
};

describe('the route of a content', () => {
  it('says who held it, since when, how many days and how many of business, and how it came', async () => {
    const { id } = await concludedDocument(helena);
    const tramite = await send(id, {
      prazo: '2026-11-20',
      texto: 'Para parecer.',
      retornoObrigatorio: true,
      prazoRetorno: '2026-11-27',
    });
    const waiting = await route(helena, id);
    expect(waiting).toMatchObject([
      { unidade: { sigla: 'CCL' }, recebida: true },
      {
        unidade: { sigla: 'PGM' },
        recebida: false,
        despacho: 'Para parecer.',
        enviadoPor: 'Helena Duarte Pires',
      },
    ]);
    await beatriz.put(`tramite/${tramite}`);
    const stages = await route(beatriz, id);
    expect(stages).toHaveLength(2);
    expect(stages[0]?.ate).toBe(stages[1]?.desde);
    expect(stages[1]).toMatchObject({
      recebida: true,
      recebidoPor: 'Beatriz Anjos Cordeiro',
      deUnidade: 'CCL',
      retornoObrigatorio: true,
      prazoRetorno: '2026-11-27',
      dias: 0,
      diasUteis: 0,
    });
    const { db } = server.platform.connection;
    // made and received days ago: a holiday and a weekend are among them
    await db
      .updateTable('conteudo')
      .set({ criadoEm: new Date('2026-11-05T15:00:00Z') })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('tramite')
      .set({ recebidoEm: new Date('2026-11-09T15:00:00Z'), prazoRetorno: '2026-11-17', prazo: '2026-11-08' })
      .where('id', '=', tramite)
      .execute();
    const [, late] = await route(helena, id);
    expect(late?.dias).toBeGreaterThan(late?.diasUteis ?? 0);
    expect(late?.atrasos).toEqual(['RECEBER', 'DEVOLVER']);
  });

  it('leaves out what was taken back', async () => {
    const { id } = await concludedDocument(helena);
    const tramite = await send(id);
    await helena.remove(`tramite/${tramite}`);
    expect(await route(helena, id)).toHaveLength(1);
  });
});

describe('the papers of a forwarding', () => {
  it('are a guide with what goes, to whom, until when and where it is received', async () => {
    const document = await concludedDocument(helena);
    const sesau = await unitId(helena, 'SESAU');
    const tramite = await send(document.id, {
      copias: [{ unidadeId: sesau }],
      prazo: '2026-12-04',
      prioridade: 'ALTA',
      texto: 'Segue para parecer.',
    });
    const guide = await helena.get(`tramite/${tramite}/guia`);
    expect([guide.status, guide.raw.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { flat } = await readPdf(guide.raw.rawPayload);
    for (const said of [
      `Guia de tramitação ${tramite}`,
      document.numero ?? '-',
      document.assunto,
      'PGM',
      'SESAU',
      '04/12/2026',
      'Alta',
      'Segue para parecer.',
      'Recebido em ____',
    ])
      expect(flat).toContain(said);
    await beatriz.put(`tramite/${tramite}`);
    const received = await readPdf((await beatriz.get(`tramite/${tramite}/guia`)).raw.rawPayload);
    expect(received.flat).toContain('Recebido por Beatriz Anjos Cordeiro');
    expect(received.flat).not.toContain('Recebido em ____');
  });

  it('and the route, which only who may see the content is given', async () => {
    const document = await concludedDocument(helena, {
      salvar: { nivelAcesso: 'RESTRITO', hipoteseLegal: 'Art. 31' },
    });
    const tramite = await send(document.id, { texto: 'Segue para parecer.' });
    const paper = await readPdf((await helena.get(`tramite/percurso/${document.id}`)).raw.rawPayload);
    for (const said of ['Percurso', 'CCL', 'PGM', 'A caminho desde', '“Segue para parecer.”'])
      expect(paper.flat).toContain(said);
    const stranger = await server.as('nair.paz');
    for (const path of [`tramite/percurso/${document.id}`, `tramite/${tramite}/guia`]) {
      const refused = await stranger.get(path);
      expect(refused.status).toBe(404);
      expect(refused.raw.body).not.toContain(document.assunto);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, personId, read, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let pgm: number;
let ccl: number;
let semed: number;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
  [pgm, ccl, semed] = await Promise.all([
    unitId(helena, 'PGM'),
    unitId(helena, 'CCL'),
    unitId(helena, 'SEMED'),
  ]);
});
afterAll(() => server.close());

/** A document that Helena sent to PGM asking for it back, received there. */
const demanded = async (body: object = {}): Promise<Documento> => {
  const { id } = await concludedDocument(helena);
  const sent = await helena.post<TramiteEnviado>('tramite', {
    conteudoId: id,
    destino: { unidadeId: pgm },
    retornoObrigatorio: true,
    ...body,
  });
  if (sent.status !== 200) throw new Error(sent.raw.body);
  const received = await beatriz.put(`tramite/${sent.payload.tramiteId}`);
  if (received.status !== 200) throw new Error(received.raw.body);
  return read(beatriz, id);
};

const acao = ({ acoes }: Documento, name: string) => acoes.find(({ nome }) => nome === name);
const inUnit = async (caller: Caller, id: number): Promise<ItemCaixa | undefined> =>
  (await caller.get<{ itens: ItemCaixa[] }>('caixa-central?aba=unidade&pageSize=50')).payload.itens.find(
    (item) => item.id === id,
  );
const giveBack = (caller: Caller, { id, versao }: Documento, texto?: string) =>
  caller.post<TramiteEnviado>('tramite/devolver', { conteudoId: id, versao, ...(texto ? { texto } : {}) });

describe('mandatory return', () => {
  it('is seen on both sides, with its deadline, until the content goes back', async () => {
    const document = await demanded({ prazoRetorno: '2026-12-05' });
    // 5 December is a Saturday
    const retorno = { deUnidade: { sigla: 'CCL' }, paraUnidade: { sigla: 'PGM' }, prazo: '2026-12-07' };
    expect(document.retorno).toMatchObject(retorno);
    expect((await read(helena, document.id)).retorno).toMatchObject(retorno);
    expect((await inUnit(beatriz, document.id))?.retorno).toEqual({ unidade: 'CCL', prazo: '2026-12-07' });
    expect((await inUnit(beatriz, document.id))?.acoes).toContain('devolver');
    expect((await giveBack(beatriz, document, 'Segue o parecer.')).status).toBe(200);
    const back = await read(helena, document.id);
    expect(back.retorno).toBeUndefined();
    expect(back.recebimento).toMatchObject({ texto: 'Segue o parecer.', deUnidade: { sigla: 'PGM' } });
    expect(acao(back, 'receber')?.permitida).toBe(true);
    const { payload } = await helena.post<{ itens: { texto: string }[] }>('tramite/historico', {
      conteudoId: document.id,
    });
    expect(payload.itens[0]?.texto).toBe('Devolvido a Helena Duarte Pires (CCL)');
  });

  it('is shown to who has to receive too', async () => {
    const { id } = await concludedDocument(helena);
    const body = { conteudoId: id, destino: { unidadeId: pgm }, retornoObrigatorio: true };
    await helena.post('tramite', { ...body, prazoRetorno: '2026-12-04' });
    const { payload } = await beatriz.get<{ itens: ItemCaixa[] }>('caixa-central?aba=receber&pageSize=50');
    expect(payload.itens.find((item) => item.id === id)?.retorno).toEqual({
      unidade: 'CCL',
      prazo: '2026-12-04',
    });
    expect((await read(helena, id)).retorno).toMatchObject({ prazo: '2026-12-04' });
  });

  it('lets nothing be finished, cancelled nor sent elsewhere before, and says why', async () => {
    const document = await demanded();
    const motivo = 'CCL pediu o retorno deste documento. Devolva antes.';
    expect(acao(document, 'finalizar')).toEqual({ nome: 'finalizar', permitida: false, motivo });
    const finished = await beatriz.post('documento/finalizar', { id: document.id, versao: document.versao });
    expect(finished.status).toBe(409);
    expect(finished.raw.body).toContain(motivo);
    const elsewhere = await beatriz.post('tramite', {
      conteudoId: document.id,
      destino: { unidadeId: semed },
    });
    expect([elsewhere.status, elsewhere.campos]).toEqual([422, ['destino']]);
    expect(elsewhere.raw.body).toContain(motivo);
    expect((await read(beatriz, document.id)).versao).toBe(document.versao);
  });

  it('may be worked on by another person of the unit, who owes it too', async () => {
    const document = await demanded();
    const caio = await personId(beatriz, 'Caio Ferraz Teles');
    const inside = await beatriz.post<TramiteEnviado>('tramite', { conteudoId: document.id, destino: caio });
    expect(inside.status).toBe(200);
    const him = await server.as('caio.teles');
    expect((await him.put(`tramite/${inside.payload.tramiteId}`)).status).toBe(200);
    const his = await read(him, document.id);
    expect(acao(his, 'devolver')?.permitida).toBe(true);
    expect(acao(his, 'finalizar')?.permitida).toBe(false);
    expect((await giveBack(him, his)).status).toBe(200);
    expect((await read(helena, document.id)).retorno).toBeUndefined();
  });

  it('is met by forwarding it back by hand, and owed again when that is taken back', async () => {
    const document = await demanded();
    const sent = await beatriz.post<TramiteEnviado>('tramite', {
      conteudoId: document.id,
      destino: { unidadeId: ccl },
    });
    expect((await read(beatriz, document.id)).retorno).toBeUndefined();
    const rescued = await beatriz.remove(`tramite/${sent.payload.tramiteId}`);
    expect(rescued.status).toBe(200);
    const again = await read(beatriz, document.id);
    expect(again.retorno).toBeDefined();
    expect(acao(again, 'devolver')?.permitida).toBe(true);
  });

  it('is given back only by who has it in hands and owes it', async () => {
    const document = await demanded();
    expect((await giveBack(helena, document)).codigo).toBe('transicaoNaoPermitida');
    const free = await concludedDocument(helena);
    expect(acao(free, 'devolver')).toBeUndefined();
    expect((await giveBack(helena, free)).status).toBe(409);
  });

  it('goes to the unit when who asked is no longer in it, and is not owed to a unit that closed', async () => {
    const document = await demanded();
    const { db } = server.platform.connection;
    const active = (ativo: boolean) =>
      db.updateTable('registro.usuario').set({ ativo }).where('nome', '=', 'Helena Duarte Pires').execute();
    const open = (ativo: boolean) =>
      db.updateTable('registro.unidade').set({ ativo }).where('id', '=', ccl).execute();
    await open(false);
    try {
      expect(acao(await read(beatriz, document.id), 'devolver')).toBeUndefined();
    } finally {
      await open(true);
    }
    await active(false);
    try {
      expect((await giveBack(beatriz, document)).status).toBe(200);
      expect((await read(beatriz, document.id)).emTransito).toMatchObject({ paraUnidade: { sigla: 'CCL' } });
      expect((await read(beatriz, document.id)).emTransito?.paraPessoa).toBeUndefined();
    } finally {
      await active(true);
    }
  });

  it('has a deadline only when asked for, from today on and not before the one to receive', async () => {
    const { id } = await concludedDocument(helena);
    const send = (body: object) =>
      helena.post('tramite', { conteudoId: id, destino: { unidadeId: pgm }, ...body });
    expect((await send({ prazoRetorno: '2026-12-04' })).campos).toEqual(['prazoRetorno']);
    const asked = { retornoObrigatorio: true };
    expect((await send({ ...asked, prazoRetorno: '2026-11-19' })).campos).toEqual(['prazoRetorno']);
    expect((await send({ ...asked, prazo: '2026-12-10', prazoRetorno: '2026-12-04' })).campos).toEqual([
      'prazoRetorno',
    ]);
  });

  it('moves its deadline when its day stops being of business', async () => {
    const document = await demanded({ prazoRetorno: '2026-12-15' });
    const admin = await server.as('admin');
    const holiday = { tipo: 'FERIADO', nome: 'Luto oficial', regra: 'DATA', abrangencia: 'NACIONAL' };
    const made = await admin.post('feriado', { ...holiday, data: '2026-12-15' });
    expect(made.status, made.raw.body).toBe(200);
    expect((await read(helena, document.id)).retorno?.prazo).toBe('2026-12-16');
  });
});

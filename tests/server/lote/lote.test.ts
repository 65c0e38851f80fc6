import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Lote, LoteAberto, LoteFeito } from '#schemas/shapes/lote.ts';
import type { TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { personWith } from '../access/person-with.ts';
import { completeDraft, concludedDocument, read, unitId } from '#tests/setup/drafts.ts';
import { concludedProcess, joined, readProcess } from '#tests/setup/processos.ts';

const wordsOf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });

let server: TestApp;
let helena: Caller;
/** CCL and its chief, who opens processes too. */
let rafael: Caller;
/** Of PGM. */
let beatriz: Caller;
let pgm: number;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  rafael = await server.as('rafael.lins');
  beatriz = await server.as('beatriz.cordeiro');
  pgm = await unitId(helena, 'PGM');
});
afterAll(() => server.close());

const make = async (
  caller: Caller,
  conteudoIds: readonly number[],
  assunto = 'Malote do dia',
): Promise<LoteFeito> => {
  const made = await caller.post<LoteFeito>('lote', { assunto, conteudoIds });
  if (made.status !== 200) throw new Error(made.raw.body);
  return made.payload;
};
const sequence = ({ numero }: LoteFeito): number => Number(/\d+/.exec(numero)?.[0]);
const readLot = async (caller: Caller, id: number): Promise<Lote> =>
  (await caller.get<Lote>(`lote/${id}`)).payload;
const situations = ({ itens }: Lote): string[] => itens.map(({ id, situacao }) => `${id} ${situacao}`);
const send = (caller: Caller, conteudoId: number, body: object = {}) =>
  caller.post<TramiteEnviado>('tramite', { conteudoId, destino: { unidadeId: pgm }, ...body });
/** Made, sent by Helena and received in PGM. */
const arrived = async (caller: Caller, ids: readonly number[], body: object = {}): Promise<Lote> => {
  const { id } = await make(caller, ids);
  const sent = await send(caller, id, body);
  if (sent.status !== 200) throw new Error(sent.raw.body);
  const received = await beatriz.put(`tramite/${sent.payload.tramiteId}`);
  if (received.status !== 200) throw new Error(received.raw.body);
  return readLot(beatriz, id);
};
const tab = async (caller: Caller, aba: string): Promise<ItemCaixa[]> =>
  (await caller.get<{ itens: ItemCaixa[] }>(`caixa-central?aba=${aba}&pageSize=100`)).payload.itens;
const inTab = async (caller: Caller, aba: string): Promise<number[]> =>
  (await tab(caller, aba)).map(({ id }) => id);
const acts = async (id: number): Promise<string[]> =>
  (
    await server.platform.connection.pool.query<{ ato: string }>(
      `select ato from evento where conteudo_id = $1 order by seq`,
      [id],
    )
  ).rows.map(({ ato }) => ato);
const allowed = ({ acoes }: Pick<Lote, 'acoes'>): string[] =>
  acoes.filter(({ permitida }) => permitida).map(({ nome }) => nome);

describe('um lote', () => {
  it('nasce numerado, com o que pode ir nele; o que não pode diz por quê e fica onde estava', async () => {
    const document = await concludedDocument(helena);
    const draft = await completeDraft(helena);
    const first = await make(helena, [document.id, draft.id, 999_999]);
    expect(first.numero).toMatch(/^Lote \d+\/2026$/);
    expect(first.resultados.map(({ ok, mensagem }) => [ok, mensagem])).toEqual([
      [true, undefined],
      [false, 'É uma minuta: só o que foi concluído vai em um lote.'],
      [false, expect.any(String)],
    ]);
    const second = await make(helena, []);
    expect(sequence(second)).toBe(sequence(first) + 1);
    const lote = await readLot(helena, first.id);
    expect(situations(lote)).toEqual([`${document.id} INCLUIDO`]);
    expect(lote.itens[0]).toMatchObject({ tipo: 2, rotulo: document.numero, assunto: document.assunto });
    expect(allowed(lote)).toEqual(
      expect.arrayContaining(['editar', 'incluirItens', 'retirarItens', 'tramitar']),
    );
    // what is in a lot is found in it
    const mine = await inTab(helena, 'unidade');
    expect([mine.includes(first.id), mine.includes(document.id)]).toEqual([true, false]);
    const inside = await read(helena, document.id);
    expect(inside.acoes.find(({ nome }) => nome === 'tramitar')).toEqual({
      nome: 'tramitar',
      permitida: false,
      motivo: 'Está em um lote e anda com ele. Retire do lote antes.',
    });
    expect((await send(helena, document.id)).status).toBe(409);
  });

  it('não vai vazio, nem dentro de outro, nem se finaliza levando alguma coisa', async () => {
    const empty = await make(helena, []);
    const refused = await send(helena, empty.id);
    expect(refused.status).toBe(409);
    expect(refused.raw.body).toContain('O lote está vazio.');
    const { id } = await concludedDocument(helena);
    const full = await make(helena, [id, empty.id]);
    expect(full.resultados.map(({ mensagem }) => mensagem)).toEqual([
      undefined,
      'Um lote não entra em outro.',
    ]);
    const again = await make(helena, [id]);
    expect(again.resultados[0]?.mensagem).toBe('Está em um lote e anda com ele. Retire do lote antes.');
    const { versao, acoes } = await readLot(helena, full.id);
    expect(acoes.find(({ nome }) => nome === 'finalizar')?.motivo).toContain('ainda leva itens');
    expect((await helena.post(`conteudo/${full.id}/ato/finalizar`, { versao })).status).toBe(409);
  });

  it('leva a outra unidade o que tem, e o que é peça vai com o seu processo', async () => {
    const document = await concludedDocument(rafael);
    const process = await concludedProcess(rafael);
    const piece = await concludedDocument(rafael);
    await joined(rafael, process.id, piece.id);
    const lote = await arrived(rafael, [document.id, process.id]);
    expect(lote.remetente).toBe('CCL');
    expect((await read(beatriz, document.id)).detentor.unidade.sigla).toBe('PGM');
    expect((await readProcess(beatriz, process.id)).detentor.unidade.sigla).toBe('PGM');
    expect((await read(beatriz, piece.id)).detentor.unidade.sigla).toBe('PGM');
    const opened = await beatriz.post<LoteAberto>(`lote/${lote.id}/abrir`, {
      versao: lote.versao,
      recusados: [],
    });
    expect(opened.status).toBe(200);
    expect(situations(opened.payload.lote)).toEqual([`${document.id} RECEBIDO`, `${process.id} RECEBIDO`]);
    expect(opened.payload.lote.estado).toBe(1);
    const unit = await inTab(beatriz, 'unidade');
    expect([document.id, process.id, piece.id].map((id) => unit.includes(id))).toEqual([true, true, false]);
    // their own story says where they were, and both sides go on seeing them
    const journey = await beatriz.post<{ itens: { unidade: { sigla: string } }[] }>('tramite/percurso', {
      conteudoId: document.id,
    });
    expect(journey.payload.itens.map(({ unidade }) => unidade.sigla)).toEqual(['CCL', 'PGM']);
    expect((await read(rafael, document.id)).detentor.unidade.sigla).toBe('PGM');
    expect(await acts(document.id)).toEqual(expect.arrayContaining(['incluidoNoLote', 'recebidoNoLote']));
    expect(
      (await send(beatriz, document.id, { destino: { unidadeId: await unitId(beatriz, 'CCL') } })).status,
    ).toBe(200);
  });

  it('devolve em outro lote o que se recusa ao abrir, com o motivo', async () => {
    const [kept, refusedOne] = [await concludedDocument(helena), await concludedDocument(helena)];
    const lote = await arrived(helena, [kept.id, refusedOne.id]);
    const without = await beatriz.post(`lote/${lote.id}/abrir`, {
      versao: lote.versao,
      recusados: [{ conteudoId: refusedOne.id, motivo: '  ' }],
    });
    expect([without.status, without.campos]).toEqual([422, ['recusados.0.motivo']]);
    const opened = await beatriz.post<LoteAberto>(`lote/${lote.id}/abrir`, {
      versao: lote.versao,
      recusados: [{ conteudoId: refusedOne.id, motivo: 'Não veio no malote.' }],
    });
    expect(opened.status).toBe(200);
    expect(situations(opened.payload.lote)).toEqual([`${kept.id} RECEBIDO`, `${refusedOne.id} RECUSADO`]);
    expect(opened.payload.lote.itens[1]?.motivo).toBe('Não veio no malote.');
    const { devolucao } = opened.payload;
    expect(opened.payload.lote.devolucoes).toEqual([devolucao]);
    expect(await inTab(helena, 'receber')).toContain(devolucao?.id);
    const back = await readLot(helena, devolucao?.id ?? 0);
    expect(back.devolve).toEqual({ id: lote.id, numero: lote.numero });
    expect(situations(back)).toEqual([`${refusedOne.id} INCLUIDO`]);
    expect(back.itens[0]?.motivo).toBe('Não veio no malote.');
    const received = await helena.put(`tramite/${back.emTransito?.tramiteId ?? 0}`);
    expect(received.status).toBe(200);
    const mine = await readLot(helena, back.id);
    expect((await helena.post(`lote/${back.id}/abrir`, { versao: mine.versao, recusados: [] })).status).toBe(
      200,
    );
    expect((await read(helena, refusedOne.id)).detentor.unidade.sigla).toBe('CCL');
    expect(await inTab(helena, 'unidade')).toContain(refusedOne.id);
    expect(await acts(refusedOne.id)).toEqual(
      expect.arrayContaining(['incluidoNoLote', 'recusadoNoLote', 'recebidoNoLote']),
    );
  });

  it('resgatado, recusado a quem não o tem, e retirado dele, tudo fica como estava', async () => {
    const document = await concludedDocument(helena);
    await server.platform.connection.pool.query(
      `update conteudo set nivel_acesso = 'RESTRITO' where id = $1`,
      [document.id],
    );
    const { id } = await make(helena, [document.id]);
    expect((await beatriz.get(`documento/${document.id}/0`)).status).toBe(404);
    // who does not see it puts it in no lot, and learns nothing of it
    const probed = await beatriz.post<ResultadoLote>(`lote/${(await make(beatriz, [])).id}/incluir`, {
      conteudoIds: [document.id],
      codigos: [document.numero],
    });
    expect(probed.payload.resultados).toMatchObject([
      { ok: false, rotulo: String(document.id) },
      {
        ok: false,
        rotulo: document.numero,
        mensagem: `Nada que você alcance tem o código ${document.numero}.`,
      },
    ]);
    const sent = await send(helena, id);
    expect((await beatriz.get(`documento/${document.id}/0`)).status).toBe(200);
    // on its way nobody changes it, on either side
    const { versao } = await readLot(helena, id);
    expect((await helena.post(`lote/${id}/retirar`, { conteudoIds: [document.id] })).status).toBe(409);
    expect((await beatriz.post(`lote/${id}/abrir`, { versao, recusados: [] })).status).toBe(409);
    expect((await helena.remove(`tramite/${sent.payload.tramiteId}`)).status).toBe(200);
    // who saw only for the forwarding what was in it sees it no more, nor that it was there
    expect((await beatriz.get(`documento/${document.id}/0`)).status).toBe(404);
    expect(situations(await readLot(beatriz, id))).toEqual([]);
    const taken = await helena.post<Lote>(`lote/${id}/retirar`, { conteudoIds: [document.id] });
    expect(situations(taken.payload)).toEqual([`${document.id} RETIRADO`]);
    expect(await inTab(helena, 'unidade')).toContain(document.id);
    const openHere = await make(helena, [document.id]);
    const lote = await readLot(helena, openHere.id);
    const refused = await helena.post(`lote/${openHere.id}/abrir`, {
      versao: lote.versao,
      recusados: [{ conteudoId: document.id, motivo: 'Não quero.' }],
    });
    expect([refused.status, refused.campos]).toEqual([422, ['recusados.0']]);
  });

  it('enche-se pelo que se lê de etiquetas e números, cada um com o seu resultado', async () => {
    const [one, two] = [await concludedDocument(helena), await concludedDocument(helena)];
    const { id } = await make(helena, []);
    const { payload } = await helena.post<ResultadoLote>(`lote/${id}/incluir`, {
      codigos: [one.numero, String(two.id).padStart(14, '0'), 'nada disso'],
    });
    expect(payload.resultados.map(({ ok, rotulo, mensagem }) => [ok, rotulo, mensagem])).toEqual([
      [true, one.numero, undefined],
      [true, two.numero, undefined],
      [false, 'nada disso', 'Nada que você alcance tem o código nada disso.'],
    ]);
    expect(situations(await readLot(helena, id))).toEqual([`${one.id} INCLUIDO`, `${two.id} INCLUIDO`]);
    // the unit at the end of a number is not typed by who has it at hand
    const three = await concludedDocument(helena);
    const short = three.numero?.replace(/[-/]\p{L}+$/u, '');
    expect(short).not.toBe(three.numero);
    const typed = await helena.post<ResultadoLote>(`lote/${id}/incluir`, { codigos: [short] });
    expect(typed.payload.resultados).toMatchObject([{ ok: true, rotulo: three.numero }]);
    // of what came and nobody received it is told that, and not that there is no such thing
    const coming = await concludedDocument(beatriz);
    await send(beatriz, coming.id, { destino: { unidadeId: await unitId(helena, 'CCL') } });
    const waits = await helena.post<ResultadoLote>(`lote/${id}/incluir`, {
      codigos: [coming.numero?.replace(/[-/]\p{L}+$/u, '')],
    });
    expect(waits.payload.resultados).toMatchObject([
      {
        ok: false,
        rotulo: coming.numero,
        mensagem: 'O documento está em trâmite e ainda não foi recebido.',
      },
    ]);
    const again = await helena.post<ResultadoLote>(`lote/${id}/incluir`, { codigos: [one.numero] });
    expect(again.payload.resultados).toMatchObject([{ ok: false, mensagem: 'Já está no lote.' }]);
    expect((await helena.post(`lote/${id}/incluir`, {})).campos).toEqual(['conteudoIds']);
  });

  it('o retorno que se pediu do lote, cada item o deve depois de aberto', async () => {
    const document = await concludedDocument(helena);
    const lote = await arrived(helena, [document.id], {
      retornoObrigatorio: true,
      prazoRetorno: '2026-12-07',
    });
    await beatriz.post(`lote/${lote.id}/abrir`, { versao: lote.versao, recusados: [] });
    expect((await read(beatriz, document.id)).retorno).toMatchObject({
      deUnidade: { sigla: 'CCL' },
      prazo: '2026-12-07',
    });
    // taking one out of the lot does not take it out of the debt
    const taken = await concludedDocument(helena);
    const second = await arrived(helena, [taken.id], { retornoObrigatorio: true });
    await beatriz.post(`lote/${second.id}/retirar`, { conteudoIds: [taken.id] });
    expect((await read(beatriz, taken.id)).retorno).toMatchObject({ deUnidade: { sigla: 'CCL' } });
    const other = await make(beatriz, [document.id]);
    expect(other.resultados[0]?.mensagem).toBe('Tem de voltar a CCL: devolva-o por si.');
  });

  it('na hora de ir, fica o que deixou de poder ir, e diz-se', async () => {
    const [open, closed] = [await concludedDocument(helena), await concludedDocument(helena)];
    const { id } = await make(helena, [open.id, closed.id]);
    await server.platform.connection.pool.query(
      `update conteudo set nivel_acesso = 'SIGILOSO' where id = $1`,
      [closed.id],
    );
    await server.platform.connection.pool.query(
      `insert into conteudo_acesso (conteudo_id, usuario_id, motivo, desde)
        select $1, u.id, 'sigiloso', now() from registro.usuario u where u.login = 'helena.pires' on conflict do nothing`,
      [closed.id],
    );
    const sent = await send(helena, id);
    expect(sent.status).toBe(200);
    expect(sent.payload.ficaram).toMatchObject([
      { id: closed.id, ok: false, mensagem: 'É sigiloso: vai por si, a quem se nomeia.' },
    ]);
    const lote = await readLot(helena, id);
    expect(situations(lote)).toEqual([`${open.id} INCLUIDO`, `${closed.id} FICOU`]);
    expect(situations(await readLot(beatriz, id))).toEqual([`${open.id} INCLUIDO`]);
    expect((await beatriz.get(`documento/${closed.id}`)).status).toBe(404);
  });

  it('tem guia em PDF e acha-se pelo número', async () => {
    const document = await concludedDocument(helena);
    const { id, numero } = await make(helena, [document.id], 'Malote da guia impressa');
    const paper = await helena.get(`lote/${id}/guia`);
    expect([paper.status, paper.raw.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(wordsOf(paper.raw.rawPayload)).toContain(`Guia do ${numero}`);
    // the bars of the lot and of the item, and room for both to sign
    for (const said of [id, document.id].map((one) => String(one).padStart(14, '0')))
      expect(wordsOf(paper.raw.rawPayload)).toContain(said);
    for (const who of ['Entregue', 'Recebido'])
      expect(wordsOf(paper.raw.rawPayload)).toMatch(
        new RegExp(`^${who} por _+ em __[_/]+\\n+Assinatura _+$`, 'm'),
      );
    const sent = await send(helena, id);
    const guide = wordsOf((await helena.get(`tramite/${sent.payload.tramiteId}/guia`)).raw.rawPayload);
    for (const said of [numero, String(document.id).padStart(14, '0')]) expect(guide).toContain(said);
    expect((await helena.remove(`tramite/${sent.payload.tramiteId}`)).status).toBe(200);
    const found = await helena.get<{ itens: ItemCaixa[] }>(`pesquisa?q=${encodeURIComponent(numero)}`);
    expect(found.payload.itens.map((item) => item.id)).toContain(id);
    const byKind = await helena.get<{ itens: ItemCaixa[] }>(
      'caixa-central?aba=unidade&especie=lote&pageSize=50',
    );
    expect(new Set(byKind.payload.itens.map(({ tipo }) => tipo))).toEqual(new Set([4]));
  });

  it('tem na guia, depois de recebido e de aberto, de onde veio e para onde', async () => {
    const lote = await arrived(helena, [(await concludedDocument(helena)).id]);
    const words = async (): Promise<string> =>
      wordsOf((await beatriz.get(`lote/${lote.id}/guia`)).raw.rawPayload);
    const way = /De +CCL - .+\n\s*Para +PGM - /;
    expect(await words()).toMatch(way);
    await beatriz.post(`lote/${lote.id}/abrir`, { versao: lote.versao, recusados: [] });
    expect(await words()).toMatch(way);
  });

  it('com um processo dentro, só o manda quem poderia mandar o processo', async () => {
    const process = await concludedProcess(rafael);
    await joined(rafael, process.id, (await concludedDocument(rafael)).id);
    const { id } = await make(rafael, [process.id]);
    const only = await personWith(server, 'helena.pires', ['tramiteDocumento']);
    expect((await send(only, id)).status).toBe(403);
    expect((await readLot(only, id)).acoes.map(({ nome }) => nome)).not.toContain('tramitar');
    expect(
      (await only.post('tramite/conhecimento', { conteudoId: id, copias: [{ unidadeId: pgm }] })).status,
    ).toBe(403);
  });
});

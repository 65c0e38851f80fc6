import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Pessoa, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { QuemRecebe } from '#schemas/shapes/fluxo-desenho.ts';
import type { Lote, LoteFeito } from '#schemas/shapes/lote.ts';
import type { DestinatarioPadrao, TramiteEnviado } from '#schemas/shapes/tramite.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import {
  completeDraft,
  concludedDocument,
  personId,
  read,
  replyDocument,
  unitId,
} from '#tests/setup/drafts.ts';

// What crosses from an organisation to another without a forwarding: the city hall (Helena, in CCL) and the pension
// institute (Renato, in IPVS-DIR, its protocol unit; Yara, in IPVS-BEN).

let server: TestApp;
let helena: Caller;
let renato: Caller;
let yara: Caller;
let ccl: number;
let pgm: number;
let direcao: number;
let beneficios: number;
let deRenato: number;

beforeAll(async () => {
  server = await startTestApp();
  [helena, renato, yara] = (await Promise.all(
    (['helena.pires', 'renato.quadros', 'yara.figueira'] as const).map((login) => server.as(login)),
  )) as [Caller, Caller, Caller];
  [ccl, pgm, direcao, beneficios] = await Promise.all([
    unitId(helena, 'CCL'),
    unitId(helena, 'PGM'),
    unitId(renato, 'IPVS-DIR'),
    unitId(renato, 'IPVS-BEN'),
  ]);
  deRenato = (await personId(renato, 'Renato Sales Quadros')).usuarioId;
});
afterAll(() => server.close());

const rule = async (chosen: 'NAO' | 'PROTOCOLO' | 'UNIDADES') => {
  await sql`update registro.configuracao set tramite_entre_organizacoes = ${chosen}`.execute(
    server.platform.connection.db,
  );
};
const send = (caller: Caller, conteudoId: number, unidadeId: number, body: object = {}) =>
  caller.post<TramiteEnviado>('tramite', { conteudoId, destino: { unidadeId }, ...body });
const sendAndReceive = async (from: Caller, id: number, unidadeId: number, to: Caller): Promise<void> => {
  const sent = await send(from, id, unidadeId);
  if (sent.status !== 200) throw new Error(sent.raw.body);
  const received = await to.put(`tramite/${sent.payload.tramiteId}`);
  if (received.status !== 200) throw new Error(received.raw.body);
};
const seen = async (caller: Caller, id: number): Promise<number> =>
  (await caller.get<Documento>(`documento/${id}/0`)).status;
const suggested = async (caller: Caller, conteudoId: number): Promise<string[]> =>
  (
    await caller.get<Page<DestinatarioPadrao>>(`tramite/listar-destinatarios-padrao?conteudoId=${conteudoId}`)
  ).payload.itens.map(({ origem, unidade }) => `${origem} ${unidade.sigla}`);

describe('o que não é trâmite também segue a regra', () => {
  it('quem um papel chama para um conteúdo', async () => {
    const admin = await server.as('admin');
    const { payload: papel } = await admin.post<{ id: number }>('papel', {
      codigo: 'PREVIDENCIA',
      nome: 'Previdência',
      executantes: [{ tipo: 'UNIDADE', unidade: direcao }],
    });
    const { id } = await concludedDocument(helena);
    const called = async (): Promise<string[]> =>
      (await admin.get<QuemRecebe>(`papel/${papel.id}/quem-recebe?conteudoId=${id}`)).payload.pessoas.map(
        ({ nome }) => nome,
      );
    await rule('UNIDADES');
    expect(await called()).toContain('Renato Sales Quadros');
    await rule('NAO');
    expect(await called()).toEqual([]);
  });

  it('os destinos de uma minuta', async () => {
    await rule('NAO');
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    const saved = await helena.put('documento', {
      id: draft.id,
      versao: draft.versao,
      destinos: [{ unidadeId: direcao, usuarioId: deRenato }],
    });
    expect([saved.status, saved.campos]).toEqual([422, ['destinos.0']]);
    expect(
      (await helena.post(`documento/${draft.id}/adicionar-destino-interno`, { unidadeId: direcao })).status,
    ).not.toBe(200);
    await rule('PROTOCOLO');
    const there = (destino: object, versao: number) =>
      helena.put<Documento>('documento', { id: draft.id, versao, destinos: [destino] });
    expect((await there({ unidadeId: beneficios }, draft.versao)).campos).toEqual(['destinos.0']);
    const kept = await there({ unidadeId: direcao, usuarioId: deRenato }, draft.versao);
    expect(kept.status).toBe(200);

    // the rule was taken back before the conclusion: the text names the person, who is not let in
    await rule('NAO');
    const { versao } = await read(helena, draft.id);
    const concluded = await helena.post('documento/concluir', { id: draft.id, versao });
    expect(concluded.status).toBe(200);
    expect(await seen(renato, draft.id)).toBe(404);
  });

  it('os destinos fixos de um modelo: o documento se conclui e fica', async () => {
    await rule('NAO');
    const { db } = server.platform.connection;
    await sql`insert into registro.modelo_documento_destinos_fixos (registro_id, ordem, unidade)
      select id, 0, ${direcao} from registro.modelo_documento where nome = 'Comunicação Interna'`.execute(db);
    try {
      const draft = await completeDraft(helena, {
        assinantes: ['Helena Duarte Pires'],
        salvar: { destinos: undefined },
      });
      expect(draft.destinos.map(({ unidade }) => unidade.sigla)).toEqual([]);

      await rule('UNIDADES');
      const other = await completeDraft(helena, {
        assinantes: ['Helena Duarte Pires'],
        salvar: { destinos: undefined },
      });
      expect(other.destinos.map(({ unidade }) => unidade.sigla)).toEqual(['IPVS-DIR']);
      await rule('NAO');
      const kept = await helena.post('documento/concluir', { id: other.id, versao: other.versao });
      expect(kept.status).toBe(200);
      expect((await read(helena, other.id)).detentor.unidade.sigla).toBe('CCL');
      expect(await seen(renato, other.id)).toBe(404);
    } finally {
      await sql`delete from registro.modelo_documento_destinos_fixos where unidade = ${direcao}`.execute(db);
    }
  });

  it('quem assina', async () => {
    await rule('NAO');
    const draft = await completeDraft(helena);
    const named = () =>
      helena.post(`documento/${draft.id}/adicionar-assinante`, {
        usuarioId: deRenato,
        marcador: 'assinatura_1',
      });
    const refused = await named();
    expect([refused.status, refused.campos]).toEqual([422, ['usuarioId']]);
    expect(await seen(renato, draft.id)).toBe(404);
    await rule('UNIDADES');
    expect((await named()).status).toBe(200);
  });

  it('as credenciais', async () => {
    await rule('NAO');
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    await sql`update conteudo set nivel_acesso = 'RESTRITO' where id = ${draft.id}`.execute(
      server.platform.connection.db,
    );
    const names = async (): Promise<string[]> =>
      (
        await helena.get<Page<Pessoa>>(`documento/${draft.id}/credenciais-possiveis?q=Renato&pageSize=50`)
      ).payload.itens.map(({ nome }) => nome);
    expect(await names()).toEqual([]);
    const given = () => helena.post(`documento/${draft.id}/credenciais`, { usuarioId: deRenato });
    expect([(await given()).status, await seen(renato, draft.id)]).toEqual([422, 404]);
    await rule('PROTOCOLO');
    expect(await names()).toEqual(['Renato Sales Quadros']);
    expect((await given()).status).toBe(200);
  });
});

describe('o que volta', () => {
  it('uma resposta vai a quem a pediu, fora do protocolo e com a regra desfeita', async () => {
    const asks = (what: string) =>
      sql`update registro.modelo_documento set necessidade_resposta = ${what} where nome = 'Comunicação Interna'`.execute(
        server.platform.connection.db,
      );
    await asks('NECESSITA_RESPOSTA');
    try {
      for (const now of ['PROTOCOLO', 'NAO'] as const) {
        await rule('UNIDADES');
        const { id } = await concludedDocument(helena);
        await sendAndReceive(helena, id, direcao, renato);
        const reply = await replyDocument(renato, id, 'Renato Sales Quadros');
        const elsewhere = await replyDocument(renato, id, 'Renato Sales Quadros');
        await rule(now);
        expect((await send(renato, elsewhere.id, pgm)).campos).toEqual(['destino']);
        expect(await suggested(renato, reply.id)).toContain('RESPOSTA CCL');
        expect((await send(renato, reply.id, ccl)).status).toBe(200);
        expect((await read(renato, id)).resposta?.situacao).toBe('RESPONDIDA');
      }
    } finally {
      await asks('NAO_NECESSITA');
    }
  });

  it('quem enviou se oferece a quem o tem, mesmo com a regra desfeita', async () => {
    await rule('UNIDADES');
    const { id } = await concludedDocument(helena);
    await sendAndReceive(helena, id, direcao, renato);
    await rule('NAO');
    expect(await suggested(renato, id)).toContain('ENVIO CCL');
    await sendAndReceive(renato, id, beneficios, yara);
    expect(await suggested(yara, id)).toContain('ENVIO CCL');
    expect((await send(yara, id, ccl)).status).toBe(200);
  });

  it('extinta a unidade que enviou, volta a outra da organização dela', async () => {
    await rule('UNIDADES');
    const { id } = await concludedDocument(helena);
    await sendAndReceive(helena, id, direcao, renato);
    await rule('NAO');
    expect((await send(renato, id, pgm)).campos).toEqual(['destino']);
    const { db } = server.platform.connection;
    await sql`update registro.unidade set ativo = false where id = ${ccl}`.execute(db);
    try {
      expect((await send(renato, id, pgm)).status).toBe(200);
    } finally {
      await sql`update registro.unidade set ativo = true where id = ${ccl}`.execute(db);
    }
  });

  it('um lote que volta não leva o que nele entrou depois', async () => {
    await rule('UNIDADES');
    const { id } = await concludedDocument(helena);
    const made = await helena.post<LoteFeito>('lote', { assunto: 'À previdência', conteudoIds: [id] });
    await sendAndReceive(helena, made.payload.id, direcao, renato);
    const own = await concludedDocument(renato, { modelo: 'Ofício', assinantes: ['Renato Sales Quadros'] });
    await rule('NAO');
    const entered = await renato.post<ResultadoLote>(`lote/${made.payload.id}/incluir`, {
      conteudoIds: [own.id],
    });
    expect(entered.status).toBe(200);
    expect(entered.payload.resultados).toEqual([expect.objectContaining({ id: own.id, ok: true })]);
    // the clock of the world stands still
    await sql`update lote_item set em = em + interval '1 minute' where conteudo_id = ${own.id}`.execute(
      server.platform.connection.db,
    );
    expect((await send(renato, made.payload.id, ccl)).campos).toEqual(['destino']);
    await renato.post(`lote/${made.payload.id}/retirar`, { conteudoIds: [own.id] });
    expect((await send(renato, made.payload.id, ccl)).status).toBe(200);
  });

  it('o que se recusa de um lote volta a quem o enviou, em outro', async () => {
    for (const now of ['PROTOCOLO', 'NAO'] as const) {
      await rule('UNIDADES');
      const ids = [(await concludedDocument(helena)).id, (await concludedDocument(helena)).id];
      const made = await helena.post<LoteFeito>('lote', { assunto: 'À previdência', conteudoIds: ids });
      await sendAndReceive(helena, made.payload.id, direcao, renato);
      await rule(now);
      const { versao } = (await renato.get<Lote>(`lote/${made.payload.id}`)).payload;
      const opened = await renato.post(`lote/${made.payload.id}/abrir`, {
        versao,
        recusados: [{ conteudoId: ids[0], motivo: 'Não é daqui.' }],
      });
      expect([now, opened.status]).toEqual([now, 200]);
      expect((await read(helena, ids[1] ?? 0)).detentor.unidade.sigla).toBe('IPVS-DIR');
      // what stayed may still go back, in a lot of its own
      const own = await renato.post<LoteFeito>('lote', { assunto: 'De volta', conteudoIds: [ids[1]] });
      expect((await send(renato, own.payload.id, ccl)).status).toBe(200);
    }
  });
});

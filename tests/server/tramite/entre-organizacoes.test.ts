import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ItemHistorico, ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { LoteFeito } from '#schemas/shapes/lote.ts';
import type { DestinoPossivel, TramiteEnviado } from '#schemas/shapes/tramite.ts';
import type { DestinoInternoCombo } from '#schemas/shapes/protocolo.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument, read, unitId } from '#tests/setup/drafts.ts';

// The city hall (Helena, in CCL; Beatriz, in PGM) and the pension institute, whose protocol unit is IPVS-DIR (Renato).

let server: TestApp;
let helena: Caller;
let beatriz: Caller;
let renato: Caller;
let pgm: number;
let direcao: number;
let beneficios: number;

beforeAll(async () => {
  server = await startTestApp();
  [helena, beatriz, renato] = (await Promise.all(
    (['helena.pires', 'beatriz.cordeiro', 'renato.quadros'] as const).map((login) => server.as(login)),
  )) as [Caller, Caller, Caller];
  [pgm, direcao, beneficios] = await Promise.all([
    unitId(helena, 'PGM'),
    unitId(renato, 'IPVS-DIR'),
    unitId(renato, 'IPVS-BEN'),
  ]);
});
afterAll(() => server.close());

const rule = async (chosen: 'NAO' | 'PROTOCOLO' | 'UNIDADES', recebeDe: readonly string[] = []) => {
  const { pool } = server.platform.connection;
  await pool.query('update registro.configuracao set tramite_entre_organizacoes = $1', [chosen]);
  await pool.query('delete from registro.organizacao_interna_recebe_de');
  await pool.query(
    `insert into registro.organizacao_interna_recebe_de (registro_id, alvo_id, ordem)
     select i.id, o.id, 0 from registro.organizacao_interna i, registro.organizacao_interna o
     where i.sigla = 'IPVS' and o.sigla = any($1)`,
    [recebeDe],
  );
};
const send = (caller: Caller, conteudoId: number, unidadeId: number, body: object = {}) =>
  caller.post<TramiteEnviado>('tramite', { conteudoId, destino: { unidadeId }, ...body });
const offered = async (caller: Caller, q: string): Promise<DestinoPossivel[]> =>
  (await caller.get<{ itens: DestinoPossivel[] }>(`tramite/destinos?q=${q}&pageSize=100`)).payload.itens;
const seen = async (caller: Caller, id: number): Promise<number> =>
  (await caller.get<Documento>(`documento/${id}/0`)).status;
const receive = (caller: Caller, tramiteId: number) => caller.put(`tramite/${tramiteId}`);

describe('entre organizações, como a configuração deixa', () => {
  it('não vai, nem se oferece, onde cada uma tramita só dentro de si', async () => {
    await rule('NAO');
    expect(await offered(helena, 'IPVS')).toEqual([]);
    const { id } = await concludedDocument(helena);
    const refused = await send(helena, id, direcao);
    expect([refused.status, refused.campos]).toEqual([422, ['destino']]);
    const copy = await send(helena, id, pgm, { copias: [{ unidadeId: direcao }] });
    expect([copy.status, copy.campos]).toEqual([422, ['copias.0']]);
    expect(
      (await helena.post('tramite/conhecimento', { conteudoId: id, copias: [{ unidadeId: direcao }] }))
        .status,
    ).not.toBe(200);
  });

  it('vai só à unidade de protocolo da outra, com o nome da organização', async () => {
    await rule('PROTOCOLO');
    const found = await offered(helena, 'IPVS');
    expect(found.map(({ unidade }) => unidade.sigla)).toContain('IPVS-DIR');
    expect(
      new Set(found.map(({ unidade, organizacao }) => `${unidade.sigla} ${organizacao?.sigla}`)),
    ).toEqual(new Set(['IPVS-DIR IPVS']));
    // those of the own organisation come first, and without its name
    const all = await offered(helena, '');
    const firstOther = all.findIndex(({ organizacao }) => organizacao !== undefined);
    expect(all.slice(firstOther).every(({ organizacao }) => organizacao !== undefined)).toBe(true);

    const { id } = await concludedDocument(helena);
    expect((await send(helena, id, beneficios)).campos).toEqual(['destino']);
    expect((await send(helena, id, direcao)).status).toBe(200);
  });

  it('não vai à organização que não recebe da sua', async () => {
    await rule('UNIDADES', ['IPVS']);
    const { id } = await concludedDocument(helena);
    expect(await offered(helena, 'IPVS')).toEqual([]);
    expect((await send(helena, id, direcao)).campos).toEqual(['destino']);
    await rule('UNIDADES', ['PMVS']);
    expect((await send(helena, id, direcao)).status).toBe(200);
  });

  it('lá só o vê quem o recebeu; o número é o de quem o fez; quem o enviou o vê, e a ele volta mesmo com a regra desfeita', async () => {
    await rule('UNIDADES');
    const { id, numero } = await concludedDocument(helena);
    const outra = await server.as('yara.figueira');
    expect([await seen(renato, id), await seen(outra, id)]).toEqual([404, 404]);
    const { payload, status } = await send(helena, id, direcao);
    expect(status).toBe(200);
    expect((await receive(renato, payload.tramiteId)).status).toBe(200);
    const there = await read(renato, id);
    expect([there.numero, there.detentor.unidade.sigla]).toEqual([numero, 'IPVS-DIR']);
    expect([await seen(helena, id), await seen(beatriz, id)]).toEqual([200, 200]);
    const told = (await helena.post<{ itens: ItemHistorico[] }>('tramite/historico', { conteudoId: id }))
      .payload.itens;
    expect(JSON.stringify(told)).toContain('· IPVS');

    // inside the institute it goes on; back home too, to who sent it, after the rule was taken back
    const inside = await send(renato, id, beneficios);
    expect(inside.status).toBe(200);
    expect((await receive(outra, inside.payload.tramiteId)).status).toBe(200);
    await rule('NAO');
    const ccl = await unitId(helena, 'CCL');
    expect((await send(outra, id, pgm)).campos).toEqual(['destino']);
    expect((await send(outra, id, ccl)).status).toBe(200);
  });

  it('quem administra uma organização não manda no que está em outra', async () => {
    await rule('UNIDADES');
    const { id } = await concludedDocument(renato, {
      modelo: 'Ofício',
      assinantes: ['Renato Sales Quadros'],
    });
    const mayMove = async (): Promise<boolean | undefined> =>
      (await read(renato, id)).acoes.find(({ nome }) => nome === 'trocarDetentor')?.permitida;
    expect(await mayMove()).toBe(true);
    const { payload } = await send(renato, id, pgm);
    expect((await receive(beatriz, payload.tramiteId)).status).toBe(200);
    expect(await mayMove()).not.toBe(true);
  });

  it('o que veio de fora acha-se pelo número por quem o tem, entra em um lote e volta com ele', async () => {
    await rule('UNIDADES');
    const { id, numero } = await concludedDocument(helena);
    const { payload } = await send(helena, id, direcao);
    await receive(renato, payload.tramiteId);
    const made = await renato.post<LoteFeito>('lote', { assunto: 'De volta à prefeitura', conteudoIds: [] });
    const entered = await renato.post<ResultadoLote>(`lote/${made.payload.id}/incluir`, {
      codigos: [numero],
    });
    expect(entered.payload.resultados).toEqual([expect.objectContaining({ id, ok: true })]);
    const back = await send(renato, made.payload.id, pgm);
    expect(back.status).toBe(200);
    expect((await receive(beatriz, back.payload.tramiteId)).status).toBe(200);
    expect((await read(beatriz, id)).detentor.unidade.sigla).toBe('PGM');
  });

  it('um protocolo se destina à outra', async () => {
    await rule('UNIDADES');
    const dpa = await server.as('luciana.reis');
    const places = async (): Promise<string[]> =>
      (
        await dpa.get<{ itens: DestinoInternoCombo[] }>('documento/protocolo-destinos?q=IPVS-BEN')
      ).payload.itens.map(({ rotulo }) => rotulo);
    expect((await places()).some((rotulo) => rotulo.endsWith('· IPVS'))).toBe(true);
    await rule('NAO');
    expect(await places()).toEqual([]);
  });
});

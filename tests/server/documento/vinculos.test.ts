import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { Vinculos } from '#schemas/shapes/vinculo.ts';
import { ptBR } from '#schemas/messages/index.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

const { recusa } = ptBR.vinculos;
const said = ({ status, raw }: Answer<unknown>) => [status, raw.json<{ descricao?: string }>().descricao];

let server: TestApp;
let beatriz: Caller;
let rafael: Caller;
let modeloId: number;
let origem: Documento;

/** A draft made from a content. */
const madeFrom = async (caller: Caller, conteudoVinculado: number, assunto: string): Promise<Documento> => {
  const body = { modeloId, assunto, conteudoVinculado };
  return (await caller.post<Documento>('documento', body)).payload;
};
const ties = async (caller: Caller, id: number): Promise<Vinculos> =>
  (await caller.get<Vinculos>(`documento/${id}/vinculos`)).payload;
const move = (caller: Caller, a: number, b: number, c: number) =>
  caller.put<Vinculos>(`documento/mover-documento-referenciador/${a}/${b}/${c}`, {});

beforeAll(async () => {
  server = await startTestApp();
  beatriz = await server.as('beatriz.cordeiro');
  rafael = await server.as('rafael.lins');
  const { payload } = await rafael.get<{ itens: ModeloCombo[] }>('documento/modelo-combo');
  modeloId = payload.itens.find(({ nome }) => nome === 'Comunicação Interna')?.id ?? 0;
  origem = await concludedDocument(rafael, { assunto: 'De onde os outros vêm' });
});
afterAll(() => server.close());

describe('os vínculos de um documento', () => {
  it('dizem de onde ele veio e o que veio dele, e só do que a pessoa vê', async () => {
    const primeiro = await madeFrom(rafael, origem.id, 'Primeiro');
    const segundo = await madeFrom(rafael, origem.id, 'Segundo');
    const [ofOrigin, ofFirst] = [await ties(rafael, origem.id), await ties(rafael, primeiro.id)];
    expect(ofOrigin.origem).toBeUndefined();
    expect(ofOrigin.referenciadores.map(({ id }) => id)).toEqual([segundo.id, primeiro.id]);
    expect([ofOrigin.total, ofOrigin.totalExato]).toEqual([2, true]);
    expect(ofFirst.origem).toMatchObject({ id: origem.id, numero: origem.numero, assunto: origem.assunto });
    const second = await rafael.get<Vinculos>(`documento/${origem.id}/vinculos?start=2&pageSize=1`);
    expect(second.payload.referenciadores.map(({ id }) => id)).toEqual([primeiro.id]);
    // she reads the origin, and neither draft
    const hers = await ties(beatriz, origem.id);
    expect([hers.referenciadores, hers.total]).toEqual([[], 0]);
  });

  it('se desfazem por quem o fez, com rastro, uma vez', async () => {
    const { id } = await madeFrom(rafael, origem.id, 'Desvinculado');
    const undone = await rafael.post<Vinculos>(`documento/${id}/desvincular`, {});
    expect([undone.status, undone.payload.origem]).toEqual([200, undefined]);
    const { rows } = await server.platform.connection.pool.query(
      `select dados ->> 'de' as de from evento where conteudo_id = $1 and ato = 'desvinculado'`,
      [id],
    );
    expect(rows).toEqual([{ de: String(origem.id) }]);
    const again = await rafael.post(`documento/${id}/desvincular`, {});
    expect(said(again)).toEqual([409, recusa.semOrigem]);
  });

  it('só mudam por quem o fez ou o tem em mãos', async () => {
    const feito = await concludedDocument(rafael, { assunto: 'Visto por todos' });
    await server.platform.connection.pool.query('update documento set vinculado_id = $2 where id = $1', [
      feito.id,
      origem.id,
    ]);
    const { mudar } = await ties(beatriz, feito.id);
    expect(mudar.permitida).toBe(false);
    const refused = await beatriz.post(`documento/${feito.id}/desvincular`, {});
    expect(said(refused)).toEqual([409, mudar.motivo]);
    expect((await ties(rafael, feito.id)).origem?.id).toBe(origem.id);
  });

  it('passam de um conteúdo a outro, nunca a si mesmo nem em círculo', async () => {
    const outro = await concludedDocument(rafael, { assunto: 'Para onde vai' });
    const movido = await madeFrom(rafael, origem.id, 'Movido');
    const neto = await madeFrom(rafael, movido.id, 'Feito do movido');
    const done = await move(rafael, movido.id, origem.id, outro.id);
    expect([done.status, done.payload.origem?.id]).toEqual([200, outro.id]);
    expect((await ties(rafael, outro.id)).referenciadores.map(({ id }) => id)).toEqual([movido.id]);
    const secret = await concludedDocument(beatriz, {
      assunto: 'Escondido',
      salvar: { nivelAcesso: 'SIGILOSO', hipoteseLegal: 'Lei 12.527/2011, art. 23' },
    });
    const answers = [
      [origem.id, outro.id, recusa.mudou],
      [outro.id, movido.id, recusa.aoProprio],
      [outro.id, neto.id, recusa.circulo],
      [outro.id, secret.id, recusa.semDestino],
      [outro.id, 999_999, recusa.semDestino],
    ] as const;
    for (const [de, para, motivo] of answers)
      expect(said(await move(rafael, movido.id, de, para))).toEqual([409, motivo]);
    expect((await ties(rafael, movido.id)).origem?.id).toBe(outro.id);
  });
});

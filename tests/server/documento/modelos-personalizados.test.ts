import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCarregado, ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import type { ModeloPersonalizado } from '#schemas/shapes/modelo-personalizado.ts';
import { ptBR } from '#schemas/messages/index.ts';
import { startTestApp, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, read } from '#tests/setup/drafts.ts';

const { recusa } = ptBR.modelosPersonalizados;

let server: TestApp;
let rafael: Caller;
/** Chief of the unit of rafael. */
let helena: Caller;
let beatriz: Caller;

const sql = (text: string, values: unknown[] = []) => server.platform.connection.pool.query(text, values);
const said = ({ status, raw }: Answer<unknown>) => [status, raw.json<{ descricao?: string }>().descricao];
const keep = (caller: Caller, id: number, body: object) =>
  caller.post<ModeloPersonalizado>(`documento/${id}/modelo-personalizado`, body);
const names = async (caller: Caller): Promise<readonly string[]> =>
  (
    await caller.get<{ itens: ModeloPersonalizado[] }>('documento/modelo-personalizado-combo')
  ).payload.itens.map(({ nome }) => nome);

beforeAll(async () => {
  server = await startTestApp();
  rafael = await server.as('rafael.lins');
  beatriz = await server.as('beatriz.cordeiro');
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

describe('um modelo personalizado', () => {
  it('guarda o texto de um documento, e outro começa por ele', async () => {
    const { id, modelo, valores, versao } = await completeDraft(rafael, { assunto: 'De onde sai o modelo' });
    const corpo = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guardado' }] }],
    };
    expect((await rafael.put('documento', { id, versao, corpo })).status).toBe(200);
    const source = await read(rafael, id);
    const kept = await keep(rafael, id, { nome: ' Resposta padrão ' });
    expect([kept.status, kept.payload]).toMatchObject([
      200,
      { nome: 'Resposta padrão', modelo: { id: modelo.id }, daUnidade: false, mudar: true },
    ]);
    const loaded = await rafael.get<ModeloCarregado>(
      `documento/carregar-modelo-personalizado/${kept.payload.id}/0/0`,
    );
    expect(loaded.payload).toMatchObject({ nome: 'Resposta padrão', corpo: source.corpo });
    const made = await rafael.post<Documento>('documento', {
      modeloId: modelo.id,
      modeloPersonalizadoId: kept.payload.id,
      assunto: 'Feito do modelo',
    });
    expect(made.payload).toMatchObject({ corpo: source.corpo, valores, assunto: 'Feito do modelo' });
    const { payload } = await rafael.get<{ itens: ModeloCombo[] }>('documento/modelo-combo');
    const other = payload.itens.find((one) => one.id !== modelo.id);
    const wrong = await rafael.post('documento', {
      modeloId: other?.id,
      modeloPersonalizadoId: kept.payload.id,
      assunto: 'De outro modelo',
    });
    expect(wrong.status).toBe(404);
  });

  it('é de quem o guarda, ou da unidade; só quem o guardou e a chefia o mudam', async () => {
    const { id } = await completeDraft(rafael, { assunto: 'Dois modelos' });
    const mine = (await keep(rafael, id, { nome: 'Só meu' })).payload;
    const shared = (await keep(rafael, id, { nome: 'De todos nós', daUnidade: true })).payload;
    expect(await names(rafael)).toEqual(expect.arrayContaining(['De todos nós', 'Só meu']));
    expect(await names(helena)).toEqual(['De todos nós']);
    expect(await names(beatriz)).toEqual([]);
    const at = ({ id: model }: { readonly id: number }) => `documento/modelo-personalizado/${model}`;
    const attempts = [
      [helena, mine],
      [beatriz, shared],
    ] as const;
    for (const [other, model] of attempts) {
      expect((await other.put(at(model), { nome: 'Tomado' })).status).toBe(404);
      expect((await other.remove(at(model))).status).toBe(404);
      const loaded = await other.get(`documento/carregar-modelo-personalizado/${model.id}/0/0`);
      expect(loaded.status).toBe(404);
    }
    expect((await helena.put(at(shared), { nome: 'Da chefia', daUnidade: true })).status).toBe(200);
    expect(await names(rafael)).toContain('Da chefia');
    expect((await rafael.put(at(shared), { nome: 'Outra vez só meu' })).status).toBe(200);
    expect(await names(helena)).toEqual([]);
    expect((await rafael.remove(at(shared))).status).toBe(200);
    expect(await names(rafael)).not.toContain('Outra vez só meu');
  });

  it('não leva a outros o que é restrito, nem guarda o que é sigiloso', async () => {
    const { id } = await completeDraft(rafael, { assunto: 'Fechado' });
    const close = ({ nivel, sigilo }: { readonly nivel: string; readonly sigilo: number }) =>
      sql('update conteudo set nivel_acesso = $2, sigilo = $3 where id = $1', [id, nivel, sigilo]);
    await close({ nivel: 'RESTRITO', sigilo: 0 });
    expect(said(await keep(rafael, id, { nome: 'R', daUnidade: true }))).toEqual([409, recusa.restrito]);
    const own = await keep(rafael, id, { nome: 'R' });
    expect(own.status).toBe(200);
    const shared = await rafael.put(`documento/modelo-personalizado/${own.payload.id}`, {
      nome: 'R',
      daUnidade: true,
    });
    expect(said(shared)).toEqual([409, recusa.restrito]);
    await close({ nivel: 'PUBLICO', sigilo: 1 });
    expect(said(await keep(rafael, id, { nome: 'S' }))).toEqual([409, recusa.sigiloso]);
    await close({ nivel: 'PUBLICO', sigilo: 0 });
    const blank = await keep(rafael, id, { nome: '   ' });
    const toldWhy = blank.raw.body.includes('Nome é um campo obrigatório.');
    expect([blank.status, blank.campos, toldWhy]).toEqual([422, ['nome'], true]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { ModeloCombo } from '#schemas/shapes/modelo-e-tipo.ts';
import { readAnswer, startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

type Lista<T> = { itens: T[]; total: number };

let server: TestApp;
let helena: Caller;
let beatriz: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  beatriz = await server.as('beatriz.cordeiro');
});
afterAll(() => server.close());

/** Starts a complete despacho in Helena's hands, to be signed by the given people in order. */
const draft = async (assinantes: readonly string[]): Promise<Documento> => {
  const { payload: modelos } = await helena.get<Lista<ModeloCombo>>('documento/modelo-combo?q=Comunica');
  const modelo = modelos.itens[0];
  const { payload: criado } = await helena.post<Documento>('documento', {
    modeloId: modelo?.id,
    assunto: 'Uso do auditório em dezembro',
  });
  const { payload: destinos } =
    await helena.get<Lista<{ unidade: { id: number } }>>('tramite/destinos?q=PGM');
  await helena.put('documento', {
    id: criado.id,
    versao: criado.versao,
    valores: Object.fromEntries(
      criado.propriedades
        .filter(({ preenchimento }) => preenchimento === 'PESSOA')
        .map(({ chave }) => [chave, 'Atenciosamente']),
    ),
    destinos: [{ unidadeId: destinos.itens[0]?.unidade.id }],
  });
  for (const [index, nome] of assinantes.entries()) {
    const { payload: pessoas } = await helena.get<Lista<{ id: number }>>(
      `documento/assinantes-possiveis?q=${encodeURIComponent(nome)}`,
    );
    const added = await helena.post(`documento/${criado.id}/adicionar-assinante`, {
      usuarioId: pessoas.itens[0]?.id,
      marcador: `assinatura_${index + 1}`,
    });
    expect(added.status).toBe(200);
  }
  return (await helena.get<Documento>(`documento/${criado.id}/0`)).payload;
};

const pgm = async (): Promise<number> => {
  const { payload } = await helena.get<Lista<{ unidade: { id: number } }>>('tramite/destinos?q=PGM');
  return payload.itens[0]?.unidade.id ?? 0;
};

describe('the main job', () => {
  it('drafts, concludes, forwards, receives, signs, verifies and finds again', async () => {
    const minuta = await draft(['Beatriz Anjos']);
    expect(minuta.pendencias).toEqual([]);
    expect(minuta.fase).toBe(0);

    const concluded = await helena.post<Documento>('documento/concluir', {
      id: minuta.id,
      versao: minuta.versao,
    });
    expect(concluded.status).toBe(200);
    expect(concluded.payload.numero).toMatch(/^Comunicação Interna \d+\/2026-CCL$/);
    expect(concluded.payload.sha256).toMatch(/^[0-9a-f]{64}$/);

    const sent = await helena.post<{ tramiteId: number }>('tramite', {
      conteudoId: minuta.id,
      destino: { unidadeId: await pgm() },
      prioridade: 'ALTA',
      prazo: '2026-11-25',
      texto: 'Para assinatura.',
    });
    expect(sent.status).toBe(200);

    const inbox = await beatriz.get<Lista<ItemCaixa>>('caixa-central?aba=receber&q=auditório');
    expect(inbox.payload.itens).toMatchObject([
      { id: minuta.id, prioridade: 'ALTA', prazo: '2026-11-25', acoes: ['receber'] },
    ]);
    const received = await beatriz.post<ResultadoLote>('tramite/receber-selecionados/', {
      ids: [sent.payload.tramiteId],
    });
    expect(received.payload.resultados).toMatchObject([{ ok: true, rotulo: concluded.payload.numero }]);

    const wrong = await beatriz.post('assinatura/validar-e-assinar-docflow', {
      ids: [minuta.id],
      senha: 'errada',
    });
    expect([wrong.status, wrong.codigo, wrong.campos]).toEqual([422, 'senhaNaoConfere', ['senha']]);
    const signed = await beatriz.post<ResultadoLote>('assinatura/validar-e-assinar-docflow', {
      ids: [minuta.id],
      senha: 'senha-do-mundo-1',
    });
    expect(signed.payload.resultados).toMatchObject([{ ok: true }]);

    const reading = await beatriz.get(`documento/visualizar-documento/${minuta.id}/0`);
    expect(reading.raw.headers['content-type']).toBe('application/pdf');
    expect(reading.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    // saved side by side, neither takes the place of the other
    const original = await beatriz.get(`documento/${minuta.id}/original`);
    const saved = [reading, original].map(({ raw }) =>
      decodeURIComponent(String(raw.headers['content-disposition']).replace(/^.*UTF-8''/, '')),
    );
    const named = (concluded.payload.numero ?? '').replaceAll(/[^\p{L}\p{N}.-]+/gu, '-');
    expect(saved).toEqual([`${named}-leitura.pdf`, `${named}-original.pdf`]);

    const codigo = concluded.payload.codigoVerificacao ?? '';
    const verified = readAnswer<Verificacao>(
      await server.call({ method: 'GET', path: `verificar/${codigo.toLowerCase().replaceAll('-', ' ')}` }),
    );
    expect(verified.payload).toMatchObject({ situacao: 'AUTENTICO', pendentes: 0, restrito: false });
    expect(verified.payload.assinaturas).toMatchObject([
      { nome: 'Beatriz Anjos Cordeiro', cpf: expect.stringMatching(/^\*\*\*\.\d{3}\.\d{3}-\*\*$/) as string },
    ]);
    expect(verified.payload.arquivos.map(({ especie }) => especie).sort()).toEqual(['CONGELADO', 'LEITURA']);

    const found = await helena.get<Lista<ItemCaixa>>('pesquisa?q=auditorio');
    expect(found.payload.itens.map(({ id }) => id)).toContain(minuta.id);
    const number = (concluded.payload.numero ?? '').replaceAll(/\D/g, '');
    const byNumber = await helena.get<Lista<ItemCaixa>>(`pesquisa?q=${number}`);
    expect(byNumber.payload.itens.map(({ id }) => id)).toContain(minuta.id);
  });
});

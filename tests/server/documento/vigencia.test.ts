import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { VigenciaPedida } from '#schemas/shapes/conteudo.ts';
import { endOfTerm, vigenciaProblem } from '#schemas/vigencia.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, read } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
let rafael: Caller;

const shows = (value: boolean): Promise<unknown> =>
  sql`update registro.modelo_documento set exibir_prazo_vigencia = ${value}
    where nome = 'Comunicação Interna'`.execute(server.platform.connection.db);

beforeAll(async () => {
  server = await startTestApp();
  await sql`update registro.usuario set definir_vigencia_apos_conclusao = true
    where login = 'helena.pires'`.execute(server.platform.connection.db);
  [helena, rafael] = await Promise.all([server.as('helena.pires'), server.as('rafael.lins')]);
  const later = new Date('2027-06-01T00:00:00Z');
  await server.platform.connection.db
    .updateTable('sessao')
    .set({ expiraEm: later, limiteEm: later })
    .execute();
  await shows(true);
});
afterAll(() => server.close());

const define = (caller: Caller, id: number, vigencia: VigenciaPedida, motivo = 'Termo aditivo') =>
  caller.put<Documento>(`documento/${id}/vigencia`, { vigencia, motivo });
const listed = async (vigencia: string, id: number): Promise<ItemCaixa | undefined> => {
  const { payload } = await helena.get<{ itens: ItemCaixa[] }>(
    `caixa-central?aba=unidade&pageSize=100&vigencia=${vigencia}`,
  );
  return payload.itens.find((item) => item.id === id);
};
const found = async (filtro: object, id: number): Promise<boolean> => {
  const { status, payload, raw } = await helena.post<{ itens: { id: number }[] }>(
    'pesquisa-avancada/pesquisar?pageSize=100',
    { casoDeUso: 'Documento', json: { documentoFiltro: filtro } },
  );
  if (status !== 200) throw new Error(raw.body);
  return payload.itens.some((item) => item.id === id);
};

describe('a vigência de uma minuta', () => {
  it('se guarda com início e fim ou prazo, onde o modelo a mostra, e segue na conclusão', async () => {
    const draft = await completeDraft(helena, { assinantes: ['Helena Duarte Pires'] });
    expect(draft.mostraVigencia).toBe(true);
    const save = (vigencia: VigenciaPedida, versao: number) =>
      helena.put<{ versao: number }>('documento', { id: draft.id, versao, vigencia });
    const saved = await save(
      { inicio: '2026-12-01', prazo: { quantidade: 12, unidade: 'MESES' } },
      draft.versao,
    );
    expect((await read(helena, draft.id)).vigencia).toEqual({ inicio: '2026-12-01', fim: '2027-12-01' });
    const wrong = await save({ inicio: '2026-12-01', fim: '2026-11-30' }, saved.payload.versao);
    expect([wrong.status, wrong.campos]).toEqual([422, ['vigencia.fim']]);
    const { payload } = await helena.post<Documento>('documento/concluir', {
      id: draft.id,
      versao: saved.payload.versao,
    });
    expect(payload.vigencia).toEqual({ inicio: '2026-12-01', fim: '2027-12-01' });
    await shows(false);
    try {
      const other = await completeDraft(helena);
      expect(other.mostraVigencia).toBeUndefined();
      const refused = await helena.put('documento', {
        id: other.id,
        versao: other.versao,
        vigencia: { inicio: '2026-12-01' },
      });
      expect([refused.status, refused.campos]).toEqual([422, ['vigencia']]);
      const { id } = await concludedDocument(helena);
      expect((await read(helena, id)).acoes.some(({ nome }) => nome === 'definirVigencia')).toBe(false);
    } finally {
      await shows(true);
    }
  });
});

describe('a vigência do concluído', () => {
  it('é definida por quem tem a marca, com motivo, e o histórico diz qual', async () => {
    const { id } = await concludedDocument(helena);
    expect((await define(rafael, id, { inicio: '2026-12-01' })).status).toBe(403);
    expect((await define(helena, id, { inicio: '2026-12-01' }, ' ')).campos).toEqual(['motivo']);
    expect((await define(helena, id, { prazo: { quantidade: 1, unidade: 'ANOS' } })).campos).toEqual([
      'vigencia.prazo',
    ]);
    const { payload } = await define(helena, id, { inicio: '2026-12-01', fim: '2027-11-30' });
    expect(payload.vigencia).toEqual({ inicio: '2026-12-01', fim: '2027-11-30' });
    expect((await define(helena, id, {})).payload.vigencia).toBeUndefined();
    const history = await helena.post<{ itens: { texto: string; citacao?: string }[] }>('tramite/historico', {
      conteudoId: id,
    });
    expect(history.payload.itens.slice(0, 2).map(({ texto, citacao }) => [texto, citacao])).toEqual([
      ['Vigência retirada', 'Termo aditivo'],
      ['Vigência: de 01/12/2026 a 30/11/2027', 'Termo aditivo'],
    ]);
  });

  it('vencida se diz na caixa, na pesquisa, na verificação e no PDF de leitura', async () => {
    const { id, codigoVerificacao = '', sha256 } = await concludedDocument(helena);
    const reading = async () => (await helena.get(`documento/visualizar-documento/${id}/0`)).raw.headers.etag;
    expect(await reading()).toContain(sha256);
    await define(helena, id, { inicio: '2026-11-01', fim: '2026-12-04' });
    const valid = await reading();
    expect(valid).not.toContain(sha256);
    expect((await listed('VIGENTE', id))?.vigencia).toEqual({ inicio: '2026-11-01', fim: '2026-12-04' });
    expect(await listed('A_VENCER', id)).toBeDefined();
    expect(await listed('VENCIDA', id)).toBeUndefined();
    const period = { fimVigencia: { inicio: '2026-12-01', fim: '2026-12-31' } };
    expect([await found(period, id), await found({ vigencia: 'VENCIDA' }, id)]).toEqual([true, false]);
    const before = server.time.now;
    server.time.now = new Date('2026-12-05T13:00:00Z');
    try {
      expect(await listed('VENCIDA', id)).toBeDefined();
      expect(await listed('VIGENTE', id)).toBeUndefined();
      expect(await found({ vigencia: 'VENCIDA' }, id)).toBe(true);
      const expired = await reading();
      expect(expired).not.toBe(valid);
      // made once for each state
      expect(await reading()).toBe(expired);
      const { payload } = await helena.get<Verificacao>(`verificar/${codigoVerificacao}`);
      expect(payload.vigencia).toEqual({ inicio: '2026-11-01', fim: '2026-12-04' });
    } finally {
      server.time.now = before;
    }
  });
});

describe('o fim de um prazo de vigência', () => {
  it.each([
    ['2026-01-31', 1, 'MESES', '2026-03-01'],
    ['2026-01-15', 1, 'MESES', '2026-02-15'],
    ['2024-02-29', 1, 'ANOS', '2025-03-01'],
    ['2026-11-30', 12, 'MESES', '2027-11-30'],
    ['2026-12-20', 15, 'DIAS', '2027-01-04'],
    ['2026-10-31', 4, 'MESES', '2027-03-01'],
  ] as const)('de %s, %i %s: %s', (inicio, quantidade, unidade, fim) => {
    expect(endOfTerm(inicio, { quantidade, unidade })).toBe(fim);
  });

  it.each([
    [{}, undefined],
    [{ fim: '2026-01-01' }, undefined],
    [{ inicio: '2026-01-01', fim: '2026-01-01' }, undefined],
    [{ inicio: '2026-01-02', fim: '2026-01-01' }, 'fim'],
    [{ prazo: { quantidade: 1, unidade: 'ANOS' } }, 'prazo'],
    [{ inicio: '2026-01-01', fim: '2026-02-01', prazo: { quantidade: 1, unidade: 'ANOS' } }, 'prazo'],
  ] as const)('%j: recusa em %s', (pedida, campo) => {
    expect(vigenciaProblem(pedida)?.campo).toBe(campo);
  });
});

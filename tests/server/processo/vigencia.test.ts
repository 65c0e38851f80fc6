import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { VigenciaPedida } from '#schemas/shapes/conteudo.ts';
import type { Processo } from '#schemas/shapes/processo.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedProcess, openedProcess, readProcess } from '#tests/setup/processos.ts';

let server: TestApp;
let rafael: Caller;

const shows = (value: boolean): Promise<unknown> =>
  sql`update registro.tipo_processo set exibir_prazo_vigencia = ${value}
    where nome = 'Contratação direta'`.execute(server.platform.connection.db);

beforeAll(async () => {
  server = await startTestApp();
  await sql`update registro.usuario set definir_vigencia_apos_conclusao = true
    where login = 'rafael.lins'`.execute(server.platform.connection.db);
  rafael = await server.as('rafael.lins');
  await shows(true);
});
afterAll(() => server.close());

const define = (caller: Caller, id: number, vigencia: VigenciaPedida, motivo = 'Termo aditivo') =>
  caller.put<Processo>(`processo/${id}/vigencia`, { vigencia, motivo });
const listed = async (vigencia: string, id: number): Promise<ItemCaixa | undefined> => {
  const { payload } = await rafael.get<{ itens: ItemCaixa[] }>(
    `caixa-central?aba=unidade&pageSize=100&vigencia=${vigencia}`,
  );
  return payload.itens.find((item) => item.id === id);
};
const found = async (filtro: object, id: number): Promise<boolean> => {
  const { status, payload, raw } = await rafael.post<{ itens: { id: number }[] }>(
    'pesquisa-avancada/pesquisar?pageSize=100',
    { casoDeUso: 'Processo', json: { processoFiltro: filtro } },
  );
  if (status !== 200) throw new Error(raw.body);
  return payload.itens.some((item) => item.id === id);
};

describe('a vigência de um processo ainda sem número', () => {
  it('se guarda e se recusa como a de uma minuta, desde a abertura, e segue na conclusão', async () => {
    const opened = await openedProcess(rafael, {
      vigencia: { inicio: '2026-12-01', prazo: { quantidade: 12, unidade: 'MESES' } },
    });
    expect([opened.mostraVigencia, opened.vigencia]).toEqual([
      true,
      { inicio: '2026-12-01', fim: '2027-12-01' },
    ]);
    const save = (vigencia: VigenciaPedida, versao: number) =>
      rafael.put<Processo>('processo', { id: opened.id, versao, vigencia });
    const wrong = await save({ inicio: '2026-12-01', fim: '2026-11-30' }, opened.versao);
    expect([wrong.status, wrong.campos]).toEqual([422, ['vigencia.fim']]);
    const saved = await save({ inicio: '2026-12-01', fim: '2027-05-31' }, opened.versao);
    const { payload } = await rafael.put<Processo>('processo/concluir', {
      id: opened.id,
      versao: saved.payload.versao,
    });
    expect([payload.fase, payload.vigencia]).toEqual([1, { inicio: '2026-12-01', fim: '2027-05-31' }]);
  });

  it('não há onde o tipo não a mostra: recusa-se no campo, e o ato não se oferece', async () => {
    await shows(false);
    try {
      const { id, versao, mostraVigencia } = await openedProcess(rafael);
      expect(mostraVigencia).toBeUndefined();
      const refused = await rafael.put('processo', { id, versao, vigencia: { inicio: '2026-12-01' } });
      expect([refused.status, refused.campos]).toEqual([422, ['vigencia']]);
      const { acoes } = await concludedProcess(rafael, { vencimento: '2026-12-10' });
      expect(acoes.some(({ nome }) => nome === 'definirVigencia')).toBe(false);
    } finally {
      await shows(true);
    }
  });
});

describe('a vigência de um processo concluído', () => {
  it('é definida por quem tem a marca, com motivo, e o histórico diz qual', async () => {
    const { id, numero } = await concludedProcess(rafael);
    const beatriz = await server.as('beatriz.cordeiro');
    expect((await define(beatriz, id, { inicio: '2026-12-01' })).status).toBe(403);
    expect((await define(rafael, id, { inicio: '2026-12-01' }, ' ')).campos).toEqual(['motivo']);
    expect((await define(rafael, id, { prazo: { quantidade: 1, unidade: 'ANOS' } })).campos).toEqual([
      'vigencia.prazo',
    ]);
    const defined = await define(rafael, id, { inicio: '2026-12-01', fim: '2027-11-30' });
    expect([defined.payload.vigencia, defined.payload.numero]).toEqual([
      { inicio: '2026-12-01', fim: '2027-11-30' },
      numero,
    ]);
    expect((await define(rafael, id, {})).payload.vigencia).toBeUndefined();
    const history = await rafael.post<{ itens: { texto: string; citacao?: string }[] }>('tramite/historico', {
      conteudoId: id,
    });
    expect(history.payload.itens.slice(0, 2).map(({ texto, citacao }) => [texto, citacao])).toEqual([
      ['Vigência retirada', 'Termo aditivo'],
      ['Vigência: de 01/12/2026 a 30/11/2027', 'Termo aditivo'],
    ]);
  });

  it('diz-se na caixa e na pesquisa, com os mesmos filtros', async () => {
    const { id } = await concludedProcess(rafael);
    await define(rafael, id, { inicio: '2026-11-01', fim: '2026-12-04' });
    expect((await readProcess(rafael, id)).vigencia).toEqual({ inicio: '2026-11-01', fim: '2026-12-04' });
    expect((await listed('VIGENTE', id))?.vigencia).toEqual({ inicio: '2026-11-01', fim: '2026-12-04' });
    expect(await listed('A_VENCER', id)).toBeDefined();
    expect(await listed('VENCIDA', id)).toBeUndefined();
    const period = { fimVigencia: { inicio: '2026-12-01', fim: '2026-12-31' } };
    expect([await found(period, id), await found({ vigencia: 'VENCIDA' }, id)]).toEqual([true, false]);
    await define(rafael, id, { inicio: '2026-11-01', fim: '2026-11-02' });
    expect([await found(period, id), await found({ vigencia: 'VENCIDA' }, id)]).toEqual([false, true]);
    expect(await listed('VENCIDA', id)).toBeDefined();
  });
});

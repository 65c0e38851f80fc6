import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { completeDraft, concludedDocument, unitId } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;

const order = async (...sort: readonly string[]): Promise<string[]> => {
  const query = sort.map((one) => `&sort=${encodeURIComponent(one)}`).join('');
  const { payload } = await helena.get<{ itens: readonly ItemCaixa[] }>(
    `caixa-central?aba=meus&q=ordem&pageSize=50${query}`,
  );
  return payload.itens.map(({ assunto, prazo = '' }) => `${assunto} ${prazo.slice(-2)}`.trim());
};

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
  for (const [assunto, vencimento] of [
    ['Ordem B', '2027-03-02'],
    ['Ordem A', '2027-03-02'],
    ['Ordem A', '2027-03-01'],
    ['Ordem C', ''],
  ] as const)
    await completeDraft(helena, { assunto, salvar: vencimento === '' ? {} : { vencimento } });
});
afterAll(() => server.close());

it('a caixa se ordena por mais de uma coluna, cada uma dentro da anterior, e o que não tem prazo vem no fim', async () => {
  expect(await order('prazo,asc', 'assunto,asc')).toEqual([
    'Ordem A 01',
    'Ordem A 02',
    'Ordem B 02',
    'Ordem C',
  ]);
  expect(await order('prazo,desc', 'assunto,desc')).toEqual([
    'Ordem B 02',
    'Ordem A 02',
    'Ordem A 01',
    'Ordem C',
  ]);
  expect(await order('assunto,asc', 'prazo,desc')).toEqual([
    'Ordem A 02',
    'Ordem A 01',
    'Ordem B 02',
    'Ordem C',
  ]);
});

it('uma coluna que não se conhece é recusada em qualquer lugar da ordem', async () => {
  expect((await helena.get('caixa-central?sort=cor,asc')).status).toBe(400);
  expect((await helena.get('caixa-central?sort=prazo,asc&sort=cor,asc')).status).toBe(400);
});

it('o prazo que ordena o que espera é o do trâmite ou o do documento, também depois de mudar', async () => {
  const beatriz = await server.as('beatriz.cordeiro');
  const destino = { unidadeId: await unitId(helena, 'PGM') };
  const sent: number[] = [];
  for (const [assunto, more] of [
    ['Espera sem prazo', {}],
    ['Espera com prazo', { prazo: '2027-03-02' }],
    ['Espera do documento', {}],
  ] as const) {
    const { id } = await concludedDocument(helena, { assunto });
    sent.push(id);
    expect((await helena.post('tramite', { conteudoId: id, destino, ...more })).status).toBe(200);
  }
  const waiting = async (): Promise<string[]> => {
    const { payload } = await beatriz.get<{ itens: readonly ItemCaixa[] }>(
      'caixa-central?aba=receber&q=espera&sort=prazo,asc',
    );
    return payload.itens.map(({ assunto }) => assunto);
  };
  expect((await waiting())[0]).toBe('Espera com prazo');
  await server.platform.connection.pool.query(`update conteudo set vencimento = '2027-03-01' where id = $1`, [
    sent[2],
  ]);
  expect((await waiting()).slice(0, 2)).toEqual(['Espera do documento', 'Espera com prazo']);
  const late = await beatriz.get<{ itens: readonly ItemCaixa[] }>(
    'caixa-central?aba=receber&q=espera&prazo=atrasado',
  );
  expect(late.payload.itens).toEqual([]);
});

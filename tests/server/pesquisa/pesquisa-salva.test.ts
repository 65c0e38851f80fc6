import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';

let server: TestApp;
let helena: Caller;
beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const path = (nome: string, id?: number): string =>
  `pesquisa-avancada${id === undefined ? '' : `/${id}`}?nome=${encodeURIComponent(nome)}`;
const frota = { casoDeUso: 'Documento', json: { documentoFiltro: { q: 'frota' } } };
const names = async (who: Caller): Promise<readonly string[]> =>
  (await who.get<Page<PesquisaSalva>>('pesquisa-avancada/pesquisas-salvas')).payload.itens.map(
    ({ nome }) => nome,
  );

describe('pesquisas salvas', () => {
  it('dá o que acha como itens da caixa: de uma aba na ordem dela, por um texto, ou pelos campos', async () => {
    for (const assunto of ['Pavimentação sul', 'Pavimentação norte'])
      await concludedDocument(helena, { assunto });
    const subjects = async (entrada: object): Promise<readonly string[]> => {
      const { payload } = await helena.post<PesquisaSalva>(
        path(JSON.stringify(entrada).slice(0, 60)),
        entrada,
      );
      const { payload: page } = await helena.get<Page<ItemCaixa>>(`pesquisa-avancada/${payload.id}/itens`);
      expect(page.total).toBe(page.itens.length);
      await helena.remove(`pesquisa-avancada/${payload.id}`);
      return page.itens.map(({ assunto }) => assunto);
    };
    const of = (pesquisarFiltro: object): object => ({ casoDeUso: 'Todos', json: { pesquisarFiltro } });
    const q = 'pavimentação';
    expect(await subjects(of({ aba: 'unidade', q, ordem: 'assunto', fase: 2 }))).toEqual([
      'Pavimentação norte',
      'Pavimentação sul',
    ]);
    expect(await subjects(of({ aba: 'unidade', q, ordem: '-assunto' }))).toEqual([
      'Pavimentação sul',
      'Pavimentação norte',
    ]);
    expect((await subjects(of({ q }))).toSorted()).toEqual(['Pavimentação norte', 'Pavimentação sul']);
    expect(await subjects(of({ assunto: 'pavimentação norte', fase: 1 }))).toEqual(['Pavimentação norte']);
    expect((await helena.post(path('Ordem'), of({ aba: 'unidade', ordem: 'cor' }))).status).toBe(422);
  });

  it('salva, mostra por nome, renomeia, troca o filtro e exclui', async () => {
    const saved = await helena.post<PesquisaSalva>(path(' Frota '), frota);
    expect(saved.payload).toMatchObject({ nome: 'Frota', ...frota });
    await helena.post(path('abertas'), {
      casoDeUso: 'Todos',
      json: { pesquisarFiltro: { aba: 'meus', fase: 0 } },
    });
    expect(await names(helena)).toEqual(['abertas', 'Frota']);
    const { id } = saved.payload;
    expect((await helena.put<PesquisaSalva>(path('Veículos', id))).payload).toMatchObject({
      nome: 'Veículos',
      ...frota,
    });
    const changed = { casoDeUso: 'Processo', json: { processoFiltro: { q: 'frota' } } };
    expect((await helena.put<PesquisaSalva>(path('Veículos', id), changed)).payload).toMatchObject(changed);
    expect((await helena.remove(`pesquisa-avancada/${id}`)).status).toBe(200);
    expect((await helena.remove(`pesquisa-avancada/${id}`)).codigo).toBe('naoEncontrado');
    expect(await names(helena)).toEqual(['abertas']);
  });

  it('exige um nome só dela e um filtro do seu caso de uso', async () => {
    expect((await helena.post(path('   '), frota)).campos).toEqual(['nome']);
    expect((await helena.post('pesquisa-avancada', frota)).campos).toEqual(['nome']);
    await helena.post(path('Repetida'), frota);
    expect((await helena.post(path('repetida'), frota)).campos).toEqual(['nome']);
    const two = await Promise.all(
      ['Uma', 'Outra'].map((nome) => helena.post<PesquisaSalva>(path(nome), frota)),
    );
    const renamed = await Promise.all(two.map(({ payload }) => helena.put(path('A mesma', payload.id), {})));
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 422]);
    for (const json of [
      {},
      { processoFiltro: { q: 'x' } },
      { documentoFiltro: { q: 'x' }, processoFiltro: {} },
      { documentoFiltro: { sql: '1=1' } },
      { documentoFiltro: { aba: 'alheia' } },
    ])
      expect((await helena.post(path('Outra'), { casoDeUso: 'Documento', json })).status).toBe(422);
    expect((await helena.post(path('Outra'), { ...frota, casoDeUso: 'Lote' })).status).toBe(422);
  });

  it('é só de quem a salvou', async () => {
    const { payload } = await helena.post<PesquisaSalva>(path('Minha'), frota);
    const rafael = await server.as('rafael.lins');
    expect(await names(rafael)).toEqual([]);
    expect((await rafael.put(path('Dele', payload.id))).codigo).toBe('naoEncontrado');
    expect((await rafael.remove(`pesquisa-avancada/${payload.id}`)).codigo).toBe('naoEncontrado');
    expect((await rafael.post(path('Minha'), frota)).status).toBe(200);
    expect(await names(helena)).toContain('Minha');
  });

  it('compartilhada, aparece a quem trabalha na unidade, que a abre e não a muda', async () => {
    const { payload } = await helena.post<PesquisaSalva>(path('Da unidade'), {
      ...frota,
      compartilhada: true,
    });
    expect(payload).toMatchObject({ propria: true, compartilhada: true });
    const list = async (login: string) =>
      (
        await (await server.as(login)).get<Page<PesquisaSalva>>('pesquisa-avancada/pesquisas-salvas')
      ).payload.itens.find(({ id }) => id === payload.id);
    expect(await list('rafael.lins')).toMatchObject({
      nome: 'Da unidade',
      propria: false,
      compartilhada: true,
      de: 'Helena Duarte Pires',
    });
    expect(await list('beatriz.cordeiro')).toBeUndefined();
    const rafael = await server.as('rafael.lins');
    // what it finds is read as items of the inbox by whom it is shared with, and by nobody else
    const { id: found } = await concludedDocument(helena, { assunto: 'Frota da unidade' });
    const itens = `pesquisa-avancada/${payload.id}/itens?pageSize=100`;
    const seen = await rafael.get<Page<ItemCaixa>>(itens);
    expect(seen.payload.itens.find(({ id }) => id === found)).toMatchObject({ assunto: 'Frota da unidade' });
    expect(seen.payload.itens.find(({ id }) => id === found)?.acoes).toContain('tramitar');
    expect((await (await server.as('beatriz.cordeiro')).get(itens)).codigo).toBe('naoEncontrado');
    expect((await rafael.put(path('Tomada', payload.id))).campos).toEqual(['nome']);
    expect((await rafael.remove(`pesquisa-avancada/${payload.id}`)).campos).toEqual(['nome']);
    await helena.put(path('Da unidade', payload.id), { compartilhada: false });
    expect(await list('rafael.lins')).toBeUndefined();
  });
});

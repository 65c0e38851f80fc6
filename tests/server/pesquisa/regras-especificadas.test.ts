import { afterAll, beforeAll, expect, it } from 'vitest';
import { filterFieldOf, tipoConteudo } from '#schemas/enums.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { saidOf } from '#tests/setup/said-of.ts';

/** The rules of the specification of search, each by its name and its words. */

let server: TestApp;
let helena: Caller;

beforeAll(async () => {
  server = await startTestApp();
  helena = await server.as('helena.pires');
});
afterAll(() => server.close());

const advanced = (filtro: FiltroCampos) =>
  helena.post('pesquisa-avancada/pesquisar', {
    casoDeUso: 'Documento',
    json: { [filterFieldOf.Documento]: filtro },
  });

it('a do cabeçalho tem no mínimo 3 caracteres; vazia, pesquisa só pelo tipo', async () => {
  expect(saidOf(await helena.get('pesquisa?q=ab'))).toEqual({
    q: 'Digite 3 letras ou números para pesquisar.',
  });
  // the types of the header and the kinds of contents have numbers of their own
  for (const [asked, kind] of [
    [1, tipoConteudo.documento],
    [2, tipoConteudo.processo],
  ]) {
    const { payload } = await helena.get<{ itens: { tipo: number }[]; total: number }>(
      `pesquisa?q=&tipo=${asked}`,
    );
    expect(payload.total).toBeGreaterThan(0);
    expect(new Set(payload.itens.map(({ tipo }) => tipo))).toEqual(new Set([kind]));
  }
});

it('a avançada tem no mínimo 4 caracteres', async () => {
  expect(saidOf(await advanced({ q: 'abc' }))).toEqual({
    'json.documentoFiltro.q': 'Digite 4 letras ou números para pesquisar.',
  });
});

it('só de palavras de ligação, diz no campo o que escrever; com outra, ou de um número, procura', async () => {
  const comum = 'Escreva ao menos uma palavra que não seja só de ligação, como “de” e “para”.';
  for (const q of ['para', 'de com que']) {
    expect(saidOf(await helena.get(`pesquisa?q=${encodeURIComponent(q)}`)), q).toEqual({ q: comum });
    expect(saidOf(await advanced({ q })), q).toEqual({ 'json.documentoFiltro.q': comum });
  }
  expect(saidOf(await advanced({ q: '-licitação' }))).toEqual({
    'json.documentoFiltro.q': 'Escreva ao menos uma palavra a procurar, além das que não deve haver.',
  });
  for (const q of ['para zumbaias', '8888/1999']) {
    expect((await helena.get(`pesquisa?q=${encodeURIComponent(q)}`)).status, q).toBe(200);
    expect((await advanced({ q })).status, q).toBe(200);
  }
});

it('um período precisa do início e do fim', async () => {
  const half = { dataCriacao: { inicio: '2026-11-01' } } as unknown as FiltroCampos;
  expect(saidOf(await advanced(half))).toEqual({
    'json.documentoFiltro.dataCriacao.fim': 'Último dia é um campo obrigatório.',
  });
});

it('salvar uma pesquisa exige um nome', async () => {
  for (const query of ['', '?nome=', '?nome=%20'])
    expect(
      Object.keys(
        saidOf(
          await helena.post(`pesquisa-avancada${query}`, {
            casoDeUso: 'Documento',
            json: { documentoFiltro: {} },
          }),
        ),
      ),
      query,
    ).toEqual(['nome']);
});

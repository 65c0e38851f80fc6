import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { PesquisaSalva } from '#schemas/shapes/pesquisa.ts';
import type { RelatorioMontado } from '#schemas/shapes/relatorio-montado.ts';
import { pesquisa } from '#schemas/messages/pt-BR/pesquisa.ts';
import { dimensoes } from '#schemas/relatorios.ts';
import type { Caller, TestApp } from '#tests/setup/app.ts';
import { period, searched } from './report-oracle.ts';

interface World {
  readonly people: readonly string[];
  readonly server: () => TestApp;
  /** What a person does not see. */
  readonly hidden: (login: string) => Promise<readonly unknown[]>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What the reports that people build promise, over the world of the home. */
export const builtReports = ({ people, server, hidden }: World): void => {
  const montado = async (caller: Caller, relatorio: object, filtro: object = {}) =>
    caller.post<RelatorioMontado>('relatorio/montar', {
      casoDeUso: 'Todos',
      json: { pesquisarFiltro: filtro },
      relatorio: { forma: 'barras', periodo: 'escolhido', ...period, ...relatorio },
    });

  it.each(people)(
    'montados, contam a %s o que a pesquisa dela acha com o mesmo filtro',
    async (login) => {
      const caller = await server().as(login);
      for (const filter of [{}, { fase: 1 }, { nivelAcesso: 'RESTRITO' }]) {
        const found = await searched(caller, filter);
        for (const linha of dimensoes) {
          const { payload } = await montado(caller, { linha }, { fase: 2, ...filter });
          const counted = sum(payload.linhas.flatMap(({ valores }) => valores));
          expect([linha, payload.lidos, counted, payload.todos]).toEqual([
            linha,
            found.length,
            found.length,
            true,
          ]);
        }
        const { payload } = await montado(caller, { linha: 'estado', coluna: 'especie' }, filter);
        const of = (estado: string, at: number) =>
          found.filter((one) => String(one.estado) === estado && one.tipo === kinds[at]).length;
        const kinds = payload.colunas.map((name) =>
          Number(Object.entries(pesquisa.especies).find(([, label]) => label === name)?.[0]),
        );
        for (const { chave, valores } of payload.linhas)
          expect([chave, valores]).toEqual([chave, kinds.map((_, at) => of(chave, at))]);
      }
    },
    120_000,
  );

  it('somados, dão a cada pessoa a soma do que ela vê, e só onde o campo tem um número', async () => {
    const { db } = server().platform.connection;
    for (const login of people) {
      const caller = await server().as(login);
      const found = (await searched(caller)).map(({ id }) => id);
      // contents of all years and of everybody get a value; one of them has no number in the field
      if (login === people[0]) {
        await sql`insert into conteudo_campo (conteudo_id, rotulo, tipo, ordem, valor)
          select id, 'Quantia somada', 2, 0, to_jsonb(round(id * 1.1, 2)) from conteudo`.execute(db);
        await sql`update conteudo_campo set valor = null where rotulo = 'Quantia somada'
          and conteudo_id = ${found[0]}`.execute(db);
      }
      const { rows } = await sql<{ total: number; quantos: number }>`
        select sum((valor #>> '{}')::numeric)::double precision as total, count(*) as quantos from conteudo_campo
        where rotulo = 'Quantia somada' and jsonb_typeof(valor) = 'number' and conteudo_id = any(${found}::bigint[])`.execute(
        db,
      );
      for (const relatorio of [
        { linha: 'tipo' },
        { linha: 'prioridade', coluna: 'estado' },
        { linha: 'mes' },
      ]) {
        const { payload } = await montado(
          caller,
          { ...relatorio, medida: 'soma', campo: 'Quantia somada' },
          { fase: 2 },
        );
        expect(payload.campo).toBe('Quantia somada');
        expect(payload.lidos).toBe(rows[0]?.quantos);
        expect(sum(payload.linhas.flatMap(({ valores }) => valores))).toBeCloseTo(rows[0]?.total ?? NaN, 4);
        if (!('coluna' in relatorio)) expect(payload.colunas).toEqual(['Soma de Quantia somada']);
      }
    }
  }, 120_000);

  it('salvos e compartilhados, contam a cada pessoa só o que ela vê', async () => {
    const helena = await server().as('helena.pires');
    const relatorio = { linha: 'tipo', forma: 'barras', periodo: '12meses' };
    const entrada = { casoDeUso: 'Todos', json: { pesquisarFiltro: {} }, relatorio };
    const saved = await helena.post<PesquisaSalva>('pesquisa-avancada?nome=Por tipo', {
      ...entrada,
      compartilhada: true,
    });
    expect(saved.payload).toMatchObject({ nome: 'Por tipo', relatorio, compartilhada: true });
    // a search of the same name is another thing, and each list has its own
    expect(
      (await helena.post('pesquisa-avancada?nome=Por tipo', { ...entrada, relatorio: undefined })).status,
    ).toBe(200);
    expect((await helena.post('pesquisa-avancada?nome=por tipo', entrada)).campos).toEqual(['nome']);
    const listed = async (login: string, query = 'relatorios=true') =>
      (
        await (
          await server().as(login)
        ).get<Page<PesquisaSalva>>(`pesquisa-avancada/pesquisas-salvas?pageSize=100&${query}`)
      ).payload.itens.filter(({ nome }) => nome === 'Por tipo');
    expect((await listed('helena.pires', '')).map((one) => one.relatorio)).toEqual([undefined]);
    const [shared] = await listed('rafael.lins');
    expect(shared).toMatchObject({ id: saved.payload.id, propria: false, relatorio });
    expect(await listed('beatriz.cordeiro')).toEqual([]);
    const counts = async (login: string) =>
      (await (await server().as(login)).post<RelatorioMontado>('relatorio/montar', entrada)).payload.lidos;
    expect((await hidden('rafael.lins')).length).toBeGreaterThan(0);
    expect(await counts('rafael.lins')).toBeLessThan(await counts('helena.pires'));
    const { id } = saved.payload;
    const changed = { ...entrada, relatorio: { ...relatorio, coluna: 'fase' } };
    const put = `pesquisa-avancada/${id}?nome=Por tipo`;
    expect((await (await server().as('rafael.lins')).put(put, changed)).campos).toEqual(['nome']);
    expect((await helena.put<PesquisaSalva>(put, changed)).payload.relatorio).toEqual(changed.relatorio);
    expect((await helena.remove(`pesquisa-avancada/${id}`)).status).toBe(200);
    expect(await listed('rafael.lins')).toEqual([]);
  });

  it('montados, saem em planilha e recusam o que não se conta', async () => {
    const helena = await server().as('helena.pires');
    const entrada = { casoDeUso: 'Todos', json: { pesquisarFiltro: {} } };
    const relatorio = { linha: 'mes', coluna: 'fase', forma: 'linha', periodo: 'ano' };
    const { payload } = await helena.post<RelatorioMontado>('relatorio/montar', { ...entrada, relatorio });
    expect(payload).toMatchObject({ inicio: '2026-01-01', fim: '2026-11-20' });
    expect(payload.linhas.map(({ rotulo }) => rotulo)).toContain('11/2026');
    const csv = (await helena.post('relatorio/montar/exportar', { ...entrada, relatorio })).raw.body
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n');
    expect(csv).toEqual([
      ['Mês de criação', ...payload.colunas].join(';'),
      ...payload.linhas.map(({ rotulo, valores }) => [rotulo, ...valores].join(';')),
    ]);
    const pdf = (
      await helena.post('relatorio/montar/exportar', {
        ...entrada,
        relatorio,
        formato: 'pdf',
        nome: 'Por mês <e> "fase"',
      })
    ).raw;
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const refused = async (more: object, filtro: object = {}) => {
      const { status, campos } = await montado(helena, { linha: 'tipo', ...more }, filtro);
      return [status, ...campos];
    };
    expect(await refused({ coluna: 'tipo' })).toEqual([422, 'relatorio.coluna']);
    expect(await refused({ medida: 'soma' })).toEqual([422, 'relatorio.campo']);
    expect(await refused({ campo: 'Valor' })).toEqual([422, 'relatorio.campo']);
    expect(await refused({ inicio: '2026-02-01', fim: '2026-01-01' })).toEqual([422, 'fim']);
    expect(await refused({ inicio: undefined })).toEqual([422, 'relatorio.inicio']);
    expect(await refused({ linha: 'autor' })).toContain(422);
    expect(await refused({}, { q: 'ab' })).toEqual([422, 'json.pesquisarFiltro.q']);
    expect(
      (
        await helena.post('pesquisa-avancada?nome=Errado', {
          ...entrada,
          relatorio: { ...relatorio, coluna: 'mes' },
        })
      ).campos,
    ).toEqual(['relatorio.coluna']);
  });
};

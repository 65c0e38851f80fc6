import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';

let test: TestApp;
let admin: Caller;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});

afterAll(() => test.close());

interface Page<T> {
  readonly itens: readonly T[];
  readonly total: number;
}

describe('os usos de um registro', () => {
  it('dizem quem aponta para ele, em páginas', async () => {
    const { payload: units } = await admin.get<Page<{ id: number }>>('organizacao-interna?pageSize=1');
    const id = units.itens[0]?.id ?? 0;
    const { payload } = await admin.get<Page<{ titulo: string; campo?: string; total: number }>>(
      `organizacao-interna/${id}/usos`,
    );
    expect(payload.itens).toContainEqual(
      expect.objectContaining({
        registro: 'unidade',
        titulo: 'Unidades',
        total: expect.any(Number) as number,
      }),
    );
    const second = await admin.get<Page<unknown>>(`organizacao-interna/${id}/usos?start=2&pageSize=1`);
    expect(second.payload).toMatchObject({ itens: payload.itens.slice(1, 2), total: payload.total });
  });

  it('só existem para quem consulta o registro, e para registros que existem', async () => {
    expect((await admin.get('organizacao-interna/999999/usos')).status).toBe(404);
    const person = await test.as('rafael.lins');
    expect((await person.get('organizacao-interna/1/usos')).status).toBe(403);
  });
});

describe('o que rege os cadastros', () => {
  it('mostra aos administradores as definições em vigor e o que foi feito nas tabelas', async () => {
    const { payload: applied } = await admin.get<Record<string, unknown>[]>('registro/aplicados');
    expect(applied).toContainEqual({
      nome: 'cidade',
      titulo: 'Cidades',
      arquivo: expect.stringMatching(/cidade\.json$/) as string,
      versao: 1,
      aplicadaEm: expect.any(String) as string,
    });
    const { payload: done } = await admin.get<Page<{ nome: string; comandos: string[] }>>(
      'registro/migracoes?pageSize=100',
    );
    const city = done.itens.find(({ nome }) => nome === 'cidade');
    expect(city?.comandos.join(' ')).toContain('create table');
    expect(done.total).toBeGreaterThanOrEqual(applied.length);
  });

  it('não se mostra a mais ninguém', async () => {
    const person = await test.as('rafael.lins');
    for (const path of ['aplicados', 'migracoes', 'recusas'])
      expect((await person.get(`registro/${path}`)).status).toBe(403);
  });
});

describe('as escolhas de uma pessoa', () => {
  it('ficam por tela e por pessoa, e se esquecem', async () => {
    const helena = await test.as('helena.pires');
    expect((await helena.get('preferencia/lista.cidade')).payload).toEqual({});
    const valor = { colunas: ['cidade', 'estado'], filtros: [{ nome: 'Minas', filtro: { estado: 'MG' } }] };
    expect((await helena.put('preferencia/lista.cidade', { valor })).payload).toEqual({ valor });
    await helena.put('preferencia/lista.unidade', { valor: { colunas: ['sigla'] } });
    expect((await helena.get('preferencia/lista.cidade')).payload).toEqual({ valor });
    expect((await admin.get('preferencia/lista.cidade')).payload).toEqual({});
    await helena.put('preferencia/lista.cidade', {});
    expect((await helena.get('preferencia/lista.cidade')).payload).toEqual({});
    expect((await helena.get('preferencia/lista.unidade')).payload).toEqual({
      valor: { colunas: ['sigla'] },
    });
  });

  it('têm tamanho: o que passa é recusado e o anterior fica', async () => {
    const helena = await test.as('helena.pires');
    await helena.put('preferencia/lista.cargo', { valor: { colunas: ['nome'] } });
    const refused = await helena.put('preferencia/lista.cargo', { valor: { texto: 'x'.repeat(20_001) } });
    expect(refused).toMatchObject({ status: 422, campos: ['valor'] });
    expect((await helena.get('preferencia/lista.cargo')).payload).toEqual({ valor: { colunas: ['nome'] } });
    expect((await helena.put('preferencia/a%20b', { valor: {} })).status).toBe(404);
  });
});

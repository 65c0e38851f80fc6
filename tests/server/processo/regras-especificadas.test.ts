import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '#tests/setup/app.ts';
import { unitId } from '#tests/setup/drafts.ts';
import { openedProcess } from '#tests/setup/processos.ts';
import { saidOf } from '#tests/setup/said-of.ts';

/** The rules of the specification of process types and of the screens of processes, each by its name and its words. */

let server: TestApp;
let admin: Caller;
beforeAll(async () => {
  server = await startTestApp();
  admin = await server.as('admin');
});
afterAll(() => server.close());

describe('tipo de processo', () => {
  const campo = {
    rotulo: 'Valor',
    tipo: 2,
    preenchimento: 'OPCIONAL',
    referenciaTempo: 'CRIACAO',
  };
  const valid = async (): Promise<Record<string, unknown>> => {
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      `select organizacao as id from registro.unidade where sigla = 'CCL'`,
    );
    return {
      codigo: 'RE-1',
      nome: 'Regra especificada',
      descricao: 'Para a regra',
      casoDeUso: 'TODOS',
      organizacoes: [rows[0]?.id],
      unidades: [await unitId(await server.as('helena.pires'), 'CCL')],
    };
  };
  const said = async (change: Record<string, unknown>): Promise<Readonly<Record<string, string>>> =>
    saidOf(await admin.post('tipo-processo', { ...(await valid()), ...change }));

  it('nome e descrição são obrigatórios, e a descrição tem no máximo 100 caracteres', async () => {
    expect(await said({ nome: undefined, descricao: undefined })).toEqual({
      nome: 'Nome é um campo obrigatório.',
      descricao: 'Descrição é um campo obrigatório.',
    });
    expect(await said({ descricao: 'a'.repeat(101) })).toEqual({
      descricao: 'Descrição precisa ter no máximo 100 caracteres.',
    });
  });

  it('pelo menos uma organização e uma unidade, e a unidade é de uma organização escolhida', async () => {
    expect(Object.keys(await said({ organizacoes: [], unidades: [] })).sort()).toEqual([
      'organizacoes',
      'unidades',
    ]);
    expect(Object.keys(await said({ organizacoes: undefined }))).toContain('organizacoes');
    const { rows } = await server.platform.connection.pool.query<{ id: number }>(
      `select id from registro.organizacao_interna
       where id not in (select organizacao from registro.unidade where sigla = 'CCL') order by id limit 1`,
    );
    expect(Object.keys(await said({ organizacoes: [rows[0]?.id] }))).toEqual(['unidades']);
  });

  it('um campo personalizado pede a referência de tempo', async () => {
    const without = { ...campo, referenciaTempo: null };
    expect(Object.keys(await said({ camposPersonalizados: [without] }))).toEqual([
      'camposPersonalizados.0.referenciaTempo',
    ]);
    const ofNone = { ...campo, referenciaTempo: 'OUTRO_CAMPO' };
    expect(Object.keys(await said({ camposPersonalizados: [ofNone] }))).toEqual([
      'camposPersonalizados.0.rotuloReferencia',
    ]);
    expect(
      (await admin.post('tipo-processo', { ...(await valid()), camposPersonalizados: [campo] })).status,
    ).toBe(200);
  });
});

describe('guardas das telas', () => {
  it('um processo recorrente pede que o servidor permita editar o processo', async () => {
    const [rafael, luciana] = [await server.as('rafael.lins'), await server.as('luciana.reis')];
    const { id } = await openedProcess(rafael, { assunto: 'Limpeza todo mês' });
    expect((await rafael.get(`processo/verificar/recorrencia/${id}`)).status).toBe(200);
    expect((await luciana.get(`processo/verificar/recorrencia/${id}`)).status).toBe(404);
  });
});

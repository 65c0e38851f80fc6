import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

const helena = () => ({
  nome: 'Helena Duarte Pires',
  email: 'helena@vilaserena.gov.br',
  login: 'Helena.Pires',
  senha: 'uma senha comprida',
  perfilAcesso: 1,
  unidades: [{ organizacao: world.ids.semad, unidade: world.ids.ccl, cargo: world.ids.cargo }],
});

describe('usuario', () => {
  it('guarda a senha como resumo argon2id, o login em minúsculas e a única unidade como padrão', async () => {
    const created = await world.administrator.post('usuario', helena());
    expect(created.erros).toEqual([]);
    expect(created.payload).toMatchObject({ login: 'helena.pires', unidades: [{ padrao: true }] });
    const { rows } = await world.platform.connection.pool.query<{ senha: string }>(
      'select senha from registro.usuario where id = $1',
      [created.payload['id']],
    );
    expect(rows[0]?.senha).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(created.payload)).not.toContain('senha');
  });

  it('pede ao menos uma unidade e exatamente uma padrão', async () => {
    const { semad, ccl, gabinete, cargo } = world.ids;
    const send = async (unidades: object[]): Promise<string[]> =>
      (await world.administrator.post('usuario', { ...helena(), login: 'outra.pessoa', unidades })).erros.map(
        ({ campo }) => campo,
      );
    const unit = (unidade: number, padrao: boolean): object => ({
      organizacao: semad,
      unidade,
      cargo,
      padrao,
    });
    expect(await send([])).toEqual(['unidades']);
    expect(await send([unit(ccl, false), unit(gabinete, false)])).toEqual(['unidades.0.padrao']);
    expect(await send([unit(ccl, true), unit(gabinete, true)])).toEqual(['unidades.1.padrao']);
    expect(await send([unit(ccl, true), unit(ccl, false)])).toEqual(['unidades.1.unidade']);
    expect(await send([{ ...unit(ccl, true), organizacao: world.ids.pgm }])).toEqual(['unidades.0.unidade']);
  });
});

describe('unidade', () => {
  it('fica na organização da superior e das subordinadas', async () => {
    const { semad, pgm, gabinete } = world.ids;
    const outside = await world.administrator.post('unidade', {
      codigo: 'X',
      sigla: 'X',
      nome: 'X',
      organizacao: pgm,
      unidadeSuperior: gabinete,
    });
    expect(outside.erros).toMatchObject([{ campo: 'unidadeSuperior' }]);
    await world.administrator.post('unidade', {
      codigo: 'Y',
      sigla: 'Y',
      nome: 'Y',
      organizacao: semad,
      unidadeSuperior: gabinete,
    });
    const { payload } = await world.administrator.get(`unidade/${gabinete}`);
    const moved = await world.administrator.put(`unidade/${gabinete}`, { ...payload, organizacao: pgm });
    expect(moved.erros).toMatchObject([{ campo: 'organizacao' }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from './register-calls.ts';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type Person, type RegisterWorld } from './register-world.ts';

let world: RegisterWorld;
let admin: Person;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material]);
  admin = world.administrator;
});

afterAll(() => world.close());

const refused = async (fields: object): Promise<readonly [number, readonly string[]]> => {
  const [status, erros] = refusal(await admin.post('material', { ...luva, codigo: 'N1', ...fields }));
  return [status, Object.keys(erros)];
};

describe('um valor que nenhuma coluna guarda é recusado no seu campo', () => {
  it('o sinal nulo em um texto, também de uma lista e de uma linha', async () => {
    expect(await refused({ descricao: 'Luva\0' })).toEqual([422, ['descricao']]);
    expect(await refused({ cores: ['azul\0'] })).toEqual([422, ['cores.0']]);
    expect(await refused({ lotes: [{ numero: 'L1' }, { numero: '\0' }] })).toEqual([422, ['lotes.1.numero']]);
  });

  it('um número que não é o de registro algum', async () => {
    const id = 2_147_483_648;
    expect(await refused({ categoria: id })).toEqual([422, ['categoria']]);
    expect(await refused({ unidades: [id] })).toEqual([422, ['unidades.0']]);
    expect(await refused({ lotes: [{ numero: 'L1', unidade: id }] })).toEqual([422, ['lotes.0.unidade']]);
    expect(await refused({ lotes: [{ id, numero: 'L1' }] })).toEqual([422, ['lotes.0.id']]);
  });

  it('um inteiro grande demais em uma linha de uma linha', async () => {
    const contagens = [{ dia: '2026-01-02', total: 9_007_199_254_740_992 }];
    expect(await refused({ lotes: [{ numero: 'L1', contagens }] })).toEqual([
      422,
      ['lotes.0.contagens.0.total'],
    ]);
  });
});

describe('o sinal nulo em uma consulta', () => {
  it('é recusado na pesquisa, nos filtros e nas escolhas', async () => {
    for (const path of ['material?q=%00', 'material?descricao_like=a%00', 'material/combo?q=%00'])
      expect([path, (await admin.get(path)).status]).toEqual([path, 400]);
  });
});

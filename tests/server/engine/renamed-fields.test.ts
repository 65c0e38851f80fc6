import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { registerCalls } from './register-calls.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { apply, change, query, register, texto, type Properties } from './small-register.ts';

let world: RegisterWorld;
const { create, change: save } = registerCalls(() => world);

const asset: RegisterDefinition = {
  ...register('patrimonio', {
    codigo: { type: 'string', title: 'Código', maxLength: 20, 'x-unique': true },
    sede: { type: 'integer', title: 'Sede', 'x-relation': { resource: 'organizacao-interna' } },
    partes: {
      type: 'array',
      title: 'Partes',
      'x-rows': true,
      items: {
        type: 'object',
        properties: { peca: { type: 'string', title: 'Peça', maxLength: 20, 'x-unique': true } },
      },
    },
    casas: {
      type: 'array',
      title: 'Casas',
      items: { type: 'integer' },
      'x-relation': { resource: 'organizacao-interna' },
    },
  }),
  permissions: {
    list: 'patrimonioListar',
    view: 'patrimonioVer',
    create: 'patrimonioIncluir',
    edit: 'patrimonioEditar',
  },
  kind: 'table',
  form: [{ title: 'Dados', fields: [['nome', 'codigo'], ['sede'], ['partes'], ['casas']] }],
  list: { columns: ['nome'], search: ['codigo'], filters: ['codigo', 'sede'], sort: 'codigo,asc' },
};

/** The same register with every field under another name. */
const renamed = (): RegisterDefinition => {
  const { nome, codigo, sede, partes, casas } = asset.schema.properties as Record<string, RegisterProperty>;
  const { peca } = partes?.items?.properties ?? {};
  return {
    ...asset,
    schema: {
      ...asset.schema,
      properties: {
        nome,
        tombo: { ...codigo, 'x-renamed-from': 'codigo' },
        dono: { ...sede, 'x-renamed-from': 'sede' },
        itens: {
          ...partes,
          'x-renamed-from': 'partes',
          items: { type: 'object', properties: { item: { ...peca, 'x-renamed-from': 'peca' } } },
        },
        lugares: { ...casas, 'x-renamed-from': 'casas' },
      } as Properties,
    },
    form: [{ title: 'Dados', fields: [['nome', 'tombo'], ['dono'], ['itens'], ['lugares']] }],
    list: { columns: ['nome'], search: ['tombo'], filters: ['tombo', 'dono'], sort: 'tombo,asc' },
  };
};

beforeAll(async () => {
  world = await openRegisterWorld([asset]);
});

afterAll(() => world.close());

describe('um campo que muda de nome', () => {
  it('leva os dados, as linhas, as relações e o histórico, que se lê e se restaura', async () => {
    const { semad, pgm } = world.ids;
    const id = await create('patrimonio', {
      nome: 'Mesa',
      codigo: 'A1',
      sede: semad,
      partes: [{ peca: 'tampo' }],
      casas: [semad, pgm],
    });
    expect(
      (await save('patrimonio', id, { codigo: 'B2', partes: [{ peca: 'pé' }], casas: [pgm] })).status,
    ).toBe(200);
    await world.write(renamed());
    expect(await world.platform.engine.load()).toEqual([]);
    const { administrator } = world;
    const { payload } = await administrator.get(`patrimonio/${id}`);
    expect(payload).toMatchObject({ tombo: 'B2', dono: semad, itens: [{ item: 'pé' }], lugares: [pgm] });
    expect((await administrator.get('patrimonio?q=b2')).payload['total']).toBe(1);
    const { payload: history } = await administrator.get(`patrimonio/${id}/historico`);
    const [last] = history['itens'] as { campos: unknown[] }[];
    expect(last?.campos).toEqual([
      { campo: 'tombo', antes: 'A1', depois: 'B2' },
      { campo: 'itens', antes: [{ item: 'tampo' }], depois: [{ item: 'pé' }] },
      expect.objectContaining({ campo: 'lugares' }),
    ]);
    const back = await administrator.post(`patrimonio/${id}/restaurar`, { versao: 1, versaoAtual: 2 });
    expect(back.erros).toEqual([]);
    expect((await administrator.get(`patrimonio/${id}`)).payload).toMatchObject({
      tombo: 'A1',
      itens: [{ item: 'tampo' }],
      lugares: [semad, pgm],
    });
    // the rules came along with the values
    const again = await administrator.post('patrimonio', { nome: 'Outra', tombo: 'A1' });
    expect(again.erros).toMatchObject([{ campo: 'tombo' }]);
    expect(
      await query(
        world,
        `select conname from pg_constraint c join pg_class t on t.oid = conrelid where relname like 'patrimonio%' and conname ~ 'codigo|sede|partes|casas' and contype in ('u', 'f')`,
      ),
    ).toEqual([]);
  });

  it('e de tipo ou regra ao mesmo tempo é conferido como os outros, e recusado fica como estava', async () => {
    const before: Properties = { valor: texto() };
    const after: Properties = {
      total: { type: 'integer', title: 'Total', minimum: 0, maximum: 9, 'x-renamed-from': 'valor' },
    };
    const filled = [`(nome, valor) values ('a', '5'), ('b', 'x')`];
    expect((await change(world, 'renomeiatipo', before, filled, after)).reasons).toEqual([
      'tipoIncompativel',
    ]);
    expect(await query(world, 'select valor from registro.renomeiatipo order by id')).toEqual([
      { valor: '5' },
      { valor: 'x' },
    ]);
    expect((await apply(world, register('renomeiatipo', after), true)).refusals).toEqual([]);
    expect(await query(world, 'select total from registro.renomeiatipo order by id')).toEqual([
      { total: 5 },
      { total: null },
    ]);
  });

  it('sem a palavra é um campo que sai, e é recusado se tem dados', async () => {
    const filled = [`(nome, valor) values ('a', '5')`];
    const { reasons } = await change(world, 'semrenome', { valor: texto() }, filled, { total: texto() });
    expect(reasons).toEqual(['campoComDados']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { apply, change, inteiro, query, register, texto, type Properties } from './small-register.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

const numero = (more: Partial<RegisterProperty> = {}): RegisterProperty => ({
  type: 'number',
  title: 'Valor',
  ...more,
});
const dia = (title: string, more: Partial<RegisterProperty> = {}): RegisterProperty => ({
  type: 'string',
  title,
  format: 'date',
  ...more,
});
const rows = (...values: readonly string[]): string[] => [
  `(nome, valor) values ${values.map((value) => `('a', ${value})`).join(', ')}`,
];

describe('o que só código julga', () => {
  it.each<[string, RegisterProperty, string[], RegisterProperty, string, string]>([
    [
      'pattern',
      texto(),
      rows(`'AB'`, `'ab'`, 'null'),
      { ...texto(), pattern: '^[A-Z]+$' },
      '/pattern',
      '(2)',
    ],
    [
      'format',
      texto(),
      rows(`'52998224725'`, `'111'`, `'529.982.247-25'`),
      { ...texto(), format: 'cpf' },
      '/format',
      '(2, 3)',
    ],
    [
      'mascara',
      texto(),
      rows(`'AB-1'`, `'ab-1'`, `'A1'`),
      { ...texto(), 'x-mask': 'AA-9' },
      '/x-mask',
      '(2, 3)',
    ],
    ['centavos', numero(), rows('0.29', '19.995', '3'), numero({ multipleOf: 0.01 }), '/multipleOf', '(2)'],
    ['curto', texto(), rows(`'a'`, `'abc'`), { ...texto(), minLength: 2 }, '/minLength', '(1)'],
    [
      'positivo',
      numero(),
      rows('0', '1', '-1'),
      numero({ exclusiveMinimum: 0, 'x-except': -1 }),
      '/exclusiveMinimum',
      '(1)',
    ],
  ])(
    '%s é recusado sobre o que não o cumpre, e aceito quando cumpre',
    async (name, before, inserts, after, place, examples) => {
      const { refusals } = await change(world, `aperta${name}`, { valor: before }, inserts, { valor: after });
      expect(refusals).toMatchObject([
        {
          guard: 'foraDaRegra',
          pointer: `/schema/properties/valor${place}`,
          reason: expect.stringContaining(examples) as string,
        },
      ]);
      expect(refusals[0]).not.toHaveProperty('command');
      const ids = examples.replaceAll(/[()]/g, '');
      await query(world, `delete from registro.aperta${name} where id in (${ids})`);
      expect((await apply(world, register(`aperta${name}`, { valor: after }))).refusals).toEqual([]);
    },
  );

  it('o que afrouxa ou não muda passa sem olhar os dados', async () => {
    const asked: Properties = { valor: { ...texto(), pattern: '^[A-Z]+$' } };
    const { refusals } = await change(world, 'afrouxa', asked, rows(`'minúsculas'`), {
      valor: { ...texto(), pattern: '^[A-Z]+$', title: 'Sigla' },
    });
    expect(refusals).toEqual([]);
    expect((await apply(world, register('afrouxa', { valor: texto() }))).refusals).toEqual([]);
  });

  it('o valor é o que a coluna terá, quando muda de tipo', async () => {
    const code = { valor: { ...texto(), pattern: '^[0-9]{3}$' } };
    const { refusals } = await change(world, 'viracodigo', { valor: inteiro() }, rows('123', '7'), code);
    expect(refusals).toMatchObject([
      { guard: 'foraDaRegra', reason: expect.stringContaining('(2)') as string },
    ]);
  });

  it('também nas linhas de um registro', async () => {
    const grid = (item: RegisterProperty): Properties => ({
      valor: {
        type: 'array',
        title: 'Valor',
        'x-rows': true,
        items: { type: 'object', properties: { item } },
      },
    });
    await apply(world, register('apertalinha', grid({ type: 'string', title: 'Item' })));
    await query(world, `insert into registro.apertalinha (nome) values ('a')`);
    await query(
      world,
      `insert into registro.apertalinha_valor (registro_id, ordem, item) values (1, 1, 'x'), (1, 2, '7')`,
    );
    const next = register('apertalinha', grid({ type: 'string', title: 'Item', pattern: '^[0-9]$' }));
    expect((await apply(world, next)).refusals).toMatchObject([
      { guard: 'foraDaRegra', pointer: '/schema/properties/valor/items/properties/item/pattern' },
    ]);
  });

  it('milhares de registros são julgados em partes', async () => {
    await apply(world, register('muitos', { valor: texto() }));
    await query(
      world,
      `insert into registro.muitos (nome, valor) select 'a', case when n % 1000 = 0 then 'x' else '7' end from generate_series(1, 5000) n`,
    );
    const { refusals } = await apply(
      world,
      register('muitos', { valor: { ...texto(), pattern: '^[0-9]$' } }),
    );
    expect(refusals).toMatchObject([
      { reason: expect.stringContaining('5 registros (1000, 2000, 3000, 4000, 5000)') as string },
    ]);
  });
});

describe('uma comparação nova', () => {
  it('é recusada onde não vale, e onde falta um dos dois não há o que comparar', async () => {
    const before: Properties = { inicio: dia('Início'), fim: dia('Fim') };
    const dates = [
      `(nome, inicio, fim) values ('a', '2026-01-02', '2026-01-01'), ('b', '2026-01-01', '2026-01-02'), ('c', '2026-01-01', null)`,
    ];
    const after: Properties = { inicio: dia('Início'), fim: dia('Fim', { 'x-compare': { gte: 'inicio' } }) };
    const { refusals } = await change(world, 'comparadias', before, dates, after);
    expect(refusals).toMatchObject([
      {
        guard: 'comparacaoFalha',
        pointer: '/schema/properties/fim/x-compare/gte',
        reason: expect.stringContaining('1 registro (1)') as string,
      },
    ]);
  });

  it('de momentos é pelo instante, e com um campo novo pelo valor que ele ganha', async () => {
    const moment = (more: Partial<RegisterProperty> = {}): RegisterProperty => ({
      type: 'string',
      title: 'Valor',
      format: 'date-time',
      ...more,
    });
    const moments = [
      `(nome, valor, depois) values ('a', '2026-01-01T12:00:00Z', '2026-01-01T10:00:00-03:00'), ('b', '2026-01-02T12:00:00Z', '2026-01-02T08:00:00-03:00')`,
    ];
    const compared = await change(world, 'comparamomentos', { valor: moment(), depois: moment() }, moments, {
      valor: moment(),
      depois: moment({ 'x-compare': { gt: 'valor' } }),
    });
    expect(compared.refusals).toMatchObject([{ reason: expect.stringContaining('(2)') as string }]);
    const given = await change(
      world,
      'comparanovo',
      { valor: inteiro() },
      rows('5', '20'),
      { valor: inteiro({ 'x-compare': { lte: 'teto' } }), teto: inteiro({ title: 'Teto', default: 10 }) },
      { required: ['teto'] },
    );
    expect(given.refusals).toMatchObject([
      { guard: 'comparacaoFalha', reason: expect.stringContaining('(2)') as string },
    ]);
  });
});

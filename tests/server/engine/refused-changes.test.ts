import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterProperty } from '#schemas/generated-definition.ts';
import { applyDefinitions, removeDefinition } from '#server/engine/store/apply-definitions.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { apply, change, inteiro, query, register, texto, type Properties } from './small-register.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

const link = (resource: string): Properties => ({ valor: inteiro({ 'x-relation': { resource } }) });
const links = (resource: string): Properties => ({
  valor: { type: 'array', title: 'Valor', items: { type: 'integer' }, 'x-relation': { resource } },
});

describe('uma mudança que os dados não deixam conferir', () => {
  it('recusa só o registro dela: os outros valem, e o servidor sobe', async () => {
    await apply(world, register('textoquevirarelacao', { valor: texto() }));
    await query(
      world,
      `insert into registro.textoquevirarelacao (nome, valor) values ('a', '7'), ('b', 'sete')`,
    );
    await apply(world, register('apontaonovo', { valor: inteiro() }));
    await query(world, `insert into registro.apontaonovo (nome, valor) values ('a', 7)`);
    await apply(world, register('apontavarios', links('organizacao-interna')));
    await query(world, `insert into registro.apontavarios (nome) values ('a')`);
    await query(
      world,
      `insert into registro.apontavarios_valor (registro_id, alvo_id, ordem) select 1, min(id), 1 from registro.organizacao_interna`,
    );
    await world.write(register('textoquevirarelacao', link('sigilo')));
    await world.write(register('apontaonovo', link('vemjunto')));
    await world.write(register('apontavarios', links('vemjunto')));
    await world.write(register('vemjunto', {}));
    const other = await world.another();
    const refusals = await other.engine.load();
    expect(refusals.map(({ register: name, guard }) => [name, guard])).toEqual([
      ['apontaonovo', 'semRegistroApontado'],
      ['apontavarios', 'relacaoTrocada'],
      ['textoquevirarelacao', 'tipoIncompativel'],
      ['textoquevirarelacao', 'semRegistroApontado'],
    ]);
    expect(other.engine.models().has('vemjunto')).toBe(true);
  });

  it('e o que o banco nem entende também', async () => {
    const { db } = world.platform.connection;
    await apply(world, register('incompreensivel', { valor: inteiro() }));
    const outcome = await applyDefinitions(db, [
      { definition: register('incompreensivel', { valor: inteiro({ enum: ['A'] }) }), file: 'x.json' },
      { definition: register('compreensivel', {}), file: 'y.json' },
    ]);
    expect(outcome.changed).toEqual(['compreensivel']);
    expect(outcome.refusals).toMatchObject([
      {
        register: 'incompreensivel',
        file: 'x.json',
        reason: expect.stringContaining('O banco de dados recusou') as string,
      },
    ]);
  });
});

describe('o que muda de sentido sem mudar de valor', () => {
  it('uma relação preenchida não passa a apontar para outro cadastro, e o comando a esvazia', async () => {
    const filled = `(nome, valor) select 'a', min(id) from registro.organizacao_interna`;
    const { refusals } = await change(
      world,
      'trocaalvo',
      link('organizacao-interna'),
      [filled],
      link('unidade'),
    );
    expect(refusals).toMatchObject([
      {
        guard: 'relacaoTrocada',
        pointer: '/schema/properties/valor/x-relation',
        command: 'malote registros aplicar trocaalvo --aceitar-perda',
      },
    ]);
    await apply(world, register('trocaalvo', link('unidade')), true);
    expect(await query(world, 'select valor from registro.trocaalvo')).toEqual([{ valor: null }]);
  });

  it('a relação com vários também', async () => {
    await apply(world, register('trocaalvos', links('organizacao-interna')));
    await query(world, `insert into registro.trocaalvos (nome) values ('a')`);
    await query(
      world,
      `insert into registro.trocaalvos_valor (registro_id, alvo_id, ordem) select 1, min(id), 1 from registro.organizacao_interna`,
    );
    const next = register('trocaalvos', links('unidade'));
    expect((await apply(world, next)).refusals).toMatchObject([{ guard: 'relacaoTrocada' }]);
    expect((await apply(world, next, true)).refusals).toEqual([]);
    expect(await query(world, 'select * from registro.trocaalvos_valor')).toEqual([]);
  });

  it('um código com zeros à frente não vira número', async () => {
    const codes = `(nome, valor) values ('a', '007'), ('b', '7'), ('c', '-0'), ('d', '-12'), ('e', '0')`;
    const { refusals } = await change(world, 'zeros', { valor: texto() }, [codes], { valor: inteiro() });
    expect(refusals).toMatchObject([
      { guard: 'tipoIncompativel', reason: expect.stringContaining('2 registros (1, 3)') as string },
    ]);
    const decimals = `(nome, valor) values ('a', '1.50'), ('b', '1.5'), ('c', '0.25'), ('d', '12'), ('e', '01.5')`;
    const number = { valor: { type: 'number', title: 'Valor' } } as const;
    expect((await change(world, 'decimais', { valor: texto() }, [decimals], number)).refusals).toMatchObject([
      { guard: 'tipoIncompativel', reason: expect.stringContaining('2 registros (1, 5)') as string },
    ]);
  });

  it('um texto vira data quando é um dia do calendário', async () => {
    const days = ['2024-01-31', '2024-02-29', '2000-02-29', '2023-04-30', '2023-12-31', '1999-11-29'];
    const others = [
      '2023-02-29',
      '1900-02-29',
      '2023-04-31',
      '2023-13-01',
      '2023-00-10',
      '0000-01-01',
      '31/01/2024',
    ];
    const rows = [...days, ...others].map((day) => `('a', '${day}')`).join(', ');
    const date = { valor: { ...texto(), format: 'date' } } as const;
    const { refusals } = await change(
      world,
      'dias',
      { valor: texto() },
      [`(nome, valor) values ${rows}`],
      date,
    );
    expect(refusals).toMatchObject([
      { guard: 'tipoIncompativel', reason: expect.stringContaining(`${others.length} registros`) as string },
    ]);
    expect((await apply(world, register('dias', date), true)).refusals).toEqual([]);
    expect(
      await query(world, `select valor::text from registro.dias where valor is not null order by id`),
    ).toEqual(days.map((valor) => ({ valor })));
  });
});

describe('o que passa a pedir mais do que os registros têm', () => {
  it('ao menos uma linha, ou uma relação, onde não há nenhuma', async () => {
    const rows: Properties = {
      valor: {
        type: 'array',
        title: 'Valor',
        'x-rows': true,
        items: { type: 'object', properties: { item: { type: 'string', title: 'Item' } } },
      },
    };
    const empty = [`(nome) values ('a')`];
    const required = { required: ['valor'] };
    expect((await change(world, 'linhaspedidas', rows, empty, rows, required)).reasons).toEqual([
      'obrigatorioVazio',
    ]);
    expect((await change(world, 'linhasnovas', {}, empty, rows, required)).reasons).toEqual([
      'obrigatorioVazio',
    ]);
    const many = links('unidade');
    expect((await change(world, 'relacoespedidas', many, empty, many, required)).reasons).toEqual([
      'obrigatorioVazio',
    ]);
    await query(
      world,
      `insert into registro.linhaspedidas_valor (registro_id, ordem, item) values (1, 1, 'x')`,
    );
    const two: Properties = { valor: { ...rows['valor'], minItems: 2 } as RegisterProperty };
    expect((await apply(world, register('linhaspedidas', two))).refusals).toMatchObject([
      { guard: 'poucosItens', pointer: '/schema/properties/valor' },
    ]);
    expect((await apply(world, register('linhaspedidas', rows, required))).refusals).toEqual([]);
  });

  it('um limite junto com outro tipo', async () => {
    const numbers = [`(nome, valor) values ('a', 12345), ('b', 7)`];
    const short = await change(world, 'curto', { valor: inteiro() }, numbers, { valor: texto(3) });
    expect(short.reasons).toEqual(['textoMaior']);
    expect((await apply(world, register('curto', { valor: texto(3) }), true)).refusals).toEqual([]);
    expect(await query(world, 'select valor from registro.curto order by id')).toEqual([
      { valor: null },
      { valor: '7' },
    ]);
    const texts = [`(nome, valor) values ('a', '50'), ('b', 'x')`];
    const small = await change(world, 'pequeno', { valor: texto() }, texts, {
      valor: inteiro({ minimum: 0, maximum: 9 }),
    });
    expect(small.reasons).toEqual(['tipoIncompativel', 'foraDoLimite']);
  });

  it('segredo sobre o que está à vista, e o contrário', async () => {
    const secret: Properties = { valor: { ...texto(), 'x-secret': true } };
    const filled = [`(nome, valor) values ('a', 'x')`];
    expect((await change(world, 'esconde', { valor: texto() }, filled, secret)).reasons).toEqual([
      'segredoTrocado',
    ]);
    expect((await change(world, 'revela', secret, filled, { valor: texto() })).reasons).toEqual([
      'segredoTrocado',
    ]);
    const { refusals } = await apply(world, register('esconde', secret), true);
    expect(refusals).toEqual([]);
    expect(await query(world, 'select valor from registro.esconde')).toEqual([{ valor: null }]);
  });

  it('um registro só, onde há nenhum, um ou vários', async () => {
    const single = (name: string) => ({ ...register(name, {}), kind: 'single' as const });
    for (const name of ['nenhum', 'um', 'varios']) await apply(world, register(name, {}));
    await query(world, `insert into registro.um (nome) values ('a')`);
    await query(world, `insert into registro.varios (nome) values ('a'), ('b')`);
    expect((await apply(world, single('nenhum'))).refusals).toEqual([]);
    expect((await apply(world, single('um'))).refusals).toEqual([]);
    expect((await apply(world, single('varios'))).refusals).toMatchObject([
      { guard: 'registrosDemais', pointer: '/kind' },
    ]);
    expect(await query(world, 'select id, nome from registro.nenhum')).toEqual([{ id: 1, nome: null }]);
    expect(await query(world, 'select id, nome from registro.um')).toEqual([{ id: 1, nome: 'a' }]);
  });

  it('quem ainda aponta para o que sai é nomeado', async () => {
    await apply(world, register('apontado', {}));
    await apply(world, register('apontador', link('apontado')));
    expect(
      await removeDefinition(world.platform.connection.db, 'apontado', { acceptLoss: true }),
    ).toMatchObject([
      { guard: 'emUsoPorOutros', reason: expect.stringContaining('registro.apontador') as string },
    ]);
  });
});

import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { applyRegister, checkRegisters, newRegister, removeRegister } from '#server/engine/index.ts';
import { isEmptyPlan } from '#server/engine/migration/plan.ts';
import { planMigration } from '#server/engine/migration/plan-migration.ts';
import { applyDefinitions } from '#server/engine/store/apply-definitions.ts';
import { categoria, material } from './material.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import * as smallRegister from './small-register.ts';
import { inteiro, register, texto, type Properties } from './small-register.ts';

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld();
});

afterAll(() => world.close());

const query = <T extends object>(sql: string): Promise<T[]> => smallRegister.query<T>(world, sql);
const apply = (definition: RegisterDefinition, acceptLoss = false) =>
  smallRegister.apply(world, definition, acceptLoss);
const change = (
  name: string,
  before: Properties,
  inserts: readonly string[],
  after: Properties,
  more: Partial<RegisterDefinition['schema']> = {},
  acceptLoss = false,
) => smallRegister.change(world, name, before, inserts, after, more, acceptLoss);

describe('o plano', () => {
  it('de uma definição para ela mesma é vazio', () => {
    expect(isEmptyPlan(planMigration(material, structuredClone(material)))).toBe(true);
    expect(isEmptyPlan(planMigration(undefined, material))).toBe(false);
  });

  it('não faz nada quando só muda o que se vê', () => {
    expect(
      isEmptyPlan(
        planMigration(material, { ...material, title: { one: 'Item', many: 'Itens', gender: 'm' } }),
      ),
    ).toBe(true);
  });
});

describe('o que só acrescenta se faz sozinho', () => {
  it('campo novo, opcional ou com valor para os que existem', async () => {
    const { reasons, rows } = await change(
      'acrescenta',
      {},
      [`(nome) values ('a')`],
      {
        valor: texto(),
        ativo: { type: 'boolean', title: 'Ativo', default: true },
        pais: { type: 'string', title: 'País', default: 'Brasil' },
      },
      { required: ['pais'] },
    );
    expect(reasons).toEqual([]);
    expect(rows).toMatchObject([{ nome: 'a', valor: null, ativo: true, pais: 'Brasil' }]);
  });

  it('tipo que alarga, limite que alarga, opção nova, obrigatório que deixa de ser', async () => {
    const { reasons, rows } = await change(
      'alarga',
      { valor: inteiro({ maximum: 100 }), uf: { type: 'string', title: 'UF', enum: ['SP'] } },
      [`(nome, valor, uf) values ('a', 42, 'SP')`],
      { valor: { type: 'string', title: 'Valor' }, uf: { type: 'string', title: 'UF', enum: ['SP', 'MG'] } },
    );
    expect(reasons).toEqual([]);
    expect(rows).toMatchObject([{ valor: '42', uf: 'SP' }]);
  });

  it('campo vazio em todos os registros pode sair', async () => {
    const { reasons, rows } = await change('saivazio', { valor: texto() }, [`(nome) values ('a')`], {});
    expect(reasons).toEqual([]);
    expect(rows[0]).not.toHaveProperty('valor');
  });

  it('busca e índices acompanham a lista', async () => {
    const plain = register('acompanha', { valor: texto(50) });
    await apply(plain);
    const searched = {
      ...plain,
      list: {
        columns: ['nome'],
        search: ['nome', 'valor'],
        filters: ['valor'],
        sort: ['nome,asc', 'valor,desc'],
      },
    };
    expect((await apply(searched)).refusals).toEqual([]);
    await query(`insert into registro.acompanha (nome, valor) values ('São', 'João')`);
    expect(await query('select _busca from registro.acompanha')).toEqual([{ _busca: 'sao joao' }]);
    expect((await apply(plain)).refusals).toEqual([]);
    expect(
      await query(
        `select indexname from pg_indexes where schemaname = 'registro' and tablename = 'acompanha' order by 1`,
      ),
    ).toEqual([
      { indexname: 'acompanha_pkey' },
      { indexname: 'ix_acompanha__rotulo' },
      { indexname: 'ix_acompanha_nome' },
      { indexname: 'ix_acompanha_nome__desc' },
    ]);
  });

  it('um nome sem limite cabe: o índice das escolhas não o recusa', async () => {
    await apply(register('nomelongo', { nome: { type: 'string', title: 'Nome' } }));
    await query(
      `insert into registro.nomelongo (nome) select string_agg(md5(i::text), '') from generate_series(1, 400) i`,
    );
    expect(await query('select char_length(nome) as tamanho from registro.nomelongo')).toEqual([
      { tamanho: 12_800 },
    ]);
  });

  it('registros que apontam um para o outro nascem juntos', async () => {
    const link = (resource: string): Properties => ({ outro: inteiro({ 'x-relation': { resource } }) });
    const outcome = await applyDefinitions(world.platform.connection.db, [
      { definition: register('ovo', link('galinha')), file: undefined },
      { definition: register('galinha', link('ovo')), file: undefined },
    ]);
    expect(outcome).toMatchObject({ changed: ['ovo', 'galinha'], refusals: [] });
  });
});

describe('o que perderia dados é recusado e nada muda', () => {
  it.each<[string, string, Properties, string[], Properties, Partial<RegisterDefinition['schema']>]>([
    ['campoComDados', 'campo que sai', { valor: texto() }, [`(nome, valor) values ('a', 'x')`], {}, {}],
    [
      'obrigatorioVazio',
      'obrigatório sobre vazios',
      { valor: texto() },
      [`(nome) values ('a')`],
      { valor: texto() },
      { required: ['valor'] },
    ],
    [
      'obrigatorioVazio',
      'campo novo obrigatório',
      {},
      [`(nome) values ('a')`],
      { valor: texto() },
      { required: ['valor'] },
    ],
    [
      'valoresRepetidos',
      'único sobre repetidos',
      { valor: texto() },
      [`(nome, valor) values ('a', 'x'), ('b', 'x')`],
      { valor: { ...texto(), 'x-unique': true } },
      {},
    ],
    [
      'valoresRepetidos',
      'dois campos únicos',
      { valor: texto() },
      [`(nome, valor) values ('a', 'x'), ('a', 'x')`],
      { valor: texto() },
      { 'x-unique': [['nome', 'valor']] },
    ],
    [
      'tipoIncompativel',
      'texto que vira número',
      { valor: texto() },
      [`(nome, valor) values ('a', '12'), ('b', 'doze')`],
      { valor: inteiro() },
      {},
    ],
    [
      'tipoIncompativel',
      'número que encolhe',
      { valor: { type: 'number', title: 'Valor' } },
      [`(nome, valor) values ('a', 1), ('b', 1.5)`],
      { valor: inteiro() },
      {},
    ],
    [
      'textoMaior',
      'texto mais curto',
      { valor: texto(50) },
      [`(nome, valor) values ('a', 'comprido demais')`],
      { valor: texto(5) },
      {},
    ],
    [
      'foraDoLimite',
      'mínimo maior',
      { valor: inteiro({ minimum: 0, maximum: 9 }) },
      [`(nome, valor) values ('a', 1)`],
      { valor: inteiro({ minimum: 2, maximum: 9 }) },
      {},
    ],
    [
      'opcaoEmUso',
      'opção que sai',
      { valor: { ...texto(), enum: ['A', 'B'] } },
      [`(nome, valor) values ('a', 'B')`],
      { valor: { ...texto(), enum: ['A'] } },
      {},
    ],
    [
      'semRegistroApontado',
      'número que vira relação',
      { valor: inteiro({ maximum: 9 }) },
      [`(nome, valor) values ('a', 7)`],
      { valor: inteiro({ 'x-relation': { resource: 'sigilo' } }) },
      {},
    ],
  ])('%s: %s', async (reason, title, before, inserts, after, more) => {
    const name = `r${title
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()}`;
    const { reasons, rows } = await change(name, before, inserts, after, more);
    expect(reasons).toEqual([reason]);
    if (before['valor']) expect(rows[0]).toHaveProperty('valor');
    expect(await query(`select versao from registro_definicao where nome = '${name}'`)).toEqual([
      { versao: 1 },
    ]);
  });

  it('e o comando aceita a perda onde uma pessoa não precisa decidir', async () => {
    const { reasons, rows } = await change(
      'perde',
      { valor: texto(), longo: texto(50), sai: texto() },
      [`(nome, valor, longo, sai) values ('a', 'doze', 'comprido demais', 'x'), ('b', '12', 'curto', null)`],
      { valor: inteiro(), longo: texto(5) },
      {},
      true,
    );
    expect(reasons).toEqual([]);
    expect(rows).toMatchObject([
      { valor: null, longo: 'compr' },
      { valor: 12, longo: 'curto' },
    ]);
  });

  it('diz quantos registros, quais, e o comando', async () => {
    await apply(register('contados', { valor: texto() }));
    await query(`insert into registro.contados (nome, valor) values ('a', 'x'), ('b', 'y')`);
    const { refusals } = await apply(register('contados', {}));
    expect(refusals).toMatchObject([
      {
        pointer: '/schema/properties/valor',
        reason: 'Valor saiu da definição e tem dados em 2 registros (1, 2).',
        command: 'malote registros aplicar contados --aceitar-perda',
      },
    ]);
  });

  it('uma definição recusada não impede as outras', async () => {
    await apply(register('parada', { valor: texto() }));
    await query(`insert into registro.parada (nome, valor) values ('a', 'x')`);
    const { changed, refusals } = await applyDefinitions(world.platform.connection.db, [
      { definition: register('parada', {}), file: 'parada.json' },
      { definition: register('seguinte', {}), file: 'seguinte.json' },
    ]);
    expect(changed).toEqual(['seguinte']);
    expect(refusals).toMatchObject([{ register: 'parada', file: 'parada.json' }]);
  });
});

describe('o que não se cumpriria dentro de linhas', () => {
  it('é recusado no arquivo', async () => {
    const folder = await mkdtemp(join(world.folder, 'linhas-'));
    const senha: RegisterProperty = { type: 'string', title: 'Senha', 'x-secret': true };
    const itens: RegisterProperty = {
      type: 'array',
      title: 'Itens',
      'x-rows': true,
      items: {
        type: 'object',
        properties: { senha, conta: { type: 'integer', title: 'Conta', readOnly: true } },
      },
    };
    await writeFile(join(folder, 'linhas.json'), JSON.stringify(register('linhas', { itens })));
    const { lines } = await checkRegisters([folder]);
    expect(lines[0]).toContain(
      '/schema/properties/itens/items/properties/senha/x-secret: x-secret não vale dentro de linhas',
    );
    expect(lines[1]).toContain('/conta/readOnly: readOnly não vale dentro de linhas');
  });
});

describe('os comandos', () => {
  it('escrevem um começo que vale como está, conferem, aplicam e removem', async () => {
    const { folder, platform } = world;
    const { db } = platform.connection;
    expect((await newRegister(folder, 'Nome Errado')).ok).toBe(false);
    expect((await newRegister(folder, 'veiculo-oficial')).ok).toBe(true);
    expect((await newRegister(folder, 'veiculo-oficial')).ok).toBe(false);
    const resources = new URL('../../../resources/', import.meta.url).pathname;
    expect(await checkRegisters([resources, folder])).toMatchObject({ ok: true });
    expect(await applyRegister(db, [resources, folder], 'veiculo-oficial', false)).toMatchObject({
      ok: true,
    });
    expect((await world.platform.engine.load()).length).toBe(0);
    expect(
      (await world.administrator.post('veiculo-oficial', { codigo: '1', nome: 'Ambulância' })).status,
    ).toBe(200);
    expect((await removeRegister(db, [resources, folder], 'veiculo-oficial', true)).lines[0]).toContain(
      'apague-o antes',
    );
    expect(await removeRegister(db, [resources], 'veiculo-oficial', false)).toMatchObject({
      ok: false,
      lines: [
        expect.stringContaining('tem 1 registro.'),
        '  malote registros remover veiculo-oficial --aceitar-perda',
      ],
    });
    expect(await removeRegister(db, [resources], 'veiculo-oficial', true)).toMatchObject({ ok: true });
    expect(await query(`select to_regclass('registro.veiculo_oficial') as tabela`)).toEqual([
      { tabela: null },
    ]);
  });

  it('não escrevem o que o servidor recusaria', async () => {
    const { folder } = world;
    for (const [name, reason] of [
      ['documento', 'reservado'],
      ['nome-de-cadastro-que-nao-cabe-em-quarenta-letras', 'limite'],
    ] as const) {
      expect(await newRegister(folder, name)).toMatchObject({
        ok: false,
        lines: expect.arrayContaining([expect.stringContaining(reason)]) as string[],
      });
      expect(await readdir(folder)).not.toContain(`${name}.json`);
    }
  });

  it('não removem o registro cujo arquivo está lá, mesmo quebrado', async () => {
    const folder = await mkdtemp(join(world.folder, 'quebrado-'));
    await apply(register('quebrado', {}));
    await writeFile(join(folder, 'quebrado.json'), '{ "name": ');
    const { lines, ok } = await removeRegister(world.platform.connection.db, [folder], 'quebrado', true);
    expect(ok).toBe(false);
    expect(lines[0]).toContain('apague-o antes');
    expect(await query(`select to_regclass('registro.quebrado')::text as tabela`)).toEqual([
      { tabela: 'registro.quebrado' },
    ]);
  });

  it('não removem o que outro registro aponta', async () => {
    await applyDefinitions(world.platform.connection.db, [
      { definition: categoria, file: undefined },
      { definition: material, file: undefined },
    ]);
    expect(await removeRegister(world.platform.connection.db, [], 'categoria-material', true)).toMatchObject({
      ok: false,
    });
  });
});

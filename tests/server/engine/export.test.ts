import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { openSheet } from '#server/engine/sheet/index.ts';
import { openArchive } from '#server/engine/sheet/xlsx-archive.ts';
import { batchSize, exportRows } from '#server/engine/transfer/export-rows.ts';
import { registerNamed, viewFor } from '#server/engine/index.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type RegisterWorld } from './register-world.ts';
import { download } from './transfer-calls.ts';

/** Notes that each unit sees alone. */
const bilhete: RegisterDefinition = {
  name: 'bilhete-unidade',
  area: 'administracao',
  title: { one: 'Bilhete', many: 'Bilhetes', gender: 'm' },
  represent: '{texto}',
  permissions: { list: 'bilheteUnidadeListar', create: 'bilheteUnidadeIncluir' },
  schema: {
    type: 'object',
    required: ['texto', 'unidade'],
    'x-scope': 'own-unit',
    properties: {
      texto: { type: 'string', title: 'Texto', maxLength: 100 },
      unidade: { type: 'integer', title: 'Unidade', 'x-relation': { resource: 'unidade' } },
    },
  },
  form: [{ title: 'Dados', fields: [['texto', 'unidade']] }],
  list: { columns: ['texto', 'unidade'], sort: 'texto,asc' },
};

let world: RegisterWorld;

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material, bilhete]);
  const { administrator, ids } = world;
  const protecao = await administrator.post('categoria-material', { nome: 'Proteção' });
  await administrator.post('material', {
    ...luva,
    categoria: protecao.payload['id'],
    unidades: [ids.ccl, ids.gabinete],
    custo: 12.5,
    chave: 'segredo-da-integração',
    lotes: [{ numero: 'L1', unidade: ids.ccl, contagens: [{ dia: '2026-05-01', total: 3 }] }],
  });
  await administrator.post('material', {
    codigo: 'MAT-2',
    descricao: '=SOMA(A1:A9)',
    situacao: 'BAIXADO',
    motivoBaixa: 'Duas linhas;\ne "aspas"',
    ativo: false,
  });
});

afterAll(() => world.close());

describe('a exportação', () => {
  it('leva o que a lista mostra: rótulos, máscaras, datas e números de quem lê', async () => {
    const { administrator } = world;
    const file = await download(
      world,
      administrator,
      'material',
      'colunas=codigo,situacao,categoria,unidades,quantidade,peso,aquisicao,inventario,fornecedor,cores,resumo,ativo&sort=codigo,asc',
    );
    expect([file.status, file.name, file.type]).toEqual([
      200,
      'Materiais 2026-11-20.csv',
      'text/csv; charset=utf-8',
    ]);
    expect(file.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(file.lines).toEqual([
      [
        'Código',
        'Situação',
        'Categoria',
        'Unidades que usam',
        'Quantidade',
        'Peso',
        'Aquisição',
        'Inventário',
        'Fornecedor',
        'Cores',
        'Resumo',
        'Ativo',
      ],
      [
        'MAT-1',
        'Novo',
        'Proteção',
        'CCL - Coordenadoria de Compras e Licitações | GAB - Gabinete',
        '40',
        '0,25',
        '10/03/2026',
        '19/11/2026 18:30:00',
        '12.ABC.345/01DE-35',
        'Azul | Preto',
        'MAT-1: Proteção',
        'Sim',
      ],
      ['MAT-2', 'Baixado', '', '', '', '', '', '', '', '', 'MAT-2', 'Não'],
    ]);
  });

  it('protege o que uma planilha leria como fórmula, e aspas e linhas ficam na célula', async () => {
    const file = await download(
      world,
      world.administrator,
      'material',
      'colunas=codigo,descricao,motivoBaixa&situacao=BAIXADO',
    );
    expect(file.bytes.toString('utf8')).toBe(
      '\uFEFFCódigo;Descrição;Motivo da baixa\r\nMAT-2;\'=SOMA(A1:A9);"Duas linhas; e ""aspas"""\r\n',
    );
  });

  it('em XLSX tem números e datas que são números e datas, e o cabeçalho fixo', async () => {
    const file = await download(
      world,
      world.administrator,
      'material',
      'formato=xlsx&colunas=codigo,peso,aquisicao,inventario,ativo&sort=codigo,asc',
    );
    expect([file.name, file.type]).toEqual([
      'Materiais 2026-11-20.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ]);
    const sheet = await openSheet(() => Readable.from([file.bytes]));
    const rows = [];
    for await (const row of sheet?.rows() ?? []) rows.push(row);
    expect(sheet?.header.cells).toEqual(['Código', 'Peso', 'Aquisição', 'Inventário', 'Ativo']);
    const serial = (Date.UTC(2026, 2, 10) - Date.UTC(1899, 11, 30)) / 86_400_000;
    const moment = (Date.UTC(2026, 10, 19, 18, 30) - Date.UTC(1899, 11, 30)) / 86_400_000;
    expect(rows).toEqual([
      { linha: 2, cells: ['MAT-1', 0.25, serial, moment, 'Sim'] },
      { linha: 3, cells: ['MAT-2', undefined, undefined, undefined, 'Não'] },
    ]);
    const archive = await openArchive(file.bytes);
    const xml = await text((await archive.part('xl/worksheets/sheet1.xml')) ?? Readable.from([]));
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  });

  it('sem colunas escolhidas leva todas as que a pessoa vê, e nunca um segredo', async () => {
    const whole = await download(world, world.administrator, 'material');
    expect(whole.lines[0]).toContain('Custo');
    expect(whole.lines[0]?.[0]).toBe('Identificador');
    expect(whole.lines[0]).not.toContain('Chave de integração');
    expect(whole.bytes.toString('utf8')).not.toContain('segredo');
    const reader = await world.personWith('materialListar');
    const narrowed = await download(world, reader, 'material');
    expect(narrowed.lines[0]).not.toContain('Custo');
    expect((await download(world, reader, 'material', 'colunas=codigo,custo')).status).toBe(400);
    expect((await download(world, world.administrator, 'material', 'colunas=chave')).status).toBe(400);
    expect((await download(world, world.administrator, 'material', 'formato=pdf')).status).toBe(400);
    expect((await download(world, world.administrator, 'material', 'custo=1')).status).toBe(400);
  });

  it('pede a permissão de listar e fica no alcance da pessoa', async () => {
    const nobody = await world.personWith('materialConsultar', 'materialEditar');
    expect((await download(world, nobody, 'material')).status).toBe(403);
    expect((await download(world, world.administrator, 'nao-existe')).status).toBe(404);
    const { ccl, gabinete } = world.ids;
    await world.administrator.post('bilhete-unidade', { texto: 'Do gabinete', unidade: gabinete });
    await world.administrator.post('bilhete-unidade', { texto: 'Da CCL', unidade: ccl });
    const own = await world.personWith('bilheteUnidadeListar');
    const file = await download(world, own, 'bilhete-unidade', 'colunas=texto');
    expect(file.lines).toEqual([['Texto'], ['Da CCL']]);
  });

  it('busca e guarda poucas linhas por vez, por maior que seja a lista', async () => {
    const { pool, db } = world.platform.connection;
    await pool.query(`insert into registro.categoria_material (nome, criado_em, criado_por)
      select 'Categoria ' || n, now(), 0 from generate_series(1, 20000) n`);
    const models = world.platform.engine.models();
    const model = registerNamed(models, 'categoria-material');
    const ctx = systemCtx(world.platform.ports, db);
    const view = viewFor(ctx, models, model);
    const request = { filters: [], q: undefined, sort: model.defaultSort };
    const batches = exportRows(ctx, view, request, view.readable);
    const open = async (): Promise<number> => {
      const { rows } = await pool.query<{ total: number }>(
        `select count(*)::int as total from pg_stat_activity
         where state = 'idle in transaction' and query like 'fetch%' and datname = current_database()`,
      );
      return rows[0]?.total ?? 0;
    };
    let largest = 0;
    let read = 0;
    for (let taken = 0; taken < 5; taken += 1) {
      const { value = [] } = (await batches.next()) as IteratorResult<readonly unknown[], undefined>;
      largest = Math.max(largest, value.length);
      read += value.length;
    }
    expect([largest, read, await open()]).toEqual([batchSize, 5 * batchSize, 1]);
    await batches.return(undefined);
    expect(await open()).toBe(0);
    const file = await download(world, world.administrator, 'categoria-material', 'colunas=nome');
    expect(new Set(file.lines.map(([name]) => name)).size).toBe(20_002);
  });
});

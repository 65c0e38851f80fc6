import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import pg from 'pg';
import { categoria, luva, material } from './material.ts';
import { openRegisterWorld, type Answer, type Person, type RegisterWorld } from './register-world.ts';

let world: RegisterWorld;
let admin: Person;
const ids: Record<string, number> = {};

const rows = [
  { codigo: 'M-1', descricao: 'Água mineral', quantidade: 12, aquisicao: '2026-01-10', cores: ['azul'] },
  { codigo: 'M-2', descricao: 'álcool 70%', quantidade: 3, aquisicao: '2026-02-10', situacao: 'USADO' },
  { codigo: 'M-3', descricao: 'Bandeja', ativo: false, inventario: '2026-11-19T23:30:00-03:00' },
  {
    codigo: 'M-4',
    descricao: 'Zíper_metálico',
    quantidade: 100,
    situacao: 'BAIXADO',
    motivoBaixa: 'Perdido',
  },
];

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the scans of a plan gave. */
const readBy = (node: PlanNode): number => {
  const scanned = node['Relation Name'] ?? node['Index Name'];
  const own = scanned === undefined ? 0 : node['Actual Rows'] * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, inner) => sum + readBy(inner), own);
};

/** Rows read by the page of the long register, once a connection has its statement prepared. */
const rowsReadByPage = async (): Promise<number> => {
  const { pool } = world.platform.connection;
  for (let asked = 0; asked < 40; asked += 1) await admin.get('categoria-material?pageSize=10');
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    for (const client of clients) {
      const { rows: known } = await client.query<{ name: string; many: number }>(
        `select name, coalesce(array_length(parameter_types, 1), 0) as many from pg_prepared_statements
         where statement like '%categoria_material%$total%'`,
      );
      const [page] = known;
      if (!page) continue;
      const values = Array.from({ length: page.many }, () => 'null').join(', ');
      const { rows: plans } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (analyze, format json) execute ${pg.escapeIdentifier(page.name)}${values && `(${values})`}`,
      );
      return readBy(plans[0]?.['QUERY PLAN'][0].Plan ?? { 'Actual Rows': NaN, 'Actual Loops': 1 });
    }
  } finally {
    for (const client of clients) client.release();
  }
  throw new Error('no connection has the page prepared');
};

beforeAll(async () => {
  world = await openRegisterWorld([categoria, material]);
  admin = world.administrator;
  const limpeza = await admin.post('categoria-material', { nome: 'Limpeza' });
  ids['limpeza'] = limpeza.payload['id'] as number;
  for (const row of rows) {
    const values = { situacao: 'NOVO', categoria: row.codigo === 'M-2' ? ids['limpeza'] : undefined, ...row };
    const unidades = row.codigo === 'M-1' ? [world.ids.ccl] : [];
    const answer = await admin.post('material', {
      ...values,
      unidades,
      ...(row.codigo === 'M-4' ? { fornecedor: luva.fornecedor } : {}),
    });
    ids[row.codigo] = answer.payload['id'] as number;
  }
});

afterAll(() => world.close());

const codes = async (query: string): Promise<unknown[]> => {
  const answer = await admin.get(`material?${query}`);
  expect(answer.status).toBe(200);
  return items(answer).map(({ codigo }) => codigo);
};

const items = ({ payload }: Answer): Record<string, unknown>[] =>
  payload['itens'] as Record<string, unknown>[];

describe('a lista', () => {
  it('ordena à brasileira, com total exato, rótulos e nomes das ações', async () => {
    const answer = await admin.get('material');
    expect(answer.payload).toMatchObject({ total: 4, totalExato: true });
    expect(items(answer).map(({ descricao }) => descricao)).toEqual([
      'Água mineral',
      'álcool 70%',
      'Bandeja',
      'Zíper_metálico',
    ]);
    expect(items(answer)[1]).toMatchObject({
      categoria: ids['limpeza'],
      rotulos: { categoria: 'Limpeza' },
      acoes: ['edit', 'view', 'remove'],
    });
    expect(JSON.stringify(answer.payload)).not.toMatch(/null|lotes/);
  });

  it.each([
    ['situacao=USADO', ['M-2']],
    ['situacao_in=USADO&situacao_in=BAIXADO', ['M-2', 'M-4']],
    ['situacao=USADO&situacao=BAIXADO', ['M-2', 'M-4']],
    ['descricao_like=AGUA', ['M-1']],
    ['descricao_like=%25', ['M-2']],
    ['descricao_like=_', ['M-4']],
    ['quantidade_gte=3&quantidade_lte=12', ['M-1', 'M-2']],
    ['aquisicao_gte=2026-02-01&aquisicao_lte=2026-12-31', ['M-2']],
    ['aquisicao=2026-01-10', ['M-1']],
    ['inventario=2026-11-19', ['M-3']],
    ['inventario_gte=2026-11-20&inventario_lte=2027-01-31', []],
    ['ativo=false', ['M-3']],
    ['fornecedor=12.ABC.345/01DE-35', ['M-4']],
    ['descricao=', ['M-1', 'M-2', 'M-3', 'M-4']],
    ['q=alcool', ['M-2']],
    ['q=m-4 metalico', ['M-4']],
    ['q=12abc', ['M-4']],
    ['sort=quantidade,desc', ['M-4', 'M-1', 'M-2', 'M-3']],
    ['sort=quantidade,asc', ['M-2', 'M-1', 'M-4', 'M-3']],
    ['sort=situacao,asc&sort=codigo,desc', ['M-4', 'M-3', 'M-1', 'M-2']],
    ['pageSize=3&start=2', ['M-4']],
    ['pageSize=3&start=9', []],
    ["q=' or 1=1 --", []],
    ["descricao=' or '1'='1", []],
  ])('%s', async (query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  it('filtra por relação para um e para muitos, e por vários números', async () => {
    expect(await codes(`categoria=${ids['limpeza'] ?? 0}`)).toEqual(['M-2']);
    expect(await codes(`unidades=${world.ids.ccl}`)).toEqual(['M-1']);
    expect(await codes(`id_in=${ids['M-3'] ?? 0}&id_in=${ids['M-1'] ?? 0}`)).toEqual(['M-1', 'M-3']);
  });

  it('mantém o total em uma página além da última', async () => {
    const answer = await admin.get('material?start=50&pageSize=10');
    expect(answer.payload).toEqual({ itens: [], total: 4, totalExato: true });
  });

  it.each([
    ['peso=1', 400, 'filtroDesconhecido'],
    ['chave=x', 400, 'filtroDesconhecido'],
    ['descricao_outro=x', 400, 'filtroDesconhecido'],
    ['ativo_gte=true', 400, 'filtroDesconhecido'],
    ['sort=peso,asc', 400, 'ordenacaoDesconhecida'],
    ['sort=codigo;drop table x,asc', 400, 'ordenacaoDesconhecida'],
    ['pageSize=101', 400, 'requisicaoInvalida'],
    ['start=0', 400, 'requisicaoInvalida'],
    ['quantidade_gte=muito', 400, 'requisicaoInvalida'],
    ['aquisicao=ontem', 400, 'requisicaoInvalida'],
    ['aquisicao_gte=2026-02-01', 400, 'requisicaoInvalida'],
    ['inventario_lte=2026-02-01', 400, 'requisicaoInvalida'],
    ['start=1001&pageSize=10', 400, 'paginaForaDoLimite'],
  ])('recusa %s', async (query, status, codigo) => {
    expect(await admin.get(`material?${query}`)).toMatchObject({ status, codigo });
  });

  it('um cadastro longo não se conta a cada página, e um que encolheu volta a ser contado', async () => {
    const { pool } = world.platform.connection;
    const table = 'registro.categoria_material';
    const kept = async (): Promise<number> => {
      // each connection tells what it did when it is next at rest
      await pool.query('select pg_stat_force_next_flush()');
      const { rows } = await pool.query<{ kept: number }>(
        'select pg_stat_get_live_tuples($1::regclass)::int as kept',
        [table],
      );
      return rows[0]?.kept ?? 0;
    };
    const { rows: before } = await pool.query<{ ids: number[] }>(`select array_agg(id) as ids from ${table}`);
    await pool.query(`insert into ${table} (nome) select 'Longa ' || n from generate_series(1, 25000) n`);
    await vi.waitFor(async () => expect(await kept()).toBeGreaterThan(25_000), 20_000);
    const answer = await admin.get('categoria-material?pageSize=10');
    expect(answer.payload).toMatchObject({ totalExato: false });
    expect(answer.payload['total']).toBeGreaterThan(25_000);
    expect(await rowsReadByPage()).toBeLessThan(100);
    await pool.query(`delete from ${table} where not id = any($1)`, [before[0]?.ids ?? []]);
    await vi.waitFor(async () => {
      await kept();
      expect((await admin.get('categoria-material?pageSize=10')).payload).toMatchObject({
        total: before[0]?.ids.length,
        totalExato: true,
      });
    }, 20_000);
  });

  it('além de 10.000 registros, ou de 5.000 achados, o total é uma estimativa e diz que é', async () => {
    await world.platform.connection.pool.query(`insert into registro.categoria_material (nome)
      select 'Categoria ' || n from generate_series(1, 10050) n`);
    await world.platform.connection.pool.query('analyze registro.categoria_material');
    const answer = await admin.get('categoria-material?pageSize=1');
    expect(answer.payload).toMatchObject({ totalExato: false });
    expect(answer.payload['total']).toBeGreaterThan(10_000);
    const last = await admin.get('categoria-material?pageSize=100&start=100');
    expect(items(last)).toHaveLength(100);
    const found = await admin.get('categoria-material?ativo=true&pageSize=100&start=80');
    expect(items(found)).toHaveLength(100);
    expect(found.payload).toMatchObject({ totalExato: false });
    expect(found.payload['total']).toBeGreaterThan(8_000);
    // counted to 5.000 only: an estimate never claims more than lists offer
    expect(found.payload['total']).toBeLessThanOrEqual(10_000);
  });
});

describe('as escolhas', () => {
  it('vêm com rótulo, ativas primeiro, procuradas sem acentos', async () => {
    const all = await admin.get('material/combo');
    expect(items(all)).toEqual([
      { id: ids['M-1'], rotulo: 'M-1 - Água mineral' },
      { id: ids['M-2'], rotulo: 'M-2 - álcool 70%' },
      { id: ids['M-4'], rotulo: 'M-4 - Zíper_metálico' },
      { id: ids['M-3'], rotulo: 'M-3 - Bandeja', ativo: false },
    ]);
    expect(items(await admin.get('material/combo?q=ziper'))).toMatchObject([{ id: ids['M-4'] }]);
    expect(items(await admin.get('categoria-material/combo?q=límp'))).toMatchObject([{ rotulo: 'Limpeza' }]);
  });

  it('dão o rótulo de registros conhecidos, com o campo pedido', async () => {
    const answer = await admin.get(
      `material/combo?ids=${ids['M-3'] ?? 0}&ids=${ids['M-1'] ?? 0}&rotulo=descricao`,
    );
    expect(items(answer)).toEqual([
      { id: ids['M-1'], rotulo: 'Água mineral' },
      { id: ids['M-3'], rotulo: 'Bandeja', ativo: false },
    ]);
    expect((await admin.get('material/combo?rotulo=chave')).status).toBe(400);
  });

  it('são estreitadas pelos campos que as relações usam', async () => {
    const own = items(await admin.get(`unidade/combo?organizacao=${world.ids.semad}`)).map(({ id }) => id);
    expect(own).toEqual([world.ids.ccl, world.ids.gabinete]);
    expect(items(await admin.get(`unidade/combo?organizacao=${world.ids.pgm}`))).toEqual([]);
    expect((await admin.get('unidade/combo?telefone=1')).codigo).toBe('filtroDesconhecido');
  });

  it('entre muitas que servem, as que começam pelo que se digitou estão sempre', async () => {
    // more than are put in order have it inside, and more than are read from there begin with it but do not serve
    await world.platform.connection.pool.query(`insert into registro.categoria_material (nome, ativo)
      select 'a wq ' || n, true from generate_series(1, 300) n
      union all select 'wq ' || lpad(n::text, 3, '0'), false from generate_series(1, 300) n`);
    await admin.post('categoria-material', { nome: 'Wqz' });
    const answer = await admin.get('categoria-material/combo?q=wq');
    expect(items(answer)[0]).toMatchObject({ rotulo: 'Wqz' });
  });
});

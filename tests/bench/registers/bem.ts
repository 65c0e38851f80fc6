import pg from 'pg';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { withoutIndexes } from '../archive/without-indexes.ts';

const permissions = (name: string): RegisterDefinition['permissions'] => ({
  list: `${name}Listar`,
  create: `${name}Incluir`,
  edit: `${name}Editar`,
  view: `${name}Consultar`,
  remove: `${name}Excluir`,
});

/** The register that is measured, as an installation would add it: what the body owns. */
export const bem: RegisterDefinition = {
  name: 'bem',
  area: 'administracao',
  title: { one: 'Bem', many: 'Bens', gender: 'm' },
  represent: '{codigo} - {descricao}',
  permissions: permissions('bem'),
  schema: {
    type: 'object',
    required: ['codigo', 'descricao', 'situacao', 'unidade'],
    properties: {
      codigo: { type: 'string', title: 'Código', maxLength: 20, 'x-unique': true },
      descricao: { type: 'string', title: 'Descrição', maxLength: 100 },
      situacao: {
        type: 'string',
        title: 'Situação',
        enum: ['NOVO', 'USADO', 'BAIXADO'],
        'x-labels': { NOVO: 'Novo', USADO: 'Usado', BAIXADO: 'Baixado' },
      },
      unidade: { type: 'integer', title: 'Unidade', 'x-relation': { resource: 'unidade' } },
      valor: { type: 'number', title: 'Valor' },
      aquisicao: { type: 'string', title: 'Aquisição', format: 'date' },
      ativo: { type: 'boolean', title: 'Ativo', default: true },
    },
  },
  form: [
    {
      title: 'Dados',
      fields: [
        ['codigo', 'descricao', 'situacao'],
        ['unidade', 'valor', 'aquisicao', 'ativo'],
      ],
    },
  ],
  list: {
    columns: ['codigo', 'descricao', 'situacao', 'unidade', 'valor', 'ativo'],
    filters: ['descricao', 'situacao', 'unidade', 'valor', 'aquisicao', 'ativo'],
    search: ['codigo', 'descricao'],
    sort: ['codigo,asc', 'descricao,asc'],
  },
};

/** A register that nobody has seen before, to be dropped into the folder. */
export const newcomer: RegisterDefinition = {
  ...bem,
  name: 'bem-de-terceiro',
  title: { one: 'Bem de terceiro', many: 'Bens de terceiros', gender: 'm' },
  permissions: permissions('bemDeTerceiro'),
};

const things = ['Mesa', 'Cadeira', 'Armário', 'Monitor', 'Impressora', 'Veículo', 'Telefone', 'Projetor'];

/** The sent form of the nth asset, as it was loaded. */
export const bemOf = (id: number, unidade: number) => ({
  codigo: `B-${id}`,
  descricao: `${things[id % things.length]} de sala ${id % 977}`,
  situacao: ['NOVO', 'USADO', 'BAIXADO'][id % 3],
  unidade,
  ativo: id % 10 !== 0,
});

/** Fills the register with that many assets, ids 1 to n. */
export const loadAssets = async (connection: pg.ClientConfig, assets: number): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(`set synchronous_commit = off; set session_replication_role = replica;
      set maintenance_work_mem = '512MB'`);
    await withoutIndexes(client, ['registro.bem'], () =>
      client.query(
        `insert into registro.bem (codigo, descricao, situacao, unidade, valor, aquisicao, ativo, criado_em, criado_por)
         select 'B-' || n, ($2::text[])[n % 8 + 1] || ' de sala ' || n % 977, (array['NOVO', 'USADO', 'BAIXADO'])[n % 3 + 1],
           (select array_agg(id order by id) from registro.unidade)[n % (select count(*) from registro.unidade) + 1],
           n % 1000 + 0.5, date '2016-01-01' + n % 3650, n % 10 <> 0, now(), (select min(id) from registro.usuario)
         from generate_series(1, $1::int) n`,
        [assets, things],
      ),
    );
  } finally {
    await client.end();
  }
};

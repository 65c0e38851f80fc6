import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedAddress, readJdbcUrl, writeJdbcUrl } from '#server/instalacao/conexao/index.ts';
import { openRegisterWorld, type Answer, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import {
  outsidePassword,
  startMariaDb,
  startPostgres,
  type OutsideDatabase,
} from '#tests/setup/outside-databases.ts';
import { change, create, refusal } from './act.ts';

let world: RegisterWorld;
let mariadb: OutsideDatabase;
let postgres: OutsideDatabase;
const table = [
  'create table cargo (codigo int, nome varchar(50))',
  "insert into cargo values (1, 'Analista'), (2, 'Técnico'), (3, 'Assessor')",
];
beforeAll(async () => {
  [world, mariadb, postgres] = await Promise.all([openRegisterWorld(), startMariaDb(), startPostgres()]);
  await mariadb.execute(
    'create database folha',
    'use folha',
    ...table,
    `create user malote identified by '${outsidePassword}'`,
    'grant all on folha.* to malote',
  );
  await postgres.execute(...table, `create role malote login superuser password '${outsidePassword}'`);
  Object.assign(world.platform.ports.config, {
    allowedConnections: [`127.0.0.1:${mariadb.port}`, `localhost:${postgres.port}`],
  });
}, 120_000);
afterAll(() => Promise.all([world.close(), mariadb.stop(), postgres.stop()]));

let count = 0;
const connection = (fields: object): Promise<Answer> =>
  world.administrator.post('conexao', { nome: `Conexão ${(count += 1)}`, ...fields });
const test = async (answer: Answer): Promise<Answer> => {
  expect(answer.erros).toEqual([]);
  return world.administrator.post(`conexao/${Number(answer.payload['id'])}/acao/testar`, {});
};
const access = { usuario: 'malote', senha: outsidePassword };
const toMaria = () => connection({ url: `jdbc:mariadb://127.0.0.1:${mariadb.port}/folha`, ...access });
const toPostgres = () =>
  connection({ url: `jdbc:postgresql://localhost:${postgres.port}/postgres`, ...access });

describe('conexao', () => {
  it('a URL e as suas partes dizem o mesmo, e a senha não sai do servidor', async () => {
    const one = await connection({
      url: 'jdbc:sqlserver://sql.exemplo:1434;encrypt=true;databaseName=rh',
      ...access,
    });
    expect(one.payload).toMatchObject({ driver: 'SQLSERVER', ip: 'sql.exemplo', porta: 1434, banco: 'rh' });
    // the parameters of the URL are not kept, and it asked for TLS
    expect(one.payload['tls']).toBe(true);
    expect(JSON.stringify(one.payload)).not.toContain(outsidePassword);
    const other = await connection({ driver: 'ORACLE', ip: 'ora.exemplo', banco: 'XEPDB1' });
    expect(other.payload['url']).toBe('jdbc:oracle:thin:@//ora.exemplo:1521/XEPDB1');
    const moved = await change(world.administrator, 'conexao', Number(other.payload['id']), {
      ip: 'ora2.exemplo',
    });
    expect(moved.payload['url']).toBe('jdbc:oracle:thin:@//ora2.exemplo:1521/XEPDB1');
    expect(refusal(await connection({ url: 'http://exemplo' }))).toEqual([
      422,
      { url: 'Não é uma URL JDBC conhecida. Escreva como em jdbc:postgresql://servidor:5432/banco.' },
    ]);
    expect(refusal(await connection({ url: 'jdbc:postgresql://h/50%' }))[1]).toHaveProperty('url');
    expect(refusal(await connection({ driver: 'MYSQL' }))[1]).toEqual({
      url: 'Preencha a URL, ou o driver, o servidor e o banco.',
    });
  });

  it('o teste conecta de verdade e diz a versão', async () => {
    expect((await test(await toMaria())).payload['versao']).toMatch(/^MariaDB \d+\./);
    const { payload } = await test(await toPostgres());
    expect(payload['versao']).toMatch(/^PostgreSQL \d+/);
    expect(payload['mensagem']).toBe(`Conectou: ${String(payload['versao'])}.`);
    const wrong = await test(
      await connection({ url: `jdbc:mariadb://127.0.0.1:${mariadb.port}/folha`, ...access, senha: 'errada' }),
    );
    expect([wrong.status, wrong.descricao]).toEqual([
      409,
      expect.stringContaining('Access denied') as string,
    ]);
    const helena = await world.personWith('conexaoConsultar');
    expect((await helena.post('conexao/1/acao/testar', {})).status).toBe(403);
  });

  it('só alcança o que a instalação permite', async () => {
    const foraDaLista =
      'Este endereço não está entre os que a instalação permite. Peça a inclusão dele em MALOTE_CONEXOES.';
    for (const place of [
      '127.0.0.1:1',
      'localhost:22',
      '169.254.169.254:80',
      '[::1]:5432',
      'banco.exemplo:5432',
    ]) {
      const saved = await connection({ url: `jdbc:postgresql://${place}/x` });
      expect(saved.payload['avisos']).toEqual([{ campo: 'ip', mensagem: foraDaLista }]);
      const refused = await test(saved);
      expect([place, refused.status, refused.descricao]).toEqual([place, 409, foraDaLista]);
    }
  });

  it('SQL Server e Oracle dizem qual pacote falta', async () => {
    Object.assign(world.platform.ports.config, {
      allowedConnections: [
        ...world.platform.ports.config.allowedConnections,
        '127.0.0.1:1433',
        '127.0.0.1:1521',
      ],
    });
    expect(
      (await test(await connection({ url: 'jdbc:sqlserver://127.0.0.1;databaseName=rh' }))).descricao,
    ).toBe('O driver de SQL Server não está instalado. Instale o pacote mssql no servidor.');
    expect((await test(await connection({ url: 'jdbc:oracle:thin:@127.0.0.1:1521:XE' }))).descricao).toBe(
      'O driver de Oracle não está instalado. Instale o pacote oracledb no servidor.',
    );
  });
});

describe('template-caixa-selecao', () => {
  const list = async (conexao: Answer, consulta: string, fields: object = {}): Promise<Answer> => {
    const id = await create(world.administrator, 'template-caixa-selecao', {
      nome: `Lista ${(count += 1)}`,
      origem: 'CONEXAO',
      conexao: Number(conexao.payload['id']),
      consulta,
      limiteLinhas: 2,
      limiteSegundos: 1,
      ...fields,
    });
    return world.administrator.get(`template-caixa-selecao/${id}/opcoes`);
  };

  it('oferece as opções digitadas, na ordem', async () => {
    const id = await create(world.administrator, 'template-caixa-selecao', {
      nome: 'Turnos',
      origem: 'DIGITADA',
      opcoes: [
        { valor: 'T', rotulo: 'Tarde' },
        { valor: 'M', rotulo: 'Manhã' },
      ],
    });
    const helena = await world.personWith('cidadeListar');
    expect((await helena.get(`template-caixa-selecao/${id}/opcoes`)).payload).toEqual({
      opcoes: [
        { valor: 'T', rotulo: 'Tarde' },
        { valor: 'M', rotulo: 'Manhã' },
      ],
    });
    const tried = await world.administrator.post(`template-caixa-selecao/${id}/acao/testar`, {});
    expect(tried.payload['mensagem']).toBe('Opções lidas: 2. As primeiras: Tarde, Manhã.');
  });

  it.each([
    ['MariaDB', toMaria],
    ['PostgreSQL', toPostgres],
  ])('lê as de %s, até o limite de linhas e de tempo, e só lê', async (name, open) => {
    const conexao = await open();
    expect((await list(conexao, 'select codigo, nome from cargo order by codigo;')).payload).toEqual({
      opcoes: [
        { valor: '1', rotulo: 'Analista' },
        { valor: '2', rotulo: 'Técnico' },
      ],
    });
    const sleep = name === 'MariaDB' ? 'select sleep(20) as s' : 'select pg_sleep(20)::text as s';
    const began = Date.now();
    expect((await list(conexao, sleep)).status).toBe(409);
    expect(Date.now() - began).toBeLessThan(10_000);
    const write =
      name === 'MariaDB'
        ? 'select codigo from cargo for update'
        : 'with x as (delete from cargo returning codigo) select codigo from x';
    await list(conexao, write);
    const all = await list(conexao, 'select codigo from cargo order by 1', { limiteLinhas: 10 });
    expect(all.payload['opcoes']).toHaveLength(3);
  });

  it('recusa o que não é uma consulta só', async () => {
    const { payload } = await toMaria();
    const post = (consulta: string) =>
      world.administrator.post('template-caixa-selecao', {
        nome: 'x',
        origem: 'CONEXAO',
        conexao: payload['id'],
        consulta,
        limiteLinhas: 1,
        limiteSegundos: 1,
      });
    for (const consulta of ['delete from cargo', 'select 1; drop table cargo'])
      expect(refusal(await post(consulta))).toEqual([
        422,
        { consulta: 'Escreva um único SELECT, sem ponto e vírgula no meio.' },
      ]);
  });
});

describe('endereços', () => {
  it.each([
    [
      'jdbc:postgresql://h:1/b?ssl=true',
      { driver: 'POSTGRESQL', host: 'h', port: 1, database: 'b', tls: true },
    ],
    ['jdbc:postgresql://h:1/b?sslmode=disable', { driver: 'POSTGRESQL', host: 'h', port: 1, database: 'b' }],
    ['jdbc:mysql://[::1]/b', { driver: 'MYSQL', host: '::1', port: 3306, database: 'b' }],
    ['jdbc:oracle:thin:@h:1521:XE', { driver: 'ORACLE', host: 'h', port: 1521, database: 'XE' }],
  ] as const)('%s', (url, place) => {
    expect(readJdbcUrl(url)).toEqual(place);
    expect(readJdbcUrl(writeJdbcUrl(place))).toEqual({ ...place, tls: undefined });
  });

  it('uma rede abre os seus endereços; um nome por curinga não abre os de dentro', async () => {
    expect(await allowedAddress(['10.1.0.0/16'], '10.1.2.3', 5432)).toBe('10.1.2.3');
    await expect(allowedAddress(['10.1.0.0/16:1433'], '10.1.2.3', 5432)).rejects.toThrow();
    await expect(allowedAddress(['*.localhost'], 'a.localhost', 1)).rejects.toThrow();
    await expect(allowedAddress([], '200.1.2.3', 1)).rejects.toThrow();
  });
});

import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openRegisterWorld, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { create } from './act.ts';

/** What the drivers were asked, in order. */
const { asked } = vi.hoisted(() => ({ asked: [] as string[] }));

// The packages are installed by who needs them: here each says what it was asked, with the names that its documentation gives.
vi.mock('mssql', () => {
  class ConnectionPool {
    constructor({ server, options }: { server: string; options: { encrypt: boolean } }) {
      asked.push(`pool ${server} tls=${options.encrypt}`);
    }
    connect = () => Promise.resolve(this);
    close = () => Promise.resolve(void asked.push('close'));
  }
  class Transaction {
    on = () => this;
    begin = () => Promise.resolve(void asked.push('begin'));
    rollback = () => Promise.resolve(void asked.push('rollback'));
  }
  class Request {
    arrayRowMode = false;
    query = (text: string) => {
      asked.push(text.replaceAll('\n', ' '));
      if (!this.arrayRowMode) throw new Error('rows are not arrays');
      return Promise.resolve({ recordset: [text.includes('serverproperty') ? ['16.0.1000'] : ['1', 'Um']] });
    };
  }
  return { default: { ConnectionPool, Transaction, Request } };
});
vi.mock('oracledb', () => ({
  default: {
    getConnection: ({ connectString }: { connectString: string }) => {
      asked.push(connectString);
      return Promise.resolve({
        callTimeout: 0,
        oracleServerVersionString: '23.5.0',
        execute: (text: string) => {
          asked.push(text.replaceAll('\n', ' '));
          return Promise.resolve({ rows: [['1', 'Um']] });
        },
        close: () => Promise.resolve(void asked.push('close')),
      });
    },
  },
}));

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
  Object.assign(world.platform.ports.config, {
    allowedConnections: ['127.0.0.1:1433', 'localhost:1521', '127.0.0.1:1521'],
  });
});
beforeEach(() => void asked.splice(0));
afterAll(() => world.close());

const connection = (nome: string, url: string, fields: object = {}) =>
  create(world.administrator, 'conexao', { nome, url, usuario: 'leitor', senha: 'segredo', ...fields });
const options = async (conexao: number) => {
  const lista = await create(world.administrator, 'template-caixa-selecao', {
    nome: `Lista ${conexao}`,
    origem: 'CONEXAO',
    conexao,
    consulta: 'select id, nome from setor',
    limiteLinhas: 7,
    limiteSegundos: 2,
  });
  return (await world.administrator.get(`template-caixa-selecao/${lista}/opcoes`)).payload['opcoes'];
};

it('SQL Server is read inside a transaction that is always rolled back', async () => {
  const id = await connection('RH', 'jdbc:sqlserver://127.0.0.1;databaseName=rh');
  const tested = await world.administrator.post(`conexao/${id}/acao/testar`, {});
  expect(tested.payload).toMatchObject({ versao: 'SQL Server 16.0.1000' });
  expect(asked).toEqual([
    'pool 127.0.0.1 tls=false',
    'begin',
    expect.stringContaining('serverproperty'),
    'rollback',
    'close',
  ]);
  asked.splice(0);
  expect(await options(id)).toEqual([{ valor: '1', rotulo: 'Um' }]);
  expect(asked).toContain('select top 7 * from ( select id, nome from setor ) opcoes_lidas');
  expect(asked.slice(-2)).toEqual(['rollback', 'close']);
});

it('Oracle is read in a read-only transaction, and with TLS by the name of its certificate', async () => {
  const id = await connection('Folha', 'jdbc:oracle:thin:@//127.0.0.1:1521/FOLHA');
  expect((await world.administrator.post(`conexao/${id}/acao/testar`, {})).payload).toMatchObject({
    versao: 'Oracle 23.5.0',
  });
  expect(asked[0]).toBe('127.0.0.1:1521/FOLHA?transport_connect_timeout=5');
  expect(await options(id)).toEqual([{ valor: '1', rotulo: 'Um' }]);
  expect(asked.slice(-3)).toEqual([
    'set transaction read only',
    'select * from ( select id, nome from setor ) fetch first 7 rows only',
    'close',
  ]);
  asked.splice(0);
  const secure = await connection('Folha com TLS', 'jdbc:oracle:thin:@//localhost:1521/FOLHA', { tls: true });
  await world.administrator.post(`conexao/${secure}/acao/testar`, {});
  expect(asked[0]).toBe('tcps://localhost:1521/FOLHA?transport_connect_timeout=5');
});

import { optionalDriver } from './optional-driver.ts';
import type { OpenReader } from './reader.ts';

interface Transaction {
  readonly begin: () => Promise<unknown>;
  readonly rollback: () => Promise<void>;
  readonly on: (event: 'rollback', listener: () => void) => unknown;
}

/** What is used of the package `mssql`. */
interface Mssql {
  readonly default: {
    readonly ConnectionPool: new (config: object) => {
      readonly connect: () => Promise<unknown>;
      readonly close: () => Promise<void>;
    };
    readonly Transaction: new (pool: object) => Transaction;
    readonly Request: new (transaction: Transaction) => {
      arrayRowMode: boolean;
      readonly query: (text: string) => Promise<{ readonly recordset: readonly (readonly unknown[])[] }>;
    };
  };
}

/** SQL Server: since it has no transaction that only reads, everything is in one that is always rolled back. */
export const openSqlServer: OpenReader = async (target) => {
  const { default: mssql } = await optionalDriver<Mssql>('mssql', 'SQL Server');
  const pool = new mssql.ConnectionPool({
    server: target.address,
    port: target.port,
    database: target.database,
    user: target.user,
    password: target.password,
    connectionTimeout: target.milliseconds,
    requestTimeout: target.milliseconds,
    options: {
      encrypt: target.tls,
      trustServerCertificate: !target.tls,
      serverName: target.host,
      readOnlyIntent: true,
    },
    pool: { max: 1 },
  });
  await pool.connect();
  const transaction = new mssql.Transaction(pool);
  // A statement that fails may have taken the transaction with it.
  let open = true;
  transaction.on('rollback', () => (open = false));
  await transaction.begin();
  const query = async (text: string): Promise<readonly (readonly unknown[])[]> => {
    const request = new mssql.Request(transaction);
    request.arrayRowMode = true;
    return (await request.query(text)).recordset;
  };
  return {
    version: async () =>
      `SQL Server ${String((await query("select cast(serverproperty('ProductVersion') as varchar(50))"))[0]?.[0])}`,
    select: (text, limit) => query(`select top ${limit} * from (\n${text}\n) opcoes_lidas`),
    close: async () => {
      try {
        if (open) await transaction.rollback();
      } finally {
        await pool.close();
      }
    },
  };
};

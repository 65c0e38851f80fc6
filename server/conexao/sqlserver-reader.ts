import { optionalDriver } from './optional-driver.ts';
import type { OpenReader } from './reader.ts';

/** What is used of the package `mssql`. */
interface Mssql {
  readonly default: {
    readonly ConnectionPool: new (config: object) => {
      readonly connect: () => Promise<unknown>;
      readonly close: () => Promise<void>;
      readonly request: () => {
        arrayRowMode: boolean;
        query: (text: string) => Promise<{ readonly recordset: readonly (readonly unknown[])[] }>;
      };
    };
  };
}

/** SQL Server; what is read is given back by a rollback, since it has no transaction that only reads. */
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
  const query = async (text: string): Promise<readonly (readonly unknown[])[]> => {
    const request = pool.request();
    request.arrayRowMode = true;
    return (await request.query(text)).recordset;
  };
  return {
    version: async () =>
      `SQL Server ${String((await query("select cast(serverproperty('ProductVersion') as varchar(50))"))[0]?.[0])}`,
    select: (text, limit) => query(`select top ${limit} * from (\n${text}\n) opcoes_lidas`),
    close: () => pool.close(),
  };
};

import { createConnection } from 'mysql2/promise';
import { limited, type OpenReader } from './reader.ts';

/** MySQL and MariaDB, in a transaction that only reads. */
export const openMysql: OpenReader = async (target) => {
  const connection = await createConnection({
    host: target.address,
    port: target.port,
    database: target.database,
    user: target.user,
    password: target.password,
    ssl: target.tls ? { minVersion: 'TLSv1.2', rejectUnauthorized: true } : undefined,
    connectTimeout: target.milliseconds,
    multipleStatements: false,
    rowsAsArray: true,
    // A server could otherwise ask for files of this machine.
    flags: ['-LOCAL_FILES'],
  });
  const timeout = target.milliseconds + 1_000;
  const version = async (): Promise<string> => {
    const [rows] = await connection.query({ sql: 'select version()', timeout });
    return (rows as unknown as readonly (readonly string[])[])[0]?.[0] ?? '';
  };
  const isMaria = (await version()).includes('MariaDB');
  await connection.query(
    isMaria
      ? `set session max_statement_time = ${target.milliseconds / 1000}`
      : `set session max_execution_time = ${target.milliseconds}`,
  );
  await connection.query('start transaction read only');
  return {
    version: async () => `${isMaria ? 'MariaDB' : 'MySQL'} ${(await version()).replace(/-MariaDB.*/, '')}`,
    select: async (text, limit) => {
      const [rows] = await connection.query({ sql: limited(text, limit), timeout });
      return rows as unknown as readonly (readonly unknown[])[];
    },
    close: () => connection.end(),
  };
};

import { connect, type Connection } from '#server/base/db/connect.ts';
import { cloneDatabase, templateDatabase } from './database.ts';

/**
 * A database with nothing but these tables, for a rule that is written in SQL: without world nor server. That the real tables
 * have these columns is seen by `base/db/sql-texts.test.ts`; a column that a query asks for anew is added here, with its case.
 */
export const openTables = async (name: string, tables: string): Promise<Connection> => {
  const template = await templateDatabase(name, async (address) => {
    const built = connect(address);
    await built.pool.query(tables);
    await built.close();
  });
  const database = await cloneDatabase(template);
  const connection = connect(database.connection);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await database.drop();
    },
  };
};

/** Puts a row in; what is not given is what the table has by default. */
export const addRow = async (
  { pool }: Connection,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const names = Object.keys(row);
  await pool.query(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  );
};

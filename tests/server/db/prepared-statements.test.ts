import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Connection } from '#server/base/db/connect.ts';
import { cloneDatabase, templateDatabase, type TestDatabase } from '#tests/setup/database.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  const template = await templateDatabase('preparo', async (address) => {
    const built = connect(address);
    await sql`create table caixa (id integer, nome varchar(20))`.execute(built.db);
    await sql`insert into caixa values (1, 'um'), (2, 'dois')`.execute(built.db);
    await built.close();
  });
  database = await cloneDatabase(template);
  // One connection, so that what it prepared is what the next statement finds.
  connection = connect({ ...database.connection, max: 1 });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const byId = (id: number) => sql<{ nome: string }>`select * from caixa where id = ${id}`;
const named = (part: string) =>
  sql<{ nome: string }>`select nome from caixa where nome like '%' || ${part} || '%'`;

const prepared = async (text: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements
    where statement like ${`${text}%`}`.execute(connection.db);
  return rows[0]?.n ?? 0;
};

describe('a statement used again and again', () => {
  it('is prepared once it proved to be, and answers each value as before', async () => {
    await byId(1).execute(connection.db);
    expect(await prepared('select * from caixa')).toBe(0);
    for (let n = 0; n < 12; n++) {
      const { rows } = await byId((n % 2) + 1).execute(connection.db);
      expect(rows).toEqual([{ id: (n % 2) + 1, nome: n % 2 === 0 ? 'um' : 'dois' }]);
    }
    expect(await prepared('select * from caixa')).toBe(1);
  });

  it('is not prepared when it searches within texts', async () => {
    for (let n = 0; n < 12; n++) await named('u').execute(connection.db);
    expect(await prepared('select nome from caixa')).toBe(0);
  });

  it('goes on answering after the table changed under it', async () => {
    for (let n = 0; n < 6; n++) await byId(1).execute(connection.db);
    await sql`alter table caixa add column sigla text default 'cx'`.execute(connection.db);
    expect((await byId(2).execute(connection.db)).rows).toEqual([{ id: 2, nome: 'dois', sigla: 'cx' }]);
    await byId(2).execute(connection.db);
    await sql`alter table caixa add column andar integer`.execute(connection.db);
    await expect(connection.db.transaction().execute((db) => byId(2).execute(db))).rejects.toThrow(
      'cached plan must not change result type',
    );
    const again = await connection.db.transaction().execute((db) => byId(2).execute(db));
    expect(again.rows).toEqual([{ id: 2, nome: 'dois', sigla: 'cx', andar: null }]);
  });
});

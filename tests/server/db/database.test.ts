import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { cloneDatabase, templateDatabase } from '#tests/setup/database.ts';
import type { TestConnection } from '#tests/setup/server-address.ts';

const query = async (connection: TestConnection, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('a database per test file', () => {
  it('builds a template once, however many ask for it at the same time', async () => {
    let built = 0;
    const build = async (connection: TestConnection): Promise<void> => {
      built++;
      await query(connection, 'create table caixa (id integer); insert into caixa values (1)');
    };
    const names = await Promise.all([1, 2, 3].map(() => templateDatabase('uma_vez', build)));
    expect(built).toBe(1);
    expect(new Set(names).size).toBe(1);
  });

  it('gives copies that do not see each other, and drops them with connections open', async () => {
    const template = await templateDatabase('copias', async (connection) => {
      await query(connection, 'create table caixa (id integer)');
    });
    const [one, other] = await Promise.all([cloneDatabase(template), cloneDatabase(template)]);
    await query(one.connection, 'insert into caixa values (7)');
    expect(await query(one.connection, 'select * from caixa')).toEqual([{ id: 7 }]);
    expect(await query(other.connection, 'select * from caixa')).toEqual([]);

    const open = new pg.Client(other.connection);
    open.on('error', () => undefined);
    await open.connect();
    await other.drop();
    await expect(query(other.connection, 'select 1')).rejects.toThrow(/does not exist/);
    await one.drop();
  });

  it('does not keep a template whose building failed', async () => {
    await expect(templateDatabase('falha', () => Promise.reject(new Error('half built')))).rejects.toThrow(
      'half built',
    );
    const template = await templateDatabase('falha', async (connection) => {
      await query(connection, 'create table inteira (id integer)');
    });
    const copy = await cloneDatabase(template);
    expect(await query(copy.connection, 'select * from inteira')).toEqual([]);
    await copy.drop();
  });
});

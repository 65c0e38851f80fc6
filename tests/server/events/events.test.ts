import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealEvents } from '#server/base/events/seal-events.ts';
import { verifyEvents } from '#server/base/events/verify-events.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await sealEvents(server.platform.connection.db, server.time.now);
});
afterAll(() => server.close());

/** Runs a statement as who owns the database could, around the triggers, and undoes it after looking. */
const tampered = async (statement: string): Promise<string[]> => {
  const found: string[] = [];
  await server.platform.connection.db
    .transaction()
    .execute(async (db) => {
      await sql
        .raw('alter table evento disable trigger user; alter table selo disable trigger user')
        .execute(db);
      await sql.raw(statement).execute(db);
      found.push(...(await verifyEvents(db)).map(({ problema }) => problema));
      throw new Error('undo');
    })
    .catch((error: Error) => expect(error.message).toBe('undo'));
  return [...new Set(found)].sort();
};

const chain =
  "(select cadeia from evento where cadeia like 'conteudo:%' group by cadeia having count(*) > 3 order by cadeia limit 1)";

describe('the events', () => {
  it('hold together over the whole world', async () => {
    expect(await verifyEvents(server.platform.connection.db)).toEqual([]);
  });

  it.each([
    ['update', "update evento set ato = 'outro' where id = 1"],
    ['delete', 'delete from evento where id = 1'],
    ['truncate', 'truncate evento'],
    ['seal', 'delete from selo'],
  ])('are refused by the database: %s', async (_name, statement) => {
    await expect(sql.raw(statement).execute(server.platform.connection.db)).rejects.toThrow(
      /não podem ser alterados/,
    );
  });

  it.each([
    [
      'an altered event',
      `update evento set dados = '{"numero":"trocado"}' where cadeia = ${chain} and seq = 2`,
      ['alterado'],
    ],
    ['a removed event', `delete from evento where cadeia = ${chain} and seq = 2`, ['faltando']],
    [
      'a removed tail, its head corrected',
      `with fim as (delete from evento e where cadeia = ${chain} and seq = (select max(seq) from evento x where x.cadeia = e.cadeia) returning cadeia)
       update evento_cadeia c set (seq, hash) = (select seq, hash from evento e where e.cadeia = c.cadeia order by seq desc offset 1 limit 1)
       from fim where c.cadeia = fim.cadeia`,
      ['cauda'],
    ],
    [
      'a removed chain, with its head',
      `with f as (select ${chain} as cadeia), e as (delete from evento using f where evento.cadeia = f.cadeia)
       delete from evento_cadeia using f where evento_cadeia.cadeia = f.cadeia`,
      ['cadeia'],
    ],
    ['an altered seal', `update selo set cadeias = cadeias || '{"conteudo:0":[1,"00"]}'`, ['cadeia', 'selo']],
  ])('show %s', async (_name, statement, problems) => {
    expect(await tampered(statement)).toEqual(problems);
  });

  it('say who did it, from where and with what', async () => {
    const helena = await server.as('helena.pires');
    await helena.post('caixa-central/acompanhar/1');
    const { rows } = await sql<{ ato: string; login: string; sigla: string }>`
      select e.ato, u.login, un.sigla from evento e join registro.usuario u on u.id = e.usuario_id
      join registro.unidade un on un.id = e.unidade_id
      where e.ato = 'entrou' order by e.id desc limit 1`.execute(server.platform.connection.db);
    expect(rows).toEqual([{ ato: 'entrou', login: 'helena.pires', sigla: 'CCL' }]);
  });
});

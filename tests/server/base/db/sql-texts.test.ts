import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { serverProgram, sqlTexts } from './sql-texts.ts';
import { typedColumns } from './table-types.ts';

/** Their table or column is that of whatever register is asked about, known when they run. */
const overAnyRegister = [
  'server/administracao/configuracao/guard-addresses.ts',
  'server/administracao/passagem/duty-records.ts',
  'server/fluxo/desenho/fluxo.hook.ts',
  'server/fluxo/desenho/inicios.ts',
  'server/inicio/register-target.ts',
  'server/pessoas/acesso/content-uses.ts',
];

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

describe('every SQL text of the server', () => {
  const program = serverProgram();
  const { texts, unread, lost } = sqlTexts(program);

  it('is read, with the fragments it is made of', () => {
    expect(unread).toEqual(overAnyRegister);
    expect(lost.filter((fragment) => !/^sql\.(id|ref|raw|table)\(/.test(fragment))).toEqual([]);
    expect(texts.length).toBeGreaterThan(200);
  });

  it('is accepted by PostgreSQL over the migrated tables: names, types and parameters', async () => {
    const client = await world.platform.connection.pool.connect();
    const wrong: string[] = [];
    try {
      for (const { where, text } of texts) {
        try {
          await client.query(`prepare conferida as ${text}`);
          await client.query('deallocate conferida');
        } catch (error) {
          wrong.push(`${where} ${(error as Error).message}\n${text}`);
        }
      }
    } finally {
      client.release();
    }
    expect(wrong).toEqual([]);
  });

  it('has, behind the query builder, the types of the columns that are there', async () => {
    const { rows } = await world.platform.connection.pool.query<{
      table: string;
      column: string;
      type: string;
      empty: boolean;
    }>(`select table_schema || '.' || table_name as table, column_name as column, udt_name as type,
          is_nullable = 'YES' as empty
        from information_schema.columns where table_schema in ('public', 'registro')`);
    const stored = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]));
    const typed = typedColumns(program);
    const wrong = typed.flatMap(({ table, column, kind, empty }) => {
      const found = stored.get(`${table}.${column}`);
      if (!found) return [`${table}.${column} não existe`];
      if (!kinds[kind].test(found.type)) return [`${table}.${column} é ${found.type}, não ${kind}`];
      // what may be empty in the database and not in the type would be read as if it were always there
      return found.empty && !empty ? [`${table}.${column} pode ser vazia`] : [];
    });
    const tables = new Set(typed.map(({ table }) => table));
    const names = new Set(typed.map(({ table, column }) => `${table}.${column}`));
    const untyped = rows
      .filter(({ table }) => tables.has(table))
      .map(({ table, column }) => `${table}.${column}`)
      // what only searches read, or a moment on the wall that only its own query reads, is of no type
      .filter(
        (name) => !names.has(name) && !/\.(_?busca(_publica)?|lembra_em)$|_lembrado\.momento$/.test(name),
      );
    expect(wrong).toEqual([]);
    expect(untyped).toEqual([]);
    expect(tables.size).toBeGreaterThan(50);
  });
});

const kinds = {
  number: /^(int2|int4|int8|numeric|float8)$/,
  text: /^(text|varchar|bpchar|uuid|date|inet|char)$/,
  boolean: /^bool$/,
  instant: /^timestamptz$/,
  bytes: /^bytea$/,
  json: /^(jsonb?$|_)/,
} as const;

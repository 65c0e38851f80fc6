import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readColumns, type Column } from '#server/base/db/gen/read-columns.ts';
import { writeTables } from '#server/base/db/gen/write-tables.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let world: TestApp;
let columns: readonly Column[];
beforeAll(async () => {
  world = await startTestApp();
  columns = await readColumns(world.platform.connection.pool);
});
afterAll(() => world.close());

it('has the types of the migrated tables: otherwise, npm run gen', async () => {
  const path = new URL('../../../server/base/db/generated-tables.ts', import.meta.url);
  expect(await readFile(path, 'utf8')).toBe(await writeTables(columns));
});

it('takes choices from a check of one column, and from nothing else', () => {
  const of = (name: string): Column | undefined =>
    columns.find(({ table, column }) => `${table}.${column}` === name);
  expect(of('documento_versao.situacao')?.choices).toEqual(['MINUTA', 'CONCLUIDA', 'SUPERADA']);
  expect(of('protocolo.padrao_assinatura')?.choices).toEqual(['PADES']);
  expect(of('conteudo.assunto')?.choices).toEqual([]);
});

it('refuses a type that it does not know, and what is said of a column that is gone', async () => {
  const strange = columns.map((column) => ({
    ...column,
    type: column.column === 'seq' ? 'money' : column.type,
  }));
  expect(() => writeTables(strange)).toThrow('evento.seq is money');
  const gone = columns.filter(({ table }) => table !== 'compromisso_lembrete');
  expect(() => writeTables(gone)).toThrow('compromisso_lembrete.antes');
});

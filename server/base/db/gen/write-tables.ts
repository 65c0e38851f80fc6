import { camelName } from '#schemas/names.ts';
import { finish } from '#schemas/gen/render.ts';
import { columnNotes, columnTypes, importedTypes, tableNotes, wholeTypes } from './column-types.ts';
import type { Column } from './read-columns.ts';

const path = 'server/base/db/generated-tables.ts';

const banner =
  '// Written by "npm run gen" from the migrated database; change the migrations or gen/column-types.ts, never this file.';

const kinds = `/** A jsonb column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

/** An instant as it is read, and what may be written in its place. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type GeneratedInstant = ColumnType<Date, Date | string | undefined, Date | string>;`;

/** The text of `server/base/db/generated-tables.ts`, from the columns that are there. */
export const writeTables = (columns: readonly Column[]): Promise<string> => {
  refuseUnknown(columns);
  const tables = [...new Set(columns.map(({ table }) => table))];
  const source = [
    `import type { ColumnType, Generated } from 'kysely';`,
    `import type { RegisterTables } from '#schemas/generated-registers.ts';`,
    ...Object.entries(importedTypes).map(
      ([module, names]) => `import type { ${names.join(', ')} } from '${module}';`,
    ),
    `\n${kinds}\n`,
    `/** Every table of the database, columns in camelCase; the registers' come from their definitions. */`,
    `export interface Tables extends RegisterTables {`,
    ...tables.flatMap((name) => [
      `${note(tableNotes[name])}${camel(name)}: {`,
      ...columns
        .filter(({ table }) => table === name)
        .map((column) => `${note(columnNotes[nameOf(column)])}${camel(column.column)}: ${typeOf(column)};`),
      `};`,
    ]),
    `}`,
  ].join('\n');
  return finish(source, path, banner);
};

/** As Kysely wants it: what is read, what an insertion must and may say, and what a change may. */
const typeOf = (column: Column): string => {
  const whole = wholeTypes[nameOf(column)];
  if (whole !== undefined) return whole;
  const { type, empty, filled, computed } = column;
  if (readByNobody.includes(type)) return 'ColumnType<never, string | null | undefined, string | null>';
  const value = valueOf(column);
  const read = empty ? `${value} | null` : value;
  if (computed) return `ColumnType<${read}, never, never>`;
  const kind = kindOf[type];
  if (kind === undefined) return filled ? `Generated<${read}>` : read;
  return `${empty ? 'Maybe' : filled ? 'Generated' : ''}${kind === 'Json' ? `Json<${value}>` : kind}`;
};

const valueOf = (column: Column): string => {
  const own = columnTypes[nameOf(column)];
  if (own !== undefined) return own;
  if (column.choices.length > 0) return column.choices.map((choice) => `'${choice}'`).join(' | ');
  const item = valueTypes[column.type.replace(/^_/, '')];
  if (item === undefined)
    throw new Error(`${nameOf(column)} is ${column.type}: say its type in column-types.ts.`);
  // the driver gives what is 64 bits wide, in an array, as text
  if (column.type.startsWith('_')) return column.type === '_int8' ? 'string[]' : `${item}[]`;
  return item;
};

/** What is only searched, and a moment on the wall, which only its own query reads. */
const readByNobody: readonly string[] = ['tsvector', 'timestamp'];

const kindOf: Readonly<Record<string, 'Instant' | 'Json'>> = {
  timestamptz: 'Instant',
  json: 'Json',
  jsonb: 'Json',
};

const valueTypes: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  bpchar: 'string',
  uuid: 'string',
  inet: 'string',
  date: 'string',
  time: 'string',
  bytea: 'Buffer',
  timestamptz: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
};

/** What is said of a column that is no longer there would go on being believed. */
const refuseUnknown = (columns: readonly Column[]): void => {
  const there = new Set(columns.flatMap((column) => [column.table, nameOf(column)]));
  const gone = [tableNotes, columnNotes, columnTypes, wholeTypes]
    .flatMap(Object.keys)
    .filter((name) => !there.has(name));
  if (gone.length > 0)
    throw new Error(`column-types.ts names what the database does not have: ${gone.join(', ')}`);
};

const nameOf = ({ table, column }: Column): string => `${table}.${column}`;
const camel = (name: string): string => camelName(name.replaceAll('_', '-'));
const note = (text: string | undefined): string => (text === undefined ? '' : `/** ${text} */\n`);

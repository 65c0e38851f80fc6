import { qualified, quote } from '#server/engine/model/names.ts';
import type { ColumnShape, ForeignKeyShape, IndexShape, TableShape, UniqueShape } from './table-shape.ts';

const record = `id integer generated always as identity primary key,
  versao integer not null default 1,
  criado_em timestamptz not null default now(),
  criado_por integer,
  alterado_em timestamptz,
  alterado_por integer`;

const rows = `id integer generated always as identity primary key,
  registro_id integer not null,
  ordem integer not null`;

const links = `registro_id integer not null,
  alvo_id integer not null,
  ordem integer not null,
  primary key (registro_id, alvo_id)`;

/** Creates an empty table with its columns; indexes and constraints come after. */
export const createTable = (table: TableShape): readonly string[] => {
  const fixed = { record, rows, links }[table.kind];
  const columns = [...table.columns.map(columnText), ...(table.search ? [searchColumn(table.search)] : [])];
  const create = `create table ${qualified(table.name)} (\n  ${[fixed, ...columns].join(',\n  ')}\n)`;
  return table.single ? [create, insertSingle(table)] : [create];
};

/** The only record, with what it starts with. */
const insertSingle = ({ name, columns }: TableShape): string => {
  const given = columns.filter(({ start }) => start !== undefined);
  return given.length === 0
    ? `insert into ${qualified(name)} default values`
    : `insert into ${qualified(name)} (${given.map((column) => quote(column.name)).join(', ')})
  values (${given.map(({ start }) => start).join(', ')})`;
};

export const columnText = (column: ColumnShape): string =>
  [
    quote(column.name),
    column.type,
    ...(column.notNull ? ['not null'] : []),
    ...(column.default === undefined ? [] : [`default ${column.default}`]),
  ].join(' ');

/** STORED is written out: from version 18 on PostgreSQL would compute the column at every read. */
export const searchColumn = (expression: string): string =>
  `_busca text generated always as (${expression}) stored`;

/** Among rows it is checked at the end of a statement, so that rows of one save may exchange values. */
export const addUnique = ({ name, kind }: TableShape, unique: UniqueShape): string =>
  `alter table ${qualified(name)} add constraint ${quote(unique.name)} unique (${unique.columns
    .map(quote)
    .join(', ')})${kind === 'rows' ? ' deferrable initially immediate' : ''}`;

export const addForeignKey = (table: string, key: ForeignKeyShape): string =>
  `alter table ${qualified(table)} add constraint ${quote(key.name)} foreign key (${quote(key.column)}) references ${qualified(
    key.target,
  )} (id)${key.cascade ? ' on delete cascade' : ''}`;

export const addIndex = (table: string, index: IndexShape): string =>
  `create index ${quote(index.name)} on ${qualified(table)} ${index.on}`;

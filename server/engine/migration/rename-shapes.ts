import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { snakeName } from '#schemas/names.ts';
import { hasColumn, type Field } from '#server/engine/model/field.ts';
import { objectName, qualified, quote } from '#server/engine/model/names.ts';
import { readFields } from '#server/engine/model/read-fields.ts';
import type { ForeignKeyShape, TableShape, UniqueShape } from './table-shape.ts';

interface Renamed {
  /** The former tables as if they always had had the new names. */
  readonly tables: readonly TableShape[];
  /** What gives them these names. */
  readonly statements: readonly string[];
}

/** New names by the former ones. */
interface Names {
  readonly tables: Map<string, string>;
  /** Columns of each table, by its former name. */
  readonly columns: Map<string, Map<string, string>>;
}

/** Carries the data of renamed fields (`x-renamed-from`) over to the tables that the next definition asks for. */
export const renameShapes = (
  tables: readonly TableShape[],
  former: RegisterDefinition,
  next: RegisterDefinition,
): Renamed => {
  const names: Names = { tables: new Map(), columns: new Map() };
  const main = snakeName(next.name);
  follow(readFields(former.schema, main, '/schema'), readFields(next.schema, main, '/schema'), main, names);
  if (names.tables.size === 0 && names.columns.size === 0) return { tables, statements: [] };
  const renamed = tables.map((table) => renameTable(table, names));
  return {
    tables: renamed.map(({ table }) => table),
    statements: renamed.flatMap(({ statements }) => statements),
  };
};

const follow = (
  former: readonly Field[],
  next: readonly Field[],
  table: string,
  { tables, columns }: Names,
): void => {
  const find = (name: string | undefined): Field | undefined => former.find((one) => one.name === name);
  for (const field of next) {
    const from = field.property['x-renamed-from'];
    const old = find(field.name) ?? (next.some(({ name }) => name === from) ? undefined : find(from));
    if (!old) continue;
    if (hasColumn(old) && hasColumn(field) && old.column !== field.column)
      columns.set(table, (columns.get(table) ?? new Map<string, string>()).set(old.column, field.column));
    if (old.kind !== field.kind || old.table === undefined || field.table === undefined) continue;
    // The tables of rows within rows are named after those around them.
    if (old.table !== field.table) tables.set(old.table, field.table);
    follow(old.fields, field.fields, old.table, { tables, columns });
  }
};

const renameTable = (
  table: TableShape,
  { tables, columns }: Names,
): { readonly table: TableShape; readonly statements: readonly string[] } => {
  const name = tables.get(table.name) ?? table.name;
  const own = columns.get(table.name) ?? new Map<string, string>();
  const column = (former: string): string => own.get(former) ?? former;
  const within = table.kind === 'rows' ? ['registro_id'] : [];
  const uniques = table.uniques.map((unique): UniqueShape => {
    const after = unique.columns.map(column);
    return { ...unique, columns: after, name: objectName('uq', name, ...after.slice(within.length)) };
  });
  const foreignKeys = table.foreignKeys.map((key): ForeignKeyShape => ({
    ...key,
    column: column(key.column),
    name: objectName('fk', name, column(key.column)),
    target: tables.get(key.target) ?? key.target,
  }));
  const target = `alter table ${qualified(name)}`;
  const constraints = [...table.uniques, ...table.foreignKeys].flatMap((former, index) => {
    const { name: after = former.name } = [...uniques, ...foreignKeys][index] ?? {};
    return after === former.name
      ? []
      : [`${target} rename constraint ${quote(former.name)} to ${quote(after)}`];
  });
  return {
    table: {
      ...table,
      name,
      uniques,
      foreignKeys,
      columns: table.columns.map((one) => ({
        ...one,
        name: column(one.name),
        compared: Object.fromEntries(
          Object.entries(one.compared).map(([operator, other]) => [operator, column(other)]),
        ),
      })),
      owner: table.owner && { ...table.owner, table: tables.get(table.owner.table) ?? table.owner.table },
    },
    statements: [
      ...(name === table.name ? [] : [`alter table ${qualified(table.name)} rename to ${quote(name)}`]),
      ...[...own].map(([former, after]) => `${target} rename column ${quote(former)} to ${quote(after)}`),
      ...constraints,
    ],
  };
};

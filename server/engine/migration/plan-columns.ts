import { qualified, quote } from '#server/engine/model/names.ts';
import { changeType } from './change-type.ts';
import { columnText } from './create-table.ts';
import { limitGuards } from './limit-guards.ts';
import type { Guard } from './plan.ts';
import type { ColumnShape, TableShape } from './table-shape.ts';
import { valueGuards } from './value-guards.ts';

/** The part of a plan that concerns the columns of one table. */
interface ColumnsPlan {
  readonly guards: readonly Guard[];
  readonly statements: readonly string[];
  /** Columns whose type changes: what depends on them must be released first. */
  readonly retyped: readonly string[];
}

/** Compares the columns of a table with those that its definition now asks for. */
export const planColumns = (former: TableShape, next: TableShape): ColumnsPlan => {
  const table = next.name;
  const guards: Guard[] = [];
  const statements: string[] = [];
  const retyped: string[] = [];
  /** What each column will hold of the records that exist, as SQL over the table as it is. */
  const held = new Map<string, string>();
  for (const old of former.columns) {
    if (next.columns.some(({ name }) => name === old.name)) continue;
    guards.push(emptyColumn(table, old));
    statements.push(`alter table ${qualified(table)} drop column ${quote(old.name)}`);
    // What is made of a dropped column goes with it.
    retyped.push(old.name);
  }
  for (const column of next.columns) {
    const old = former.columns.find(({ name }) => name === column.name);
    if (!old) {
      const added = addColumn(table, column);
      guards.push(...added.guards);
      statements.push(...added.statements);
      const given = column.default ?? (column.notNull ? column.fill : column.start);
      if (given !== undefined) held.set(column.name, given);
      continue;
    }
    held.set(column.name, quote(column.name));
    if (old.type !== column.type) {
      const change = changeType(table, old, column);
      guards.push(...change.guards, ...limitGuards(table, old, column, change.kept));
      statements.push(...change.statements);
      retyped.push(column.name);
      held.set(column.name, change.kept);
    }
    if (old.type === column.type) guards.push(...limitGuards(table, old, column));
    if (old.secret !== column.secret) guards.push(otherSecrecy(table, column));
    const nulls = changeNulls(table, old, column);
    guards.push(...nulls.guards);
    statements.push(...nulls.statements);
    if (old.default !== column.default)
      statements.push(
        `alter table ${qualified(table)} alter column ${quote(column.name)} ${
          column.default === undefined ? 'drop default' : `set default ${column.default}`
        }`,
      );
  }
  for (const column of next.columns) {
    const old = former.columns.find(({ name }) => name === column.name);
    if (old) guards.push(...valueGuards(table, old, column, held));
  }
  return { guards, statements, retyped };
};

const emptyColumn = (table: string, old: ColumnShape): Guard => ({
  reason: 'campoComDados',
  query: `select count(*)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from ${qualified(table)}
    where ${quote(old.name)} is distinct from ${old.default ?? 'null'}`,
  pointer: old.pointer,
  data: { campo: old.title },
  makeWay: [],
});

/** What was stored in the open would stay so, and what was encrypted would be shown as it is stored. */
const otherSecrecy = (table: string, column: ColumnShape): Guard => {
  const filled = `${quote(column.name)} is not null`;
  return {
    reason: 'segredoTrocado',
    query: `select count(*)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from ${qualified(table)} where ${filled}`,
    pointer: column.pointer,
    data: { campo: column.title },
    makeWay: column.notNull
      ? undefined
      : [`update ${qualified(table)} set ${quote(column.name)} = null where ${filled}`],
  };
};

type Change = Pick<ColumnsPlan, 'guards' | 'statements'>;

const addColumn = (table: string, column: ColumnShape): Change => {
  const given = column.notNull ? column.fill : column.start;
  if (column.default !== undefined || (!column.notNull && given === undefined))
    return { guards: [], statements: [`alter table ${qualified(table)} add column ${columnText(column)}`] };
  if (given !== undefined)
    return {
      guards: [],
      statements: [
        `alter table ${qualified(table)} add column ${columnText({ ...column, default: given })}`,
        `alter table ${qualified(table)} alter column ${quote(column.name)} drop default`,
      ],
    };
  return {
    guards: [
      {
        reason: 'obrigatorioVazio',
        query: `select count(*)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from ${qualified(table)}`,
        pointer: column.pointer,
        data: { campo: column.title },
        makeWay: undefined,
      },
    ],
    statements: [`alter table ${qualified(table)} add column ${columnText(column)}`],
  };
};

const changeNulls = (table: string, old: ColumnShape, column: ColumnShape): Change => {
  if (old.notNull === column.notNull) return { guards: [], statements: [] };
  const target = `alter table ${qualified(table)} alter column ${quote(column.name)}`;
  if (!column.notNull) return { guards: [], statements: [`${target} drop not null`] };
  const fill = column.default ?? column.fill;
  if (fill !== undefined)
    return {
      guards: [],
      statements: [
        `update ${qualified(table)} set ${quote(column.name)} = ${fill} where ${quote(column.name)} is null`,
        `${target} set not null`,
      ],
    };
  return {
    guards: [
      {
        reason: 'obrigatorioVazio',
        query: `select count(*)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from ${qualified(table)}
          where ${quote(column.name)} is null`,
        pointer: column.pointer,
        data: { campo: column.title },
        makeWay: undefined,
      },
    ],
    statements: [`${target} set not null`],
  };
};

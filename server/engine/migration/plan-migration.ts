import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { literal, qualified, quote } from '#server/engine/model/names.ts';
import { addForeignKey, addIndex, addUnique, createTable, searchColumn } from './create-table.ts';
import { linkGuard } from './link-guard.ts';
import type { Guard, Plan } from './plan.ts';
import { ownerGuards } from './owner-guard.ts';
import { planColumns } from './plan-columns.ts';
import { renameShapes } from './rename-shapes.ts';
import { shapesOf } from './shapes-of.ts';
import type { IndexShape, TableShape } from './table-shape.ts';

/**
 * What must be done for the tables of a register to follow its definition. Pure: what depends on the data is a
 * guard, a query that whoever runs the plan asks first.
 * @param former the definition that the tables follow now; undefined creates them.
 * @param next the definition to follow; undefined drops them.
 * @param exists whether a table is there before anything runs: a guard cannot look into one that is not.
 */
export const planMigration = (
  former: RegisterDefinition | undefined,
  next: RegisterDefinition | undefined,
  exists: (table: string) => boolean = () => true,
): Plan => {
  const tables = former ? shapesOf(former) : [];
  const { tables: before, statements: renames } =
    former && next ? renameShapes(tables, former, next) : { tables, statements: [] };
  const after = next ? shapesOf(next) : [];
  const parts = [
    ...before.filter((table) => !after.some(sameAs(table))).map((table) => planDrop(table, before)),
    ...after.map((table) => {
      const old = before.find(sameAs(table));
      return old ? planChange(old, table, exists) : planCreation(table, before);
    }),
  ];
  return {
    register: next?.name ?? former?.name ?? '',
    renames,
    guards: parts.flatMap(({ guards }) => guards),
    release: parts.flatMap(({ release }) => release),
    structure: parts.flatMap(({ structure }) => structure),
    indexes: parts.flatMap(({ indexes }) => indexes),
    links: parts.flatMap(({ links }) => links),
  };
};

type TablePlan = Omit<Plan, 'register' | 'renames'>;

/** A relation that becomes a grid keeps its name but nothing of its data: it is another table. */
const sameAs =
  (table: TableShape) =>
  (other: TableShape): boolean =>
    other.name === table.name && other.kind === table.kind;

const planCreation = (table: TableShape, before: readonly TableShape[]): TablePlan => ({
  guards: before.some(({ name }) => name === table.owner?.table) ? ownerGuards(undefined, table) : [],
  release: [],
  structure: createTable(table),
  indexes: [
    ...table.uniques.map((unique) => addUnique(table, unique)),
    ...table.indexes.map((index) => addIndex(table.name, index)),
  ],
  links: table.foreignKeys.map((key) => addForeignKey(table.name, key)),
});

const planDrop = (table: TableShape, own: readonly TableShape[]): TablePlan => ({
  guards: [
    {
      reason: 'tabelaComDados',
      query: `select count(*)::int as quantos, null::int[] as exemplos from ${qualified(table.name)}`,
      pointer: table.pointer,
      data: { campo: table.title },
      makeWay: [],
    },
    ...(table.kind === 'record' ? [usedByOthers(table, own)] : []),
  ],
  release: table.foreignKeys.map((key) => dropConstraint(table.name, key.name)),
  structure: [`drop table ${qualified(table.name)}`],
  indexes: [],
  links: [],
});

/** Foreign keys of other registers or of the domains: their tables would have to change first. */
const usedByOthers = (table: TableShape, own: readonly TableShape[]): Guard => ({
  reason: 'emUsoPorOutros',
  query: `select count(*)::int as quantos, array_agg(distinct c.conrelid::regclass::text) as exemplos from pg_constraint c
    where c.contype = 'f' and c.confrelid = to_regclass(${literal(qualified(table.name))})
      and c.conrelid not in (${own.map(({ name }) => `to_regclass(${literal(qualified(name))})`).join(', ')})`,
  pointer: table.pointer,
  data: { campo: table.title },
  makeWay: undefined,
});

const planChange = (former: TableShape, next: TableShape, exists: (table: string) => boolean): TablePlan => {
  const columns = planColumns(former, next);
  const { retyped } = columns;
  const searched = retyped.length > 0 || former.search !== next.search;
  const touches = (names: readonly string[]): boolean => names.some((name) => retyped.includes(name));
  // A changed type or search makes every index again: simpler than knowing which ones depend on it, and rare.
  const stays = (index: IndexShape, others: readonly IndexShape[]): boolean =>
    !searched && others.some(({ name, on }) => name === index.name && on === index.on);
  const oldIndexes = former.indexes.filter((one) => !stays(one, next.indexes));
  const newIndexes = next.indexes.filter((one) => !stays(one, former.indexes));
  const oldUniques = former.uniques.filter((one) => !sameUnique(one, next.uniques) || touches(one.columns));
  const newUniques = next.uniques.filter((one) => !sameUnique(one, former.uniques) || touches(one.columns));
  const oldKeys = former.foreignKeys.filter((one) => !sameKey(one, next.foreignKeys));
  const newKeys = next.foreignKeys.filter((one) => !sameKey(one, former.foreignKeys));
  return {
    guards: [
      ...columns.guards,
      ...ownerGuards(former, next),
      ...(next.single && !former.single ? [oneRecord(next)] : []),
      ...newUniques.filter((one) => isOld(former, one.columns)).map((one) => noDuplicates(next, one)),
      ...newKeys
        .filter((one) => isOld(former, [one.column]))
        .map((one) => linkGuard(former, next, one, exists(one.target))),
    ],
    release: [
      ...oldKeys.map((key) => dropConstraint(next.name, key.name)),
      ...oldUniques.map((unique) => dropConstraint(next.name, unique.name)),
      ...oldIndexes.map((index) => `drop index if exists registro.${quote(index.name)}`),
      ...(searched && former.search ? [`alter table ${qualified(next.name)} drop column _busca`] : []),
    ],
    structure: [
      ...columns.statements,
      ...(searched && next.search
        ? [`alter table ${qualified(next.name)} add column ${searchColumn(next.search)}`]
        : []),
      ...(next.single && !former.single ? [firstRecord(next.name)] : []),
    ],
    indexes: [
      ...newUniques.map((unique) => addUnique(next, unique)),
      ...newIndexes.map((index) => addIndex(next.name, index)),
    ],
    links: newKeys.map((key) => addForeignKey(next.name, key)),
  };
};

/** What becomes a single record keeps the one that it had; of many, only a person can say which. */
const oneRecord = (table: TableShape): Guard => ({
  reason: 'registrosDemais',
  query: `select greatest(count(*) - 1, 0)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from ${qualified(table.name)}`,
  pointer: '/kind',
  data: { campo: table.title },
  makeWay: undefined,
});

const firstRecord = (table: string): string =>
  `insert into ${qualified(table)} (versao) select 1 where not exists (select from ${qualified(table)})`;

const sameUnique = (
  unique: { name: string; columns: readonly string[] },
  others: TableShape['uniques'],
): boolean =>
  others.some(({ name, columns }) => name === unique.name && columns.join() === unique.columns.join());

const sameKey = (key: TableShape['foreignKeys'][number], others: TableShape['foreignKeys']): boolean =>
  others.some(({ name, target }) => name === key.name && target === key.target);

const dropConstraint = (table: string, name: string): string =>
  `alter table ${qualified(table)} drop constraint if exists ${quote(name)}`;

const isOld = (former: TableShape, names: readonly string[]): boolean =>
  names.every(
    (name) => name === 'registro_id' || name === 'alvo_id' || former.columns.some((old) => old.name === name),
  );

const noDuplicates = (table: TableShape, unique: TableShape['uniques'][number]): Guard => {
  const columns = unique.columns.map(quote).join(', ');
  const filled = unique.columns.map((name) => `${quote(name)} is not null`).join(' and ');
  return {
    reason: 'valoresRepetidos',
    query: `select count(*)::int as quantos, (array_agg(id))[1:5] as exemplos from (
      select min(id) as id from ${qualified(table.name)} where ${filled} group by ${columns} having count(*) > 1) r`,
    pointer: unique.pointer,
    data: { campo: unique.title },
    makeWay: undefined,
  };
};

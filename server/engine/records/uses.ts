import { ptBR } from '#schemas/messages/index.ts';
import type { ForeignKey } from '#server/base/db/foreign-key.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { snakeName } from '#schemas/names.ts';
import type { Field } from '#server/engine/model/field.ts';
import { qualified, quote } from '#server/engine/model/names.ts';
import type { RegisterModel, RegisterModels } from '#server/engine/model/register-model.ts';
import { readsRecords, viewFor } from '#server/engine/access.ts';
import { runQuery } from './query.ts';
import { scopeConditions } from './scope.ts';
import { sqlValues, type SqlValues } from './sql-values.ts';

/** Where a record is used: how many records of a register, or of a part of the product, point to it. */
export interface Use {
  /** Name of the register, when it is one. */
  readonly registro?: string;
  readonly titulo: string;
  /** Label of the field that points. */
  readonly campo?: string;
  readonly total: number;
}

/** Counted no further: whoever removes needs to know that it is used, not how many thousand times. */
const countedUpTo = 1_000;

/**
 * Everything that points to a record, found by the foreign keys of the database itself: other registers and the
 * tables of the domains alike. What goes away with the record (its rows, its links) is not a use. Records out of the
 * person's reach, and fields that they may not see, count together and without a name: they still hold the record. Contents
 * out of reach are not counted at all: the number would change with them.
 */
export const usesOf = async (
  ctx: Ctx,
  models: RegisterModels,
  model: RegisterModel,
  id: number,
): Promise<readonly Use[]> => {
  const keys = await runQuery<ForeignKey>(
    ctx,
    `select n.nspname as esquema, c.relname as tabela, a.attname as coluna from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.confrelid = to_regclass($1) and k.confdeltype = 'a' order by 1, 2, 3`,
    { list: [model.from], add: () => '' },
  );
  if (keys.length === 0) return [];
  const own = ownTables(model.fields.values());
  const values = sqlValues();
  values.add(id);
  const known: (Holding | undefined)[] = [];
  // One after the other: in a transaction there is one connection to ask.
  for (const key of keys) known.push(await holding(ctx, models, key, values));
  const contents = await ctx.ports.usesInDomains(ctx, keys, id, countedUpTo);
  const counts = keys.flatMap(({ esquema, tabela, coluna }, index) => {
    const table = `${quote(esquema)}.${quote(tabela)}`;
    // A record that points to itself goes together with its pointer, be it in a list or in a row of it.
    const mine = esquema === 'registro' ? own.get(tabela) : undefined;
    const itself = tabela === model.table && esquema === 'registro' ? ' and id <> $1' : (mine ?? '');
    const count = (more: string): string =>
      `(select count(*)::int from (select from ${table} where ${quote(coluna)} = $1${itself}${more} limit ${countedUpTo}) n)`;
    const reached = known[index]?.reached;
    return [`${count('')} as c${index}`, ...(reached ? [`${count(` and ${reached}`)} as r${index}`] : [])];
  });
  const [row] = await runQuery<Record<string, number>>(ctx, `select ${counts.join(', ')}`, values);
  let others = 0;
  const uses = keys.flatMap((key, index) => {
    const seen = contents.get(key);
    if (seen !== undefined) return seen > 0 ? [{ ...describe(key), total: seen }] : [];
    const all = row?.[`c${index}`] ?? 0;
    const use = known[index] ? known[index].use : describe(key);
    const total = use ? (row?.[`r${index}`] ?? all) : 0;
    others += all - total;
    return use && total > 0 ? [{ ...use, total }] : [];
  });
  return others > 0 ? [...uses, { titulo: ptBR.registro.tabelas.outrosCadastros, total: others }] : uses;
};

/** What a register that points is to this person. */
interface Holding {
  /** How it is named; absent where the person may not see the register or the field. */
  readonly use?: Omit<Use, 'total'>;
  /** Keeps the count within the records that the person reaches; absent where these are all. */
  readonly reached?: string;
}

/** The register that keeps a link in that column, as the person may know of it; undefined for tables of the domains. */
const holding = async (
  ctx: Ctx,
  models: RegisterModels,
  key: ForeignKey,
  values: SqlValues,
): Promise<Holding | undefined> => {
  if (key.esquema !== 'registro') return undefined;
  for (const model of models.values()) {
    const way = wayTo(model.fields.values(), snakeName(model.name), key);
    const [field] = way ?? [];
    if (!way || !field) continue;
    const { granted } = viewFor(ctx, models, model);
    const seen = way.every(({ read }) => read === undefined || granted.includes(read));
    if (!seen || !readsRecords(ctx, model)) return {};
    const use = { registro: model.name, titulo: model.definition.title.many, campo: field.property.title };
    const conditions = await scopeConditions(ctx, model, values);
    if (conditions.length === 0) return { use };
    const records = `select t.id from ${model.from} t where ${conditions.join(' and ')}`;
    return { use, reached: within(way, records) };
  }
  return undefined;
};

/** From the column of a link up to the record that it is of, through the rows that it stands in. */
const within = (way: readonly Field[], records: string): string => {
  const tables = way.flatMap(({ table }) => table ?? []);
  if (tables.length === 0) return `id in (${records})`;
  // the last table is the one that has the column
  const owners = tables
    .slice(0, -1)
    .reduce((above, table) => `select id from ${qualified(table)} where registro_id in (${above})`, records);
  return `registro_id in (${owners})`;
};

/** The tables of lists and rows of a register, each with what leaves out those of the record itself. */
const ownTables = (fields: Iterable<Field>, owner = '= $1'): ReadonlyMap<string, string> =>
  new Map(
    [...fields].flatMap((field): readonly (readonly [string, string])[] => {
      if (field.table === undefined) return [];
      const inner = `in (select id from ${qualified(field.table)} where registro_id ${owner})`;
      return [[field.table, ` and not (registro_id ${owner})`], ...ownTables(field.fields, inner)];
    }),
  );

/** A part of the product that is no register. */
const describe = ({ tabela }: ForeignKey): Omit<Use, 'total'> => {
  const titles: Readonly<Record<string, string>> = ptBR.registro.tabelas;
  return { titulo: titles[tabela] ?? titles['outra'] ?? tabela };
};

/** The fields from the record to the link that is kept in that column, in the record, in a row or in a table of links. */
const wayTo = (fields: Iterable<Field>, table: string, key: ForeignKey): readonly Field[] | undefined => {
  for (const field of fields) {
    if (field.kind === 'link' && table === key.tabela && field.column === key.coluna) return [field];
    if (field.kind === 'links' && field.table === key.tabela) return [field];
    const inner = wayTo(field.fields, field.table ?? '', key);
    if (inner) return [field, ...inner];
  }
  return undefined;
};

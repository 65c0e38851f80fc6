import { ptBR } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/http/context.ts';
import { snakeName } from '#schemas/names.ts';
import type { Field } from '../model/field.ts';
import { qualified, quote } from '../model/names.ts';
import type { RegisterModel, RegisterModels } from '../model/register-model.ts';
import { runQuery } from './query.ts';

/** Where a record is used: how many records of a register, or of a part of the product, point to it. */
export interface Use {
  /** Name of the register, when it is one. */
  readonly registro?: string;
  readonly titulo: string;
  /** Label of the field that points. */
  readonly campo?: string;
  readonly total: number;
}

interface ForeignKey {
  readonly esquema: string;
  readonly tabela: string;
  readonly coluna: string;
}

/** Counted no further: whoever removes needs to know that it is used, not how many thousand times. */
const countedUpTo = 1_000;

/**
 * Everything that points to a record, found by the foreign keys of the database itself: other registers and the
 * tables of the domains alike. What goes away with the record (its rows, its links) is not a use.
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
  const counts = keys.map(({ esquema, tabela, coluna }, index) => {
    const table = `${quote(esquema)}.${quote(tabela)}`;
    // A record that points to itself goes together with its pointer, be it in a list or in a row of it.
    const mine = esquema === 'registro' ? own.get(tabela) : undefined;
    const itself = tabela === model.table && esquema === 'registro' ? ' and id <> $1' : (mine ?? '');
    return `(select count(*)::int from (select from ${table} where ${quote(coluna)} = $1${itself} limit ${countedUpTo}) n) as c${index}`;
  });
  const rows = await runQuery<Record<string, number>>(ctx, `select ${counts.join(', ')}`, {
    list: [id],
    add: () => '',
  });
  return keys.flatMap((key, index) => {
    const total = rows[0]?.[`c${index}`] ?? 0;
    return total > 0 ? [{ ...describe(models, key), total }] : [];
  });
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

const describe = (models: RegisterModels, key: ForeignKey): Omit<Use, 'total'> => {
  if (key.esquema === 'registro')
    for (const model of models.values()) {
      const field = holder(model, key);
      if (field)
        return { registro: model.name, titulo: model.definition.title.many, campo: field.property.title };
    }
  const titles: Readonly<Record<string, string>> = ptBR.registro.tabelas;
  return { titulo: titles[key.tabela] ?? titles['outra'] ?? key.tabela };
};

/** The field of a register whose link is kept in that column, be it in a row or in a table of links. */
const holder = (model: RegisterModel, { tabela, coluna }: ForeignKey): Field | undefined => {
  const inside = (table: string, field: Field): boolean => {
    if (field.kind === 'link') return table === tabela && field.column === coluna;
    if (field.kind === 'links') return field.table === tabela;
    return field.fields.some((inner) => inside(field.table ?? '', inner));
  };
  return [...model.fields.values()].find((field) => inside(snakeName(model.name), field));
};

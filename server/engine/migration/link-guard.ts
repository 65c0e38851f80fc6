import { qualified, quote } from '#server/engine/model/names.ts';
import { isNumber } from './limit-guards.ts';
import type { Guard } from './plan.ts';
import type { ForeignKeyShape, TableShape } from './table-shape.ts';

/**
 * What a column that comes to point to a register must not hold. What pointed to another register names other
 * records, whether or not their numbers exist in the new one; a plain value may be the number of a record.
 * @param exists whether the table pointed to is there already; while it is not, no value names a record of it.
 */
export const linkGuard = (
  former: TableShape,
  next: TableShape,
  key: ForeignKeyShape,
  exists: boolean,
): Guard => {
  const column = `t.${quote(key.column)}`;
  const retargeted = former.foreignKeys.some((old) => old.column === key.column);
  const old = former.columns.find(({ name }) => name === key.column);
  // The guard runs before the column changes its type.
  const same = old && !isNumber(old) ? `a.id::text = ${column}::text` : `a.id = ${column}`;
  const wrong =
    retargeted || !exists
      ? `${column} is not null`
      : `${column} is not null and not exists (select from ${qualified(key.target)} a where ${same})`;
  return {
    reason: retargeted ? 'relacaoTrocada' : 'semRegistroApontado',
    query: `select count(*)::int as quantos, (array_agg(${next.kind === 'links' ? 'registro_id' : 'id'}))[1:5] as exemplos from ${qualified(next.name)} t where ${wrong}`,
    pointer: `${key.pointer}/x-relation`,
    data: { campo: key.title },
    makeWay: makeWay(next, key, wrong),
  };
};

/** A link to one becomes empty where it may, and one of many goes. */
const makeWay = (table: TableShape, { column }: ForeignKeyShape, wrong: string): Guard['makeWay'] => {
  if (table.kind === 'links') return [`delete from ${qualified(table.name)} t where ${wrong}`];
  return table.columns.some(({ name, notNull }) => name === column && notNull)
    ? undefined
    : [`update ${qualified(table.name)} t set ${quote(column)} = null where ${wrong}`];
};

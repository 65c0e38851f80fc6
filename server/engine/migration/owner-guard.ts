import { qualified } from '#server/engine/model/names.ts';
import type { Guard } from './plan.ts';
import type { TableShape } from './table-shape.ts';

/**
 * Refuses to ask for more rows, or for more links, than the records have: they could not be saved any more.
 * A list that may be empty counts only where it is not.
 * @param former undefined when the table is new, and so empty.
 */
export const ownerGuards = (
  former: TableShape | undefined,
  { name, owner, ...next }: TableShape,
): readonly Guard[] => {
  const before = former?.owner;
  if (!owner || owner.fewest === 0) return [];
  if (before && owner.fewest <= before.fewest && (before.required || !owner.required)) return [];
  const least = owner.required ? '' : ' and count(c.registro_id) > 0';
  const found = former
    ? `select a.id from ${qualified(owner.table)} a left join ${qualified(name)} c on c.registro_id = a.id
        group by a.id having count(c.registro_id) < ${owner.fewest}${least}`
    : `select id from ${qualified(owner.table)} where ${owner.required}`;
  return [
    {
      reason: owner.fewest > 1 ? 'poucosItens' : 'obrigatorioVazio',
      query: `select count(*)::int as quantos, (array_agg(id order by id))[1:5] as exemplos from (${found}) r`,
      pointer: next.pointer,
      data: { campo: next.title, limite: owner.fewest },
      makeWay: undefined,
    },
  ];
};

import type { Relation } from '#schemas/generated-definition.ts';
import type { Field } from '../field.ts';
import type { RelationFilter } from '#src/engine/relation-filter.ts';

/** What narrows a relation now; `waitsFor` is the title of the field that must be chosen before. */
interface Narrowing {
  filter: RelationFilter | undefined;
  waitsFor?: string;
}

/**
 * Fills the filter of a relation with the values of the row or, where the row has no such field, of the form:
 * `{ "organizacao": "{organizacao}" }`.
 */
export function narrowingOf(
  relation: Relation,
  row: Readonly<Record<string, unknown>> | undefined,
  form: Readonly<Record<string, unknown>>,
  fields: readonly Field[],
): Narrowing {
  const filter: Record<string, string | number | boolean | readonly number[]> = {};
  for (const [name, value] of Object.entries(relation.filter ?? {})) {
    const source = typeof value === 'string' ? /^\{(\w+)\}$/.exec(value)?.[1] : undefined;
    if (source === undefined) {
      filter[name] = value;
      continue;
    }
    const current = row?.[source] ?? form[source];
    if (typeof current === 'string' || typeof current === 'number' || typeof current === 'boolean')
      filter[name] = current;
    else if (Array.isArray(current) && current.length > 0)
      filter[`${name}_in`] = current as readonly number[];
    else return { filter: undefined, waitsFor: titleOf(source, fields) };
  }
  return { filter };
}

/** The field that narrows may be of the form or a column of one of its grids. */
function titleOf(name: string, fields: readonly Field[]): string {
  const all = fields.flatMap((field) => [field, ...(field.columns ?? [])]);
  return all.find((field) => field.name === name)?.title ?? name;
}

/** Fields whose choices another field narrows: they are emptied when it changes. */
export function narrowedBy(name: string, fields: readonly Field[]): string[] {
  return fields
    .filter(({ property }) => Object.values(property['x-relation']?.filter ?? {}).includes(`{${name}}`))
    .map((field) => field.name);
}

/** Whether what was chosen within a field is still within it: a list that only grew offers all that it did. */
export function keepsChoices(before: unknown, next: unknown): boolean {
  return Array.isArray(before) && Array.isArray(next) && before.every((one) => next.includes(one));
}

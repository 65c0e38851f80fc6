import { defined } from '#schemas/defined.ts';
import type { Condition } from '#schemas/generated-definition.ts';
import type { JsonSchema } from '#schemas/json-schema.ts';

/**
 * A condition of `x-when` as standard JSON Schema. In JSON Schema `{ properties: { a: … } }` is true where `a` is absent; here
 * it is false, also under `not`: each condition requires the fields that it names, and `not` hands them up to its owner.
 */
export function lowerCondition(condition: Condition): JsonSchema {
  const { required = [], properties, anyOf, allOf, not } = condition;
  const named = [
    ...new Set([...required, ...Object.keys(properties ?? {}), ...(not ? conditionFields(not) : [])]),
  ];
  return defined({
    required: named.length > 0 ? named : undefined,
    properties,
    anyOf: anyOf?.map(lowerCondition),
    allOf: allOf?.map(lowerCondition),
    not: not ? lowerCondition(not) : undefined,
  });
}

/** Every field that a condition names, at any depth. */
export function conditionFields(condition: Condition): string[] {
  const { required = [], properties = {}, anyOf = [], allOf = [], not } = condition;
  const inner = [...anyOf, ...allOf, ...(not ? [not] : [])].flatMap(conditionFields);
  return [...new Set([...required, ...Object.keys(properties), ...inner])];
}

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
  return {
    ...(named.length > 0 && { required: named }),
    ...(properties && { properties }),
    ...(anyOf && { anyOf: anyOf.map(lowerCondition) }),
    ...(allOf && { allOf: allOf.map(lowerCondition) }),
    ...(not && { not: lowerCondition(not) }),
  };
}

/** Every field that a condition names, at any depth. */
export function conditionFields(condition: Condition): string[] {
  const { required = [], properties = {}, anyOf = [], allOf = [], not } = condition;
  const inner = [...anyOf, ...allOf, ...(not ? [not] : [])].flatMap(conditionFields);
  return [...new Set([...required, ...Object.keys(properties), ...inner])];
}
